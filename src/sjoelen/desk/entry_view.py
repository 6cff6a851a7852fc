"""The entries of a game as they are shown, one line each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sjoelen.desk.event_encoding import type_name
from sjoelen.desk.game_commands import Mark
from sjoelen.home.events import (
    EntryUndone,
    HandicapSet,
    LinkIssued,
    PlayerAdded,
    PlayerRenamed,
    TeamsFormed,
    TurnCorrected,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import HomeGame, LogEntry


@dataclass(frozen=True, slots=True)
class Counted:
    """Cumulative counts after this sub-turn, in board order."""

    subturn: int
    tally: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Happened:
    """An incident in a sub-turn, at the gate of this value or at none."""

    subturn: int
    incident: str
    gate: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: `undone` when it no longer counts, `struck` when a later correction stands in its place.

    `undoes`, `corrects`: the entry that it takes back or replaces. `incident`: what made the turn void.
    """

    sequence: int
    type: str
    undone: bool
    player: str | None = None
    turn: int | None = None
    tally: tuple[int, ...] | None = None
    after: int | None = None
    bonus: tuple[int, ...] = ()
    total: int | None = None
    points: int | None = None
    undoes: int | None = None
    at: str = ""
    by: str = ""
    counts: tuple[Counted, ...] = ()
    occurrences: tuple[Happened, ...] = ()
    bonus_declined: bool = False
    discs: int | None = None
    struck: bool = False
    corrects: int | None = None
    reason: str | None = None
    name: str | None = None
    strength: str | None = None
    incident: str | None = None


def texts(game: HomeGame) -> Iterator[str]:
    """The identities of all texts that the entries show."""
    for entry in game.entries:
        match entry.event:
            case PlayerAdded() | PlayerRenamed():
                yield entry.event.name
            case TurnCorrected(reason=str(reason)):
                yield reason
            case TeamsFormed():
                yield from (team.team for team in entry.event.teams)
            case _:
                pass


def lines(game: HomeGame, marks: tuple[Mark, ...], names: Mapping[str, str]) -> tuple[Line, ...]:
    """Every entry, in order."""
    standing = {entry.sequence for entry in game.standing_entries.values()}
    return tuple(_line(entry, mark, names, standing) for entry, mark in zip(game.entries, marks, strict=True))


def _line(entry: LogEntry, mark: Mark, names: Mapping[str, str], standing: set[int]) -> Line:
    event = entry.event
    own = (entry.sequence, type_name(type(event)), entry.undone)
    player = getattr(event, "player", None)
    match event:
        case TurnRecorded():
            return _turn(entry, event, mark, names, standing)
        case TurnDeclaredVoid(_, turn, incident):
            return Line(*own, player, turn, at=mark.at, by=mark.by, incident=incident)
        case EntryUndone(sequence):
            return Line(*own, undoes=sequence, at=mark.at, by=mark.by)
        case PlayerAdded() | PlayerRenamed():
            return Line(*own, player, at=mark.at, by=mark.by, name=names.get(event.name, ""))
        case HandicapSet(_, points):
            return Line(*own, player, points=points, at=mark.at, by=mark.by)
        case LinkIssued(_, strength):
            return Line(*own, at=mark.at, by=mark.by, strength=strength)
        case _:
            return Line(*own, player, at=mark.at, by=mark.by)


def _turn(
    entry: LogEntry, turn: TurnRecorded, mark: Mark, names: Mapping[str, str], standing: set[int]
) -> Line:
    corrects, reason = (turn.corrects, turn.reason) if isinstance(turn, TurnCorrected) else (None, None)
    after, tally = turn.counts[-1] if turn.counts else (None, None)
    return Line(
        sequence=entry.sequence,
        type=type_name(type(turn)),
        undone=entry.undone,
        player=turn.player,
        turn=turn.turn,
        tally=tally,
        after=after,
        bonus=turn.bonus,
        total=turn.total,
        points=turn.points,
        at=mark.at,
        by=mark.by,
        counts=tuple(Counted(*each) for each in turn.counts),
        occurrences=tuple(Happened(*each) for each in turn.occurrences),
        bonus_declined=turn.bonus_declined,
        discs=turn.discs,
        struck=not entry.undone and entry.sequence not in standing,
        corrects=corrects,
        reason=names.get(reason) if reason else None,
    )
