from dataclasses import replace

import pytest

from sjoelen.home import commands
from sjoelen.home.error import (
    EventNotDecided,
    GameHasEnded,
    TooManyEntries,
    TurnAlreadyRecorded,
    UnknownEntry,
    UnknownPlayer,
)
from sjoelen.home.events import (
    EntryUndone,
    GameEnded,
    GameStarted,
    HomeEvent,
    PlayerAdded,
    StarterDrawn,
    TurnRecorded,
)
from sjoelen.home.game import HomeGame, replay
from sjoelen.home.judgement import MOST_ENTRIES, MOST_UNDOINGS, judge
from sjoelen.rules.turn_record import TurnRecord

START = GameStarted("ans-2026", (), None)
ANNA = PlayerAdded("anna", "anna")


def turn(number: int) -> TurnRecorded:
    (event,) = commands.record_turn(replay([START, ANNA]), "anna", number, TurnRecord(total=100))
    assert isinstance(event, TurnRecorded)
    return event


def test_a_game_that_was_decided_live_is_judged_to_be_that_game() -> None:
    events: list[HomeEvent] = [START, ANNA, StarterDrawn("anna"), turn(1), turn(2), EntryUndone(5), turn(2)]
    events += [GameEnded(), EntryUndone(8), turn(3)]
    assert judge(events) == replay(events)


@pytest.mark.parametrize(
    ("events", "refusal"),
    [
        ([ANNA], EventNotDecided),
        ([START, START], EventNotDecided),
        ([START, turn(1)], UnknownPlayer),
        ([START, ANNA, turn(1), replace(turn(1), total=90, points=90)], TurnAlreadyRecorded),
        ([START, ANNA, turn(1), turn(1)], EventNotDecided),
        ([START, ANNA, GameEnded(), turn(1)], GameHasEnded),
        ([START, ANNA, GameEnded(), GameEnded()], EventNotDecided),
        ([START, ANNA, EntryUndone(3)], UnknownEntry),
    ],
    ids=[
        "no start",
        "two starts",
        "a stranger",
        "another turn in its place",
        "a turn twice",
        "a turn after the end",
        "two ends",
        "an entry to come",
    ],
)
def test_what_does_not_follow_is_refused(events: list[HomeEvent], refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        judge(events)


def test_points_that_the_counts_do_not_make_are_refused() -> None:
    forged = replace(turn(1), points=148)
    with pytest.raises(EventNotDecided):
        judge([START, ANNA, forged])


def test_a_file_has_an_end() -> None:
    undoings: list[HomeEvent] = [
        START,
        ANNA,
        *(EntryUndone(number) for number in range(2, MOST_UNDOINGS + 4)),
    ]
    with pytest.raises(TooManyEntries):
        judge(undoings)
    renamings = (commands.rename(replay([START, ANNA]), "anna", "anna")[0] for _ in range(MOST_ENTRIES))
    with pytest.raises(TooManyEntries):
        judge([START, ANNA, *renamings])


def test_a_long_game_keeps_what_turns_do_not_touch() -> None:
    game = replay([START, ANNA])
    assert (game.players, game.recorded) == (("anna",), {})
    for number in range(1, 50):
        game = replay([turn(number)], game)
    assert game.recorded == HomeGame(game.entries).recorded
    assert game.standing_entries == HomeGame(game.entries).standing_entries
    assert game.players == HomeGame(game.entries).players
