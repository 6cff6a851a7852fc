import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import (
    BonusNotOptional,
    DiscsMissing,
    NoSuchSubturn,
    OnlyBonusSlidesLeft,
    SubturnAlreadyCounted,
    TurnIsVoid,
)
from sjoelen.rules.event_notation import event_type
from sjoelen.rules.events import IncidentRuled, SubturnCounted, TurnVoided
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts, reconstruct

ANS, CLUB = edition("ans-2026"), edition("club-short")
HALF, MAXIMUM = Tally((5, 5, 5, 5)), Tally((7, 7, 9, 7))


def types(record: TurnRecord) -> list[str]:
    return [event_type(type(event)) for event in reconstruct(record, ANS)[0]]


def test_the_events_of_a_turn_stand_in_their_order() -> None:
    record = TurnRecord(((1, HALF), (2, MAXIMUM)), (Occurrence(1, Incident.LEFT_BOARD),), (2,), practice=5)
    assert types(record) == [
        *("practice_slid", "turn_begun", "incident_ruled", "subturn_counted", "subturn_counted"),
        *("bonus_earned", "bonus_slid", "turn_ended"),
    ]
    assert reconstruct(record, ANS)[1].points == 150


def test_a_record_may_hold_the_last_count_alone() -> None:
    assert reconstruct(TurnRecord(((3, HALF),)), ANS)[1].points == 100


def test_the_last_counts_lie_after_the_last_sub_turn_unless_it_is_named() -> None:
    assert reconstruct(last_counts(HALF), ANS)[1].points == 100
    assert reconstruct(last_counts(MAXIMUM, 2, (4,)), ANS)[1].points == 152


def test_counts_may_be_written_down_in_any_order() -> None:
    forth, back = ((1, HALF), (2, MAXIMUM)), ((2, MAXIMUM), (1, HALF))
    assert reconstruct(TurnRecord(forth), ANS) == reconstruct(TurnRecord(back), ANS)


def test_a_sub_turn_is_counted_once() -> None:
    with pytest.raises(SubturnAlreadyCounted):
        reconstruct(TurnRecord(((1, HALF), (1, HALF))), ANS)


def test_a_broken_disc_leaves_the_count_of_its_sub_turn_out() -> None:
    record = TurnRecord(((1, HALF), (2, MAXIMUM)), (Occurrence(2, Incident.BROKEN_DISC),))
    events, turn = reconstruct(record, ANS)
    assert [type(event) for event in events[2:]] == [IncidentRuled, TurnVoided]
    assert (turn.phase, turn.subturn) == (Phase.VOID, 1)


def test_nothing_is_counted_after_the_sub_turn_of_a_broken_disc() -> None:
    with pytest.raises(TurnIsVoid):
        reconstruct(TurnRecord(((1, HALF), (2, HALF)), (Occurrence(1, Incident.BROKEN_DISC),)), ANS)


def test_too_many_discs_show_when_they_are_counted() -> None:
    record = TurnRecord(((1, HALF),), (Occurrence(1, Incident.TOO_MANY_DISCS),))
    events, turn = reconstruct(record, ANS)
    assert [type(event) for event in events[1:]] == [SubturnCounted, IncidentRuled, TurnVoided]
    assert turn.points is None


def test_too_few_discs_void_the_turn_only_where_the_edition_says_so() -> None:
    few = (Occurrence(1, Incident.TOO_FEW_DISCS),)
    assert reconstruct(TurnRecord(((1, HALF),), few, discs=29), ANS)[1].points == 100
    assert reconstruct(TurnRecord(((1, HALF),), few), CLUB)[1].phase is Phase.VOID


@pytest.mark.parametrize("bonus", [(), (4,), (4, 4)])
def test_a_disc_that_breaks_after_the_maximum_voids_the_whole_turn(bonus: tuple[int, ...]) -> None:
    record = TurnRecord(((1, MAXIMUM),), (Occurrence(2, Incident.BROKEN_DISC),), bonus)
    assert reconstruct(record, ANS)[1].phase is Phase.VOID


def test_too_few_discs_need_their_number_where_the_turn_goes_on() -> None:
    few = (Occurrence(1, Incident.TOO_FEW_DISCS),)
    with pytest.raises(DiscsMissing):
        reconstruct(TurnRecord(((1, MAXIMUM),), few), ANS)
    _, turn = reconstruct(TurnRecord(((1, HALF),), few, discs=29), ANS)
    assert (turn.points, turn.bonus_left) == (100, 0)


@pytest.mark.parametrize("subturn", [0, 4])
def test_nothing_happens_in_a_sub_turn_there_is_not(subturn: int) -> None:
    with pytest.raises(NoSuchSubturn):
        reconstruct(TurnRecord(((1, HALF),), (Occurrence(subturn, Incident.LEFT_BOARD),)), ANS)


def test_an_incident_after_the_maximum_is_no_incident_of_the_turn() -> None:
    with pytest.raises(OnlyBonusSlidesLeft):
        reconstruct(TurnRecord(((1, MAXIMUM),), (Occurrence(2, Incident.LEFT_BOARD),)), ANS)


def test_a_bonus_is_declined_where_it_is_optional() -> None:
    record = TurnRecord(((2, MAXIMUM),), bonus_declined=True)
    assert reconstruct(record, CLUB)[1].points == 148
    with pytest.raises(BonusNotOptional):
        reconstruct(record, ANS)
