from collections.abc import Callable
from itertools import chain

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.error import NobodyToDraw, UnreachableTotal
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import (
    CompetitionCreated,
    CompetitionEvent,
    DeciderPlayed,
    StandingPublished,
)
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.error import (
    AlreadyEntered,
    AlreadyWithdrawn,
    BoardTakenAlready,
    PlacedAlready,
    PointsImpossible,
    ReasonMissing,
    SeriesAlreadyDrawn,
    SeriesOutOfRange,
    StandingUnfinished,
    TeamMissing,
    UnknownBoard,
    UnknownEntrant,
    UnknownFormat,
)
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnEntered
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.rings.events import BoardReplaced, PlayerAddedToRing


def after(*decisions: tuple[CompetitionEvent, ...]) -> Competition:
    return replay(chain.from_iterable(decisions))


EMPTY = after(direction.create(format_of("series-1x10"), seed=7))
PLAYERS = after(
    direction.create(format_of("series-1x10"), seed=7),
    (PlayerEntered("anna", 1, None, None), PlayerEntered("bram", 2, None, "youth")),
)
DRAWN = replay(direction.draw_series(PLAYERS, 1, [["1", "2"]]), PLAYERS)
WITHDRAWN = replay(direction.withdraw(PLAYERS, "bram", "ill"), PLAYERS)
PLAYED = replay(
    [
        TurnEntered(CardSlot(name, 1, turn), "1", None, CardCounts(), points)
        for name, points in (("anna", 100), ("bram", 99))
        for turn in range(1, 11)
    ],
    PLAYERS,
)
TEAMS = after(direction.create(format_of("teams-4"), seed=7))


def test_a_competition_takes_the_edition_of_its_format_or_another() -> None:
    assert direction.create(format_of("twenty-two-3x10"), 1) == (
        CompetitionCreated("twenty-two-3x10", "system-20-2", (), 1),
    )
    (created,) = direction.create(format_of("series-1x10"), 1, "english", ["no-bonus"])
    assert created == CompetitionCreated("series-1x10", "english", ("no-bonus",), 1)


def test_start_numbers_follow_the_order_of_entry() -> None:
    assert direction.enter(PLAYERS, "cas", group="youth") == (PlayerEntered("cas", 3, None, "youth"),)


def test_absent_and_withdrawn_players_are_not_drawn() -> None:
    (drawn,) = direction.draw_series(WITHDRAWN, 1, [["1", "2"]])
    assert [player for group in drawn.groups for player in group] == ["anna"]  # type: ignore[union-attr]
    absent = replay(direction.mark_absent(PLAYERS, "anna", 1), PLAYERS)
    (drawn,) = direction.draw_series(absent, 1, [["1", "2"]])
    assert [player for group in drawn.groups for player in group] == ["bram"]  # type: ignore[union-attr]


def test_a_late_entry_takes_the_emptiest_place() -> None:
    late = replay(direction.enter(DRAWN, "cas"), DRAWN)
    assert direction.add_late(late, "cas", 1) == (PlayerAddedToRing(1, 1, 1, "cas"),)
    assert "cas" in replay(direction.add_late(late, "cas", 1), late).rings[1, 1].groups[0]


def test_a_spare_stands_in_the_place_of_the_board_that_failed() -> None:
    assert direction.replace_board(DRAWN, 1, "2", "r1") == (BoardReplaced(1, 1, "2", "r1"),)
    assert replay(direction.replace_board(DRAWN, 1, "2", "r1"), DRAWN).rings[1, 1].boards == ("1", "r1")


def test_a_finished_standing_is_published_and_again_with_a_reason() -> None:
    first = direction.publish(PLAYED, "digest")
    assert first == (StandingPublished(1, None, "digest"),)
    again = replay(first, PLAYED)
    assert direction.publish(again, "other", "a card misread") == (
        StandingPublished(2, "a card misread", "other"),
    )
    with pytest.raises(ReasonMissing):
        direction.publish(again, "other", "  ")


def test_a_deciding_leg_is_at_most_28() -> None:
    assert direction.play_decider(PLAYERS, "anna", 28) == (DeciderPlayed("anna", 28),)


@pytest.mark.parametrize(
    ("error", "command"),
    [
        (UnknownFormat, lambda: direction.create(format_of("nope"), 1)),
        (AlreadyEntered, lambda: direction.enter(PLAYERS, "anna")),
        (TeamMissing, lambda: direction.enter(TEAMS, "anna")),
        (UnknownEntrant, lambda: direction.withdraw(EMPTY, "anna", "x")),
        (ReasonMissing, lambda: direction.withdraw(PLAYERS, "anna", " ")),
        (AlreadyWithdrawn, lambda: direction.withdraw(WITHDRAWN, "bram", "x")),
        (SeriesOutOfRange, lambda: direction.mark_absent(PLAYERS, "anna", 2)),
        (PlacedAlready, lambda: direction.add_late(DRAWN, "anna", 1)),
        (SeriesOutOfRange, lambda: direction.draw_series(PLAYERS, 2, [["1"]])),
        (SeriesAlreadyDrawn, lambda: direction.draw_series(DRAWN, 1, [["1"]])),
        (BoardTakenAlready, lambda: direction.draw_series(PLAYERS, 1, [["1"], ["1"]])),
        (NobodyToDraw, lambda: direction.draw_series(EMPTY, 1, [["1"]])),
        (SeriesOutOfRange, lambda: direction.add_late(PLAYERS, "anna", 1)),
        (UnknownEntrant, lambda: direction.add_late(DRAWN, "zoe", 1)),
        (UnknownBoard, lambda: direction.replace_board(DRAWN, 1, "9", "r1")),
        (BoardTakenAlready, lambda: direction.replace_board(DRAWN, 1, "1", "2")),
        (UnreachableTotal, lambda: direction.play_decider(PLAYERS, "anna", 29)),
        (UnreachableTotal, lambda: direction.play_decider(PLAYERS, "anna", -1)),
        (StandingUnfinished, lambda: direction.publish(PLAYERS, "digest")),
    ],
)
def test_an_invalid_command_of_the_direction_is_refused(
    error: type[SjoelenError], command: Callable[[], tuple[CompetitionEvent, ...]]
) -> None:
    with pytest.raises(error):
        command()


@pytest.mark.parametrize(
    ("format_id", "points"),
    [("series-1x10", (3, 1, 0)), ("league-4", (3, 1)), ("league-4", (0, 1, 3)), ("league-4", (3, 1, 0, 0))],
)
def test_only_duels_are_worth_three_falling_numbers(format_id: str, points: tuple[int, ...]) -> None:
    with pytest.raises(PointsImpossible):
        direction.create(format_of(format_id), 1, points=points)
