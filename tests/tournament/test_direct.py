from collections.abc import Callable
from itertools import chain

import pytest

from sjoelen.error import SjoelenError
from sjoelen.tournament import direct
from sjoelen.tournament.card_events import Slot, Told, TurnEntered
from sjoelen.tournament.competition import Competition, replay
from sjoelen.tournament.competition_events import (
    CompetitionCreated,
    CompetitionEvent,
    DeciderPlayed,
    StandingPublished,
)
from sjoelen.tournament.error import (
    AlreadyEntered,
    AlreadyWithdrawn,
    BoardTakenAlready,
    NobodyToDraw,
    ReasonMissing,
    SeriesAlreadyDrawn,
    SeriesOutOfRange,
    StandingUnfinished,
    TeamMissing,
    UnknownBoard,
    UnknownEntrant,
    UnknownFormat,
    UnreachableTotal,
)
from sjoelen.tournament.hall_error import PlacedAlready
from sjoelen.tournament.hall_events import BoardReplaced, PlayerAddedToRing
from sjoelen.tournament.people_events import PlayerEntered
from sjoelen.tournament.stage_error import PointsImpossible


def after(*decisions: tuple[CompetitionEvent, ...]) -> Competition:
    return replay(chain.from_iterable(decisions))


EMPTY = after(direct.create("series-1x10", seed=7))
PLAYERS = after(
    direct.create("series-1x10", seed=7),
    (PlayerEntered("anna", 1, None, None), PlayerEntered("bram", 2, None, "youth")),
)
DRAWN = replay(direct.draw_series(PLAYERS, 1, [["1", "2"]]), PLAYERS)
WITHDRAWN = replay(direct.withdraw(PLAYERS, "bram", "ill"), PLAYERS)
PLAYED = replay(
    [
        TurnEntered(Slot(who, 1, turn), "1", None, Told(), points)
        for who, points in (("anna", 100), ("bram", 99))
        for turn in range(1, 11)
    ],
    PLAYERS,
)
TEAMS = after(direct.create("teams-4", seed=7))


def test_a_competition_takes_the_edition_of_its_format_or_another() -> None:
    assert direct.create("twenty-two-3x10", 1) == (
        CompetitionCreated("twenty-two-3x10", "system-20-2", (), 1),
    )
    (created,) = direct.create("series-1x10", 1, "english", ["no-bonus"])
    assert created == CompetitionCreated("series-1x10", "english", ("no-bonus",), 1)


def test_start_numbers_follow_the_order_of_entry() -> None:
    assert direct.enter(PLAYERS, "cas", group="youth") == (PlayerEntered("cas", 3, None, "youth"),)


def test_who_is_absent_or_withdrawn_is_not_drawn() -> None:
    (drawn,) = direct.draw_series(WITHDRAWN, 1, [["1", "2"]])
    assert [player for group in drawn.groups for player in group] == ["anna"]  # type: ignore[union-attr]
    absent = replay(direct.mark_absent(PLAYERS, "anna", 1), PLAYERS)
    (drawn,) = direct.draw_series(absent, 1, [["1", "2"]])
    assert [player for group in drawn.groups for player in group] == ["bram"]  # type: ignore[union-attr]


def test_a_late_entry_takes_the_emptiest_place() -> None:
    late = replay(direct.enter(DRAWN, "cas"), DRAWN)
    assert direct.add_late(late, "cas", 1) == (PlayerAddedToRing(1, 1, 1, "cas"),)
    assert "cas" in replay(direct.add_late(late, "cas", 1), late).rings[1, 1].groups[0]


def test_a_spare_stands_in_the_place_of_the_board_that_failed() -> None:
    assert direct.replace_board(DRAWN, 1, "2", "r1") == (BoardReplaced(1, 1, "2", "r1"),)
    assert replay(direct.replace_board(DRAWN, 1, "2", "r1"), DRAWN).rings[1, 1].boards == ("1", "r1")


def test_a_whole_standing_is_published_and_again_with_a_reason() -> None:
    first = direct.publish(PLAYED, "digest")
    assert first == (StandingPublished(1, None, "digest"),)
    again = replay(first, PLAYED)
    assert direct.publish(again, "other", "a card misread") == (
        StandingPublished(2, "a card misread", "other"),
    )
    with pytest.raises(ReasonMissing):
        direct.publish(again, "other", "  ")


def test_a_deciding_leg_is_at_most_28() -> None:
    assert direct.play_decider(PLAYERS, "anna", 28) == (DeciderPlayed("anna", 28),)


@pytest.mark.parametrize(
    ("leaf", "act"),
    [
        (UnknownFormat, lambda: direct.create("nope", 1)),
        (AlreadyEntered, lambda: direct.enter(PLAYERS, "anna")),
        (TeamMissing, lambda: direct.enter(TEAMS, "anna")),
        (UnknownEntrant, lambda: direct.withdraw(EMPTY, "anna", "x")),
        (ReasonMissing, lambda: direct.withdraw(PLAYERS, "anna", " ")),
        (AlreadyWithdrawn, lambda: direct.withdraw(WITHDRAWN, "bram", "x")),
        (SeriesOutOfRange, lambda: direct.mark_absent(PLAYERS, "anna", 2)),
        (PlacedAlready, lambda: direct.add_late(DRAWN, "anna", 1)),
        (SeriesOutOfRange, lambda: direct.draw_series(PLAYERS, 2, [["1"]])),
        (SeriesAlreadyDrawn, lambda: direct.draw_series(DRAWN, 1, [["1"]])),
        (BoardTakenAlready, lambda: direct.draw_series(PLAYERS, 1, [["1"], ["1"]])),
        (NobodyToDraw, lambda: direct.draw_series(EMPTY, 1, [["1"]])),
        (SeriesOutOfRange, lambda: direct.add_late(PLAYERS, "anna", 1)),
        (UnknownEntrant, lambda: direct.add_late(DRAWN, "zoe", 1)),
        (UnknownBoard, lambda: direct.replace_board(DRAWN, 1, "9", "r1")),
        (BoardTakenAlready, lambda: direct.replace_board(DRAWN, 1, "1", "2")),
        (UnreachableTotal, lambda: direct.play_decider(PLAYERS, "anna", 29)),
        (UnreachableTotal, lambda: direct.play_decider(PLAYERS, "anna", -1)),
        (StandingUnfinished, lambda: direct.publish(PLAYERS, "digest")),
    ],
)
def test_what_the_direction_may_not_do_is_refused(
    leaf: type[SjoelenError], act: Callable[[], tuple[CompetitionEvent, ...]]
) -> None:
    with pytest.raises(leaf):
        act()


@pytest.mark.parametrize(
    ("format_id", "points"),
    [("series-1x10", (3, 1, 0)), ("league-4", (3, 1)), ("league-4", (0, 1, 3)), ("league-4", (3, 1, 0, 0))],
)
def test_only_duels_are_worth_three_falling_numbers(format_id: str, points: tuple[int, ...]) -> None:
    with pytest.raises(PointsImpossible):
        direct.create(format_id, 1, points=points)
