"""Judgement of a game that comes from elsewhere: every event is decided again, like a live one."""

from collections.abc import Iterable
from typing import assert_never

from sjoelen.home import commands
from sjoelen.home.error import EventNotDecided, TooManyEntries
from sjoelen.home.events import (
    EntryUndone,
    GameEnded,
    GameStarted,
    HandicapSet,
    HomeEvent,
    LinkIssued,
    LinkRevoked,
    PlayerAdded,
    PlayerLeft,
    PlayerRejoined,
    PlayerRenamed,
    StarterDrawn,
    TeamsFormed,
    TurnCorrected,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import HomeGame, evolve

MOST_ENTRIES = 5000  # ours: forty players, ninety-nine turns each, and every fifth entry corrected
MOST_UNDOINGS = 500  # ours: each of them folds the game anew


def judge(events: Iterable[HomeEvent]) -> HomeGame:
    """Return the game after these events.

    Raises EventNotDecided where an event does not follow, TooManyEntries, and what the commands raise.
    """
    game, undoings = HomeGame(), 0
    for number, event in enumerate(events, 1):
        undoings += isinstance(event, EntryUndone)
        if number > MOST_ENTRIES or undoings > MOST_UNDOINGS:
            raise TooManyEntries(most=MOST_ENTRIES, undoings=MOST_UNDOINGS)
        if isinstance(event, GameStarted) != (number == 1) or _decided(game, event) != (event,):
            raise EventNotDecided(entry=number)
        game = evolve(game, event)
    return game


def _decided(game: HomeGame, event: HomeEvent) -> commands.Events:
    """Return what the command of this event decides now."""
    match event:
        case GameStarted():
            return commands.start(event.edition, event.house_rules, event.turns)
        case TurnCorrected():
            return commands.correct_turn(
                game, event.player, event.turn, event.record, reason=event.reason, expects=event.corrects
            )
        case TurnRecorded():
            return commands.record_turn(game, event.player, event.turn, event.record)
        case TurnDeclaredVoid():
            return commands.void_turn(game, event.player, event.turn, event.incident)
        case GameEnded():
            return commands.end(game)
        case EntryUndone():
            return commands.undo(game, event.sequence)
        case LinkIssued() | LinkRevoked():
            return (event,)  # links are no part of the game; none of them opens it here
        case _:
            return _decided_on_players(game, event)


def _decided_on_players(
    game: HomeGame,
    event: PlayerAdded
    | PlayerRenamed
    | PlayerLeft
    | PlayerRejoined
    | HandicapSet
    | TeamsFormed
    | StarterDrawn,
) -> commands.Events:
    match event:
        case PlayerAdded():
            return commands.add_player(game, event.player, event.name)
        case PlayerRenamed():
            return commands.rename(game, event.player, event.name)
        case PlayerLeft():
            return commands.leave(game, event.player)
        case PlayerRejoined():
            return commands.rejoin(game, event.player)
        case HandicapSet():
            return commands.set_handicap(game, event.player, event.points)
        case TeamsFormed():
            return commands.form_teams(game, event.teams)
        case StarterDrawn():
            return commands.accept_draw(game, event.player)
        case _:
            assert_never(event)
