"""A game as it is shown: the entries, what they add up to, and who slides next."""

from dataclasses import dataclass
from fractions import Fraction

from sjoelen.desk.facts import type_name
from sjoelen.tournament.friendly import Entry, FriendlyGame, is_complete, next_slot, ranking
from sjoelen.tournament.friendly_events import EntryUndone, TurnRecorded


@dataclass(frozen=True, slots=True)
class Player:
    """Someone at the board; the name is empty once it has been erased."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: `undone` when it no longer counts, `undoes` the entry that it takes back."""

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


@dataclass(frozen=True, slots=True)
class Ratio:
    """An exact average, in lowest terms."""

    numerator: int
    denominator: int


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in the standing; equal points share a rank."""

    rank: int
    player: str
    points: int
    turns: int
    average: Ratio | None
    best: int | None


@dataclass(frozen=True, slots=True)
class Slot:
    """One player's turn of this number."""

    player: str
    turn: int


@dataclass(frozen=True, slots=True)
class Game:
    """The whole sheet after event number `sequence`."""

    id: str
    sequence: int
    edition: str
    house_rules: tuple[str, ...]
    turns: int | None
    starter: str | None
    complete: bool
    players: tuple[Player, ...]
    entries: tuple[Line, ...]
    standing: tuple[Place, ...]
    next: Slot | None


def sheet(game_id: str, game: FriendlyGame, names: dict[str, str]) -> Game:
    """The game as it is shown."""
    started, slot = game.started, next_slot(game)
    return Game(
        id=game_id,
        sequence=len(game.entries),
        edition=started.edition,
        house_rules=started.house_rules,
        turns=started.turns,
        starter=game.starter,
        complete=is_complete(game),
        players=tuple(Player(player, names.get(player, "")) for player in game.players),
        entries=tuple(_line(entry) for entry in game.entries),
        standing=_standing(game),
        next=Slot(*slot) if slot else None,
    )


def _line(entry: Entry) -> Line:
    kind = type_name(type(entry.event))
    match entry.event:
        case TurnRecorded(player, turn, subturns, bonus, _, total, points):
            after, counts = subturns[-1] if subturns else (None, None)
            return Line(
                entry.sequence,
                kind,
                entry.undone,
                player,
                turn,
                tally=counts,
                after=after,
                bonus=bonus,
                total=total,
                points=points,
            )
        case EntryUndone(sequence):
            return Line(entry.sequence, kind, entry.undone, undoes=sequence)
        case event:
            return Line(entry.sequence, kind, entry.undone, player=getattr(event, "player", None))


def _standing(game: FriendlyGame) -> tuple[Place, ...]:
    players = game.players
    return tuple(
        Place(row.rank, players[row.player], row.points, row.turns, _ratio(row.average), row.best)
        for row in ranking(game)
    )


def _ratio(average: Fraction | None) -> Ratio | None:
    return Ratio(average.numerator, average.denominator) if average is not None else None
