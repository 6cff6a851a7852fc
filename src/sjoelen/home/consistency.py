"""Consistency check of a game: what counts in it must agree."""

from collections import Counter

from sjoelen.home.error import (
    CorrectedSince,
    PlayerAlreadyIn,
    PlayerHasTurns,
    StarterAlreadyDrawn,
    TooManyPlayers,
    TurnAlreadyRecorded,
    UnknownPlayer,
)
from sjoelen.home.events import StarterDrawn, TurnCorrected, TurnRecorded
from sjoelen.home.game import HomeGame, LogEntry, Slot

MOST_PLAYERS = 40  # ours: what one sheet of paper holds


def check_consistency(before: HomeGame, after: HomeGame) -> None:
    """Refuse a game that contradicts itself.

    Raises TooManyPlayers, PlayerAlreadyIn, StarterAlreadyDrawn, PlayerHasTurns, UnknownPlayer,
    TurnAlreadyRecorded, CorrectedSince.
    """
    players = after.players
    if len(players) > MOST_PLAYERS:
        raise TooManyPlayers(players=len(players), most=MOST_PLAYERS)
    for player, times in Counter(players).items():
        if times > 1:
            raise PlayerAlreadyIn(player=player)
    drawn = [
        event.player for event in after.counted if isinstance(event, StarterDrawn) and event.player in players
    ]
    if len(drawn) > 1:
        raise StarterAlreadyDrawn(player=drawn[0])
    _check_turns(before, after)


def _check_turns(before: HomeGame, after: HomeGame) -> None:
    players = set(after.players)
    standing: dict[Slot, tuple[int, int]] = {}  # the entry and its points
    for entry in after.entries:
        if entry.undone or not isinstance(entry.event, TurnRecorded):
            continue
        turn = entry.event
        if turn.player not in players and turn.player in before.players:
            turns = sum(player == turn.player for player, _ in before.recorded)
            raise PlayerHasTurns(player=turn.player, turns=turns)
        if turn.player not in players:
            raise UnknownPlayer(player=turn.player)
        _check_place(entry, turn, standing)
        standing[turn.player, turn.turn] = entry.sequence, turn.points


def _check_place(entry: LogEntry, turn: TurnRecorded, standing: dict[Slot, tuple[int, int]]) -> None:
    first, points = standing.get((turn.player, turn.turn), (None, None))
    if isinstance(turn, TurnCorrected):
        if turn.corrects != first:
            raise CorrectedSince(player=turn.player, turn=turn.turn, entry=entry.sequence)
    elif first is not None:
        raise TurnAlreadyRecorded(player=turn.player, turn=turn.turn, points=points, entry=first)
