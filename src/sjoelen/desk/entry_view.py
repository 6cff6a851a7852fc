"""The entries of a game as clients see them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sjoelen.desk.event_encoding import TYPES
from sjoelen.desk.game_commands import EntryOrigin
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
class SubturnTally:
    """The cumulative counts after a sub-turn, in board order."""

    subturn: int
    tally: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OccurrenceView:
    """An incident in a sub-turn, at the gate of this value or at none."""

    subturn: int
    incident: str
    gate: int | None


@dataclass(frozen=True, slots=True)
class EntryView:
    """One entry; `undone`: it no longer counts; `struck`: a correction stands in its place.

    `undoes`, `corrects`: the entry that it undoes or replaces. `incident`: the reason of a void turn.
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
    counts: tuple[SubturnTally, ...] = ()
    occurrences: tuple[OccurrenceView, ...] = ()
    bonus_declined: bool = False
    discs: int | None = None
    struck: bool = False
    corrects: int | None = None
    reason: str | None = None
    name: str | None = None
    strength: str | None = None
    incident: str | None = None


def text_ids(game: HomeGame) -> Iterator[str]:
    """Yield the identities of all texts that the entries show."""
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


def view_entries(
    game: HomeGame, origins: tuple[EntryOrigin, ...], names: Mapping[str, str]
) -> tuple[EntryView, ...]:
    """Return every entry, in order."""
    standing = {entry.sequence for entry in game.standing_entries.values()}
    return tuple(
        _line(entry, origin, names, standing) for entry, origin in zip(game.entries, origins, strict=True)
    )


def _line(entry: LogEntry, origin: EntryOrigin, names: Mapping[str, str], standing: set[int]) -> EntryView:
    event = entry.event
    own = (entry.sequence, TYPES[type(event)], entry.undone)
    player = getattr(event, "player", None)
    match event:
        case TurnRecorded():
            return _turn(entry, event, origin, names, standing)
        case TurnDeclaredVoid(_, turn, incident):
            return EntryView(*own, player, turn, at=origin.at, by=origin.by, incident=incident)
        case EntryUndone(sequence):
            return EntryView(*own, undoes=sequence, at=origin.at, by=origin.by)
        case PlayerAdded() | PlayerRenamed():
            return EntryView(*own, player, at=origin.at, by=origin.by, name=names.get(event.name, ""))
        case HandicapSet(_, points):
            return EntryView(*own, player, points=points, at=origin.at, by=origin.by)
        case LinkIssued(_, strength):
            return EntryView(*own, at=origin.at, by=origin.by, strength=strength)
        case _:
            return EntryView(*own, player, at=origin.at, by=origin.by)


def _turn(
    entry: LogEntry, turn: TurnRecorded, origin: EntryOrigin, names: Mapping[str, str], standing: set[int]
) -> EntryView:
    corrects, reason = (turn.corrects, turn.reason) if isinstance(turn, TurnCorrected) else (None, None)
    after, tally = turn.counts[-1] if turn.counts else (None, None)
    return EntryView(
        sequence=entry.sequence,
        type=TYPES[type(turn)],
        undone=entry.undone,
        player=turn.player,
        turn=turn.turn,
        tally=tally,
        after=after,
        bonus=turn.bonus,
        total=turn.total,
        points=turn.points,
        at=origin.at,
        by=origin.by,
        counts=tuple(SubturnTally(*pair) for pair in turn.counts),
        occurrences=tuple(OccurrenceView(*occurrence) for occurrence in turn.occurrences),
        bonus_declined=turn.bonus_declined,
        discs=turn.discs,
        struck=not entry.undone and entry.sequence not in standing,
        corrects=corrects,
        reason=names.get(reason) if reason else None,
    )
