import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import TurnAfterLast, TurnBeforeFirst
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import regroup, rename, substitute
from sjoelen.tournament.error import (
    AlreadyEntered,
    AlreadyWithdrawn,
    PlaysForAnother,
    SeriesOutOfRange,
    TurnBegunAlready,
    UnknownEntrant,
)
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnAnnounced
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.people.events import EntrantRenamed, PlayerGrouped, PlayerSubstituted
from sjoelen.tournament.stages.standing import standing_of
from tests.tournament.competitions import new_competition, with_events, with_results

PLAYED = with_results(new_competition("series-1x10", "anna", "bram"), {"anna": [100] * 4, "bram": [100] * 10})


def test_a_new_name_and_another_class_change_no_rank() -> None:
    renamed = with_events(
        PLAYED, rename(PLAYED, "bram", "text-2"), regroup(PLAYED, "anna", "A", Category.YOUTH)
    )
    assert rename(PLAYED, "bram", "text-2") == (EntrantRenamed("bram", "text-2"),)
    assert standing_of(renamed) == standing_of(PLAYED)


def test_setting_the_same_class_again_gives_no_event() -> None:
    events = regroup(PLAYED, "anna", "A", Category.YOUTH)
    assert events == (PlayerGrouped("anna", "A", Category.YOUTH),)
    assert regroup(with_events(PLAYED, events), "anna", "A", Category.YOUTH) == ()


def test_a_class_and_the_youth_have_their_own_standings() -> None:
    grouped = with_events(PLAYED, regroup(PLAYED, "anna", "A", Category.YOUTH))
    for group in ("A", "youth"):
        assert [place.contestant for place in standing_of(grouped, group)] == ["anna"]


def test_a_substitute_plays_on_between_two_turns() -> None:
    assert substitute(PLAYED, "anna", "els", 1, 5) == (PlayerSubstituted("anna", "els", 1, 5),)


@pytest.mark.parametrize(
    ("player", "other", "series", "turn", "error"),
    [
        ("zoe", "els", 1, 5, UnknownEntrant),
        ("anna", "els", 2, 5, SeriesOutOfRange),
        ("anna", "bram", 1, 5, AlreadyEntered),
        ("anna", "els", 1, 0, TurnBeforeFirst),
        ("anna", "els", 1, 11, TurnAfterLast),
        ("anna", "els", 1, 4, TurnBegunAlready),
        ("cas", "els", 1, 1, AlreadyWithdrawn),
        ("dirk", "els", 1, 1, TurnBegunAlready),
    ],
)
def test_an_invalid_substitution_is_refused(
    player: str, other: str, series: int, turn: int, *, error: type[SjoelenError]
) -> None:
    competition = with_events(PLAYED, direction.enter(PLAYED, "cas"))
    competition = with_events(
        competition, direction.withdraw(competition, "cas", "ill"), direction.enter(competition, "dirk")
    )
    competition = with_events(
        competition, (TurnAnnounced(CardSlot("dirk", 1, 1), "1", None, CardCounts(), 90),)
    )
    with pytest.raises(error):
        substitute(competition, player, other, series, turn)


def test_a_correction_of_an_unknown_entrant_is_refused() -> None:
    with pytest.raises(UnknownEntrant):
        rename(PLAYED, "zoe", "text-2")
    with pytest.raises(UnknownEntrant):
        regroup(PLAYED, "zoe", None, None)


def test_a_substitute_plays_on_one_card_of_a_series() -> None:
    competition = with_events(PLAYED, direction.enter(PLAYED, "cas"))
    competition = with_events(competition, substitute(competition, "anna", "els", 1, 5))
    assert substitute(competition, "anna", "els", 1, 6)
    with pytest.raises(PlaysForAnother):
        substitute(competition, "cas", "els", 1, 1)
