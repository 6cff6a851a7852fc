import pytest

from sjoelen.desk.turn_preview import preview_turn
from sjoelen.rules.error import TooFewDiscs, TooManyDiscs, UnexplainedShrink, UnknownEdition
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import TipKind
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts

FIRST, SHRUNK = (1, Tally((5, 6, 5, 5))), (2, Tally((5, 5, 5, 5)))


def test_a_turn_in_the_making_is_judged_as_far_as_it_is_told() -> None:
    judged = preview_turn("ans-2026", (), TurnRecord((FIRST,)))
    assert (judged.points, judged.sets, judged.extras, judged.in_hand) == (103, 5, (0, 1, 0, 0), 9)
    assert (judged.ended, judged.least, judged.most, judged.error) == (False, 103, 152, None)
    assert judged.tip is not None
    assert judged.tip.kind is TipKind.LAGGING


def test_before_anything_is_told_everything_is_possible() -> None:
    judged = preview_turn("ans-2026", (), TurnRecord())
    assert (judged.points, judged.in_hand, judged.least, judged.most) == (0, 30, 0, 156)


def test_what_cannot_be_is_said_beside_how_it_stood_before() -> None:
    judged = preview_turn("ans-2026", (), TurnRecord((FIRST, SHRUNK)))
    assert isinstance(judged.error, UnexplainedShrink)
    assert (judged.points, judged.in_hand) == (103, 9)
    explained = preview_turn(
        "ans-2026", (), TurnRecord((FIRST, SHRUNK), (Occurrence(2, Incident.BACK_THROUGH_GATE, 3),))
    )
    assert (explained.points, explained.error) == (100, None)


def test_a_bonus_that_was_not_earned_changes_nothing() -> None:
    judged = preview_turn("ans-2026", (), last_counts(Tally((9, 5, 7, 5)), 3, (4,)))
    assert (judged.points, judged.ended, judged.error is None) == (116, True, False)


def test_a_broken_disc_voids_the_turn() -> None:
    assert preview_turn("ans-2026", (), TurnRecord((FIRST,), (Occurrence(2, Incident.BROKEN_DISC),))).void


def test_a_bonus_is_offered_when_it_is_earned() -> None:
    judged = preview_turn("ans-2026", (), last_counts(Tally((7, 7, 9, 7)), 2))
    assert (judged.bonus_left, judged.most) == (1, 152)


def test_what_no_turn_can_begin_with_is_refused() -> None:
    with pytest.raises(TooManyDiscs):
        preview_turn("ans-2026", (), TurnRecord(discs=31))
    with pytest.raises(UnknownEdition):
        preview_turn("nope", (), TurnRecord())
    with pytest.raises(TooFewDiscs):
        preview_turn("ans-classic", (), TurnRecord(discs=0))
