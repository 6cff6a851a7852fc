"""The game at home: whole turns in order, most points wins (R50)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from sjoelen.rules.edition import Edition
from sjoelen.rules.house import agree
from sjoelen.rules.shelf import edition as edition_of
from sjoelen.tournament.draw import Dice, draw
from sjoelen.tournament.error import (
    AlreadyUndone,
    BeginningStays,
    PlayerHasTurns,
    StarterAlreadyDrawn,
    TooManyPlayers,
    TurnAfterLast,
    TurnAlreadyRecorded,
    TurnBeforeFirst,
    TurnsOutOfRange,
    UnknownEntry,
    UnknownPlayer,
)
from sjoelen.tournament.friendly_events import (
    EntryUndone,
    FriendlyEvent,
    GameStarted,
    PlayerAdded,
    StarterDrawn,
    TurnRecorded,
)
from sjoelen.tournament.standing import Row, standing
from sjoelen.tournament.written_turn import Counts, Total, points_of, subturn_of

MOST_TURNS = 99  # ours: far beyond the longest match, 20 turns (R51)
MOST_PLAYERS = 40  # ours: what one sheet of paper holds


@dataclass(frozen=True, slots=True)
class Entry:
    """An event in its place, from 1, and whether it still counts."""

    sequence: int
    event: FriendlyEvent
    undone: bool = False


@dataclass(frozen=True, slots=True)
class FriendlyGame:
    """All that happened in a game; the rest follows from the entries that count."""

    entries: tuple[Entry, ...] = ()

    @property
    def counted(self) -> Iterator[FriendlyEvent]:
        """The events that have not been undone."""
        return (entry.event for entry in self.entries if not entry.undone)

    @property
    def started(self) -> GameStarted:
        """What was agreed."""
        return next(event for event in self.counted if isinstance(event, GameStarted))

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, in the order they joined."""
        return tuple(event.player for event in self.counted if isinstance(event, PlayerAdded))

    @property
    def starter(self) -> str | None:
        """Who was drawn to start, None before the draw."""
        drawn = (event.player for event in self.counted if isinstance(event, StarterDrawn))
        return next((player for player in drawn if player in self.players), None)

    @property
    def recorded(self) -> dict[tuple[str, int], TurnRecorded]:
        """The turns written down, by player and number."""
        turns = (event for event in self.counted if isinstance(event, TurnRecorded))
        return {(event.player, event.turn): event for event in turns}

    @property
    def edition(self) -> Edition:
        """The rules it is played by, house rules included."""
        return _agreed(self.started.edition, self.started.house_rules)


def evolve(game: FriendlyGame, event: FriendlyEvent) -> FriendlyGame:
    """The game after one more fact."""
    entries = (*game.entries, Entry(len(game.entries) + 1, event))
    return FriendlyGame(_marked(entries) if isinstance(event, EntryUndone) else entries)


def replay(events: Iterable[FriendlyEvent], game: FriendlyGame | None = None) -> FriendlyGame:
    """The game after all these facts, in their order."""
    return reduce(evolve, events, game or FriendlyGame())


def start(edition: str, house_rules: Iterable[str], turns: int | None = None) -> tuple[FriendlyEvent, ...]:
    """Agree on the rules, and on a number of turns or to play on until you stop.

    Raises UnknownEdition, UnknownHouseRule, HouseRulesClash, TurnsOutOfRange.
    """
    rules = tuple(house_rules)
    agreed = agree(edition_of(edition), rules)
    if turns is not None:
        if not 1 <= turns <= MOST_TURNS:
            raise TurnsOutOfRange(turns=turns, most=MOST_TURNS)
        agree(edition_of(edition), (*rules, f"turns-{turns}"))
    return (GameStarted(agreed.id, agreed.house_rules, turns),)


def add_player(game: FriendlyGame, player: str) -> tuple[FriendlyEvent, ...]:
    """Let someone join, also later; raises TooManyPlayers."""
    return _consistent(game, PlayerAdded(player))


def draw_starter(game: FriendlyGame, dice: Dice) -> tuple[FriendlyEvent, ...]:
    """Draw who starts (R70); raises NobodyToDraw, StarterAlreadyDrawn."""
    return _consistent(game, StarterDrawn(draw(game.players, dice)))


