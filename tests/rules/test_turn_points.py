import pytest

from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.error import (
    BonusNotEarned,
    BonusNotOptional,
    BonusStillDue,
    NoSuchSubturn,
    NotAScore,
    TallyOrTotal,
    TooManyDiscs,
    TurnIsNotOver,
    TurnIsVoid,
    UnexplainedShrink,
    UnknownGate,
    UnreachableTotal,
)
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import Occurrence, TurnRecord

ALL = Tally((7, 7, 9, 7))
SHRUNK = Tally((9, 5, 7, 5))


def counts(tally: Tally, after: int = 3, bonus: tuple[int, ...] = (), declined: bool = False) -> TurnRecord:
    return TurnRecord(((after, tally),), (), bonus, declined)


@pytest.mark.parametrize(
    ("record", "points"),
    [
        (counts(Tally((9, 5, 7, 5))), 116),
        (counts(ALL), 148),
        (counts(ALL, after=3), 148),
        (counts(ALL, after=2, bonus=(2,)), 150),
        (counts(ALL, after=2, bonus=(0,)), 148),
        (counts(ALL, after=1, bonus=(4, 1)), 153),
        (counts(Tally((30, 0, 0, 0)), after=1), 60),
        (counts(Tally((0, 0, 0, 0))), 0),
        (TurnRecord(((1, Tally((5, 5, 5, 5))), (3, Tally((9, 5, 7, 5))))), 116),
        (
            TurnRecord(
                ((1, Tally((5, 6, 5, 5))), (3, SHRUNK)), (Occurrence(2, Incident.BACK_THROUGH_GATE, 3),)
            ),
            116,
        ),
        (TurnRecord(((2, Tally((7, 7, 7, 7))),), discs=28), 140),
    ],
)
def test_counts_are_worth_what_the_rules_say(record: TurnRecord, points: int) -> None:
    assert points_of(record, edition("ans-2026")) == points


@pytest.mark.parametrize(
    ("record", "refusal"),
    [
        (counts(Tally((8, 8, 8, 7))), TooManyDiscs),
        (counts(Tally((9, 5, 7, 5)), bonus=(4,)), BonusNotEarned),
        (counts(ALL, bonus=(4,)), BonusNotEarned),
        (counts(ALL, after=2, bonus=(4, 4)), BonusNotEarned),
        (counts(ALL, after=2), BonusStillDue),
        (counts(ALL, after=1, bonus=(4,)), BonusStillDue),
        (counts(ALL, after=2, bonus=(5,)), UnknownGate),
        (counts(ALL, after=2, declined=True), BonusNotOptional),
        (counts(ALL, declined=True), BonusNotEarned),
        (counts(ALL, after=4), NoSuchSubturn),
        (counts(ALL, after=0), NoSuchSubturn),
        (counts(Tally((9, 5, 7, 5)), after=2), TurnIsNotOver),
        (TurnRecord(), TallyOrTotal),
        (TurnRecord(bonus=(2,)), TallyOrTotal),
        (TurnRecord(((3, ALL),), total=148), TallyOrTotal),
        (TurnRecord(total=150, bonus=(2,)), TallyOrTotal),
        (TurnRecord(total=150, bonus_declined=True), TallyOrTotal),
        (TurnRecord(total=150, discs=29), TallyOrTotal),
        (TurnRecord(((1, Tally((5, 6, 5, 5))), (3, SHRUNK))), UnexplainedShrink),
        (TurnRecord(((1, Tally((5, 6, 5, 5))),), (Occurrence(2, Incident.BROKEN_DISC),)), TurnIsVoid),
    ],
)
def test_counts_that_cannot_be_are_refused_by_the_rules(record: TurnRecord, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        points_of(record, edition("ans-2026"))


def test_an_optional_bonus_may_be_declined() -> None:
    assert points_of(counts(ALL, after=2, declined=True), edition("club-short")) == 148


def test_a_total_is_one_that_a_turn_can_end_with() -> None:
    rules = edition("ans-2026")
    assert [points_of(TurnRecord(total=total), rules) for total in (0, 147, 148, 156)] == [0, 147, 148, 156]
    with pytest.raises(NotAScore):
        points_of(TurnRecord(total=-1), rules)
    for total in (157, 555):
        with pytest.raises(UnreachableTotal) as caught:
            points_of(TurnRecord(total=total), rules)
        assert caught.value.facts == {"total": total, "most": 156}
        assert caught.value.article


@pytest.mark.parametrize("total", [97, 98, 99, 101])
def test_with_twenty_discs_and_no_bonus_these_totals_do_not_exist(total: int) -> None:
    with pytest.raises(UnreachableTotal):
        points_of(TurnRecord(total=total), apply_house_rules(edition("ans-2026"), ["discs-20"]))


@pytest.mark.parametrize("name", EDITION_IDS)
def test_the_absolute_maximum_of_every_edition_can_be_written(name: str) -> None:
    rules = edition(name)
    assert points_of(TurnRecord(total=rules.absolute_maximum.value), rules) == rules.absolute_maximum.value
