import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import (
    BonusNotOptional,
    NoSuchSubturn,
    OnlyBonusSlidesLeft,
    ScoreStands,
    SubturnAlreadyCounted,
    TurnIsVoid,
)
from sjoelen.rules.event_notation import event_type
from sjoelen.rules.events import IncidentRuled, SubturnCounted, TurnVoided
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase
from sjoelen.rules.turn_record import Account, Occurrence, tell

ANS, CLUB = edition("ans-2026"), edition("club-short")
HALF, MAXIMUM = Tally((5, 5, 5, 5)), Tally((7, 7, 9, 7))


def types(account: Account) -> list[str]:
    return [event_type(type(event)) for event in tell(account, ANS)[0]]


def test_a_whole_turn_is_told_in_its_order() -> None:
    account = Account(((1, HALF), (2, MAXIMUM)), (Occurrence(1, Incident.LEFT_BOARD),), (2,), practice=5)
    assert types(account) == [
        *("practice_slid", "turn_begun", "incident_ruled", "subturn_counted", "subturn_counted"),
        *("bonus_earned", "bonus_slid", "turn_ended"),
    ]
    assert tell(account, ANS)[1].points == 150


def test_only_the_last_count_need_be_told() -> None:
    assert tell(Account(((3, HALF),)), ANS)[1].points == 100


def test_counts_may_be_told_in_any_order() -> None:
    forth, back = ((1, HALF), (2, MAXIMUM)), ((2, MAXIMUM), (1, HALF))
    assert tell(Account(forth), ANS) == tell(Account(back), ANS)


def test_a_sub_turn_is_counted_once() -> None:
    with pytest.raises(SubturnAlreadyCounted):
        tell(Account(((1, HALF), (1, HALF))), ANS)


def test_a_broken_disc_leaves_the_count_of_its_sub_turn_out() -> None:
    account = Account(((1, HALF), (2, MAXIMUM)), (Occurrence(2, Incident.BROKEN_DISC),))
    events, turn = tell(account, ANS)
    assert [type(event) for event in events[2:]] == [IncidentRuled, TurnVoided]
    assert (turn.phase, turn.subturn) == (Phase.VOID, 1)


def test_nothing_is_counted_after_the_sub_turn_of_a_broken_disc() -> None:
    with pytest.raises(TurnIsVoid):
        tell(Account(((1, HALF), (2, HALF)), (Occurrence(1, Incident.BROKEN_DISC),)), ANS)


def test_too_many_discs_show_when_they_are_counted() -> None:
    account = Account(((1, HALF),), (Occurrence(1, Incident.TOO_MANY_DISCS),))
    events, turn = tell(account, ANS)
    assert [type(event) for event in events[1:]] == [SubturnCounted, IncidentRuled, TurnVoided]
    assert turn.points is None


def test_too_few_discs_void_the_turn_only_where_the_edition_says_so() -> None:
    account = Account(((1, HALF),), (Occurrence(1, Incident.TOO_FEW_DISCS),))
    assert tell(account, ANS)[1].points == 100
    assert tell(account, CLUB)[1].phase is Phase.VOID


def test_a_disc_that_breaks_after_the_maximum_takes_nothing_back() -> None:
    with pytest.raises(ScoreStands):
        tell(Account(((1, MAXIMUM),), (Occurrence(2, Incident.BROKEN_DISC),)), ANS)


@pytest.mark.parametrize("subturn", [0, 4])
def test_nothing_happens_in_a_sub_turn_there_is_not(subturn: int) -> None:
    with pytest.raises(NoSuchSubturn):
        tell(Account(((1, HALF),), (Occurrence(subturn, Incident.LEFT_BOARD),)), ANS)


def test_an_incident_after_the_maximum_is_no_incident_of_the_turn() -> None:
    with pytest.raises(OnlyBonusSlidesLeft):
        tell(Account(((1, MAXIMUM),), (Occurrence(2, Incident.LEFT_BOARD),)), ANS)


def test_a_bonus_is_declined_where_it_is_optional() -> None:
    account = Account(((2, MAXIMUM),), declines_bonus=True)
    assert tell(account, CLUB)[1].points == 148
    with pytest.raises(BonusNotOptional):
        tell(account, ANS)