def record_turn(
    game: FriendlyGame, player: str, turn: int, written: Counts | Total
) -> tuple[FriendlyEvent, ...]:
    """Write down a turn, in any order, each once.

    Raises UnknownPlayer, TurnBeforeFirst, TurnAfterLast, TurnAlreadyRecorded and what `points_of` raises.
    """
    if player not in game.players:
        raise UnknownPlayer(player=player)
    if turn < 1:
        raise TurnBeforeFirst(turn=turn)
    last = game.started.turns or MOST_TURNS
    if turn > last:
        raise TurnAfterLast(game.edition.friendly_turns.article, turn=turn, turns=last)
    return _consistent(game, _turn_recorded(player, turn, written, game.edition))


def undo(game: FriendlyGame, sequence: int) -> tuple[FriendlyEvent, ...]:
    """Let an entry no longer count; undoing an undoing lets it count again.

    Raises UnknownEntry, AlreadyUndone, BeginningStays, PlayerHasTurns and, when what comes back no longer
    fits, what recording it now would raise.
    """
    if not 1 <= sequence <= len(game.entries):
        raise UnknownEntry(entry=sequence)
    entry = game.entries[sequence - 1]
    if entry.undone:
        raise AlreadyUndone(entry=sequence)
    if isinstance(entry.event, GameStarted):
        raise BeginningStays(entry=sequence)
    return _consistent(game, EntryUndone(sequence))


def slots(game: FriendlyGame) -> Iterator[tuple[str, int]]:
    """Player and turn in the order of play: whole turns, the drawn starter first."""
    players, starter = game.players, game.starter
    first = players.index(starter) if starter else 0
    order = players[first:] + players[:first]
    last = game.started.turns or MOST_TURNS
    return ((player, turn) for turn in range(1, last + 1) for player in order)


def next_slot(game: FriendlyGame) -> tuple[str, int] | None:
    """Who slides now, None when nobody is left to."""
    recorded = game.recorded
    return next((slot for slot in slots(game) if slot not in recorded), None)


def is_complete(game: FriendlyGame) -> bool:
    """Whether everyone has played all agreed turns."""
    return bool(game.players) and game.started.turns is not None and next_slot(game) is None


def ranking(game: FriendlyGame) -> tuple[Row[int], ...]:
    """The standing by seat, from 0; equal points are listed in the order of joining."""
    seats = {player: seat for seat, player in enumerate(game.players)}
    points: dict[int, list[int]] = {seat: [] for seat in seats.values()}
    for (player, _), turn in game.recorded.items():
        points[seats[player]].append(turn.points)
    return standing(points)


def _turn_recorded(player: str, turn: int, written: Counts | Total, edition: Edition) -> TurnRecorded:
    points = points_of(written, edition)
    match written:
        case Total():
            return TurnRecorded(player, turn, (), (), False, points, points)
        case Counts():
            subturns = ((subturn_of(written, edition), written.tally.counts),)
            return TurnRecorded(player, turn, subturns, written.bonus, written.bonus_declined, None, points)


def _consistent(game: FriendlyGame, event: FriendlyEvent) -> tuple[FriendlyEvent, ...]:
    """The event, when the game after it makes sense."""
    after = evolve(game, event)
    players = after.players
    if len(players) > MOST_PLAYERS:
        raise TooManyPlayers(players=len(players), most=MOST_PLAYERS)
    drawn = [
        each.player for each in after.counted if isinstance(each, StarterDrawn) and each.player in players
    ]
    if len(drawn) > 1:
        raise StarterAlreadyDrawn(player=drawn[0])
    _check_turns(game, after)
    return (event,)


def _check_turns(before: FriendlyGame, after: FriendlyGame) -> None:
    players = set(after.players)
    seen: dict[tuple[str, int], TurnRecorded] = {}
    for turn in (each for each in after.counted if isinstance(each, TurnRecorded)):
        if turn.player not in players and turn.player in before.players:
            turns = sum(player == turn.player for player, _ in before.recorded)
            raise PlayerHasTurns(player=turn.player, turns=turns)
        if turn.player not in players:
            raise UnknownPlayer(player=turn.player)
        first = seen.setdefault((turn.player, turn.turn), turn)
        if first is not turn:
            raise TurnAlreadyRecorded(player=turn.player, turn=turn.turn, points=first.points)


def _marked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    undone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, EntryUndone) and entry.sequence not in undone:
            undone.add(entry.event.sequence)
    return tuple(replace(entry, undone=entry.sequence in undone) for entry in entries)


@lru_cache(maxsize=64)
def _agreed(edition: str, house_rules: tuple[str, ...]) -> Edition:
    return agree(edition_of(edition), house_rules)
