"""The state of a game at home, as a fold over its events (R50)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, reduce

from sjoelen.home.events import (
    EntryUndone,
    GameEnded,
    GameStarted,
    HandicapSet,
    HomeEvent,
    PlayerAdded,
    PlayerLeft,
    PlayerRejoined,
    PlayerRenamed,
    StarterDrawn,
    Team,
    TeamsFormed,
    TurnRecorded,
)
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules

Slot = tuple[str, int]
UNTOUCHED_BY_TURNS = ("agreement", "players", "names", "left", "ended", "handicaps", "teams", "starter")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event in its place, from 1, and whether it still counts."""

    sequence: int
    event: HomeEvent
    undone: bool = False


@dataclass(frozen=True)
class HomeGame:
    """The entries of a game; the rest follows from those that count, and is computed once."""

    entries: tuple[LogEntry, ...] = ()

    @cached_property
    def counted(self) -> tuple[HomeEvent, ...]:
        """The events that have not been undone."""
        return tuple(entry.event for entry in self.entries if not entry.undone)

    @cached_property
    def agreement(self) -> GameStarted:
        """The agreement at the beginning."""
        return next(event for event in self.counted if isinstance(event, GameStarted))

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The players in the order of joining, those who left included."""
        return tuple(event.player for event in self.counted if isinstance(event, PlayerAdded))

    @cached_property
    def names(self) -> dict[str, str]:
        """The identity of the name that each player goes by."""
        named = (event for event in self.counted if isinstance(event, PlayerAdded | PlayerRenamed))
        return {event.player: event.name for event in named if event.player in self.players}

    @cached_property
    def left(self) -> frozenset[str]:
        """The players who stopped."""
        has_left = dict[str, bool]()
        for event in self.counted:
            if isinstance(event, PlayerLeft | PlayerRejoined):
                has_left[event.player] = isinstance(event, PlayerLeft)
        return frozenset(player for player in self.players if has_left.get(player))

    @cached_property
    def handicaps(self) -> dict[str, int]:
        """The points on top of each turn, by player; players without are left out."""
        points = {event.player: event.points for event in self.counted if isinstance(event, HandicapSet)}
        return {player: points[player] for player in self.players if points.get(player)}

    @cached_property
    def teams(self) -> tuple[Team, ...]:
        """The teams as they were last formed, without players who are no longer in the game."""
        formed = [event.teams for event in self.counted if isinstance(event, TeamsFormed)]
        players = set(self.players)
        present = (
            replace(team, players=tuple(player for player in team.players if player in players))
            for team in (formed[-1] if formed else ())
        )
        return tuple(team for team in present if team.players)

    @cached_property
    def starter(self) -> str | None:
        """The player who was drawn to start, None before the draw."""
        drawn = (event.player for event in self.counted if isinstance(event, StarterDrawn))
        return next((player for player in drawn if player in self.players), None)

    @cached_property
    def standing_entries(self) -> dict[Slot, LogEntry]:
        """The entry that counts for each turn: the last one, corrections included."""
        return {
            (entry.event.player, entry.event.turn): entry
            for entry in self.entries
            if isinstance(entry.event, TurnRecorded) and not entry.undone
        }

    @cached_property
    def recorded(self) -> dict[Slot, TurnRecorded]:
        """The recorded turns, by player and number."""
        return {
            slot: entry.event
            for slot, entry in self.standing_entries.items()
            if isinstance(entry.event, TurnRecorded)
        }

    @cached_property
    def ended(self) -> bool:
        """True if the players ended the game."""
        return any(isinstance(event, GameEnded) for event in self.counted)

    @property
    def edition(self) -> Edition:
        """The rules it is played by, house rules included."""
        return _edition_with(self.agreement.edition, self.agreement.house_rules)


def evolve(game: HomeGame, event: HomeEvent) -> HomeGame:
    """Return the game after an event."""
    entry = LogEntry(len(game.entries) + 1, event)
    entries = (*game.entries, entry)
    if isinstance(event, EntryUndone):
        return HomeGame(_marked(entries))
    after = HomeGame(entries)
    if isinstance(event, TurnRecorded):
        _keep_unchanged(game, after, entry)
    return after


def _keep_unchanged(game: HomeGame, after: HomeGame, entry: LogEntry) -> None:
    """Keep what a turn leaves as it was, so that a long game is folded in linear time."""
    before = vars(game)
    vars(after).update({name: before[name] for name in UNTOUCHED_BY_TURNS if name in before})
    if isinstance(event := entry.event, TurnRecorded) and "standing_entries" in before:
        slot = event.player, event.turn
        vars(after)["standing_entries"] = {**game.standing_entries, slot: entry}
        vars(after)["recorded"] = {**game.recorded, slot: event}


def replay(events: Iterable[HomeEvent], game: HomeGame | None = None) -> HomeGame:
    """Return the game after all these events, in their order."""
    return reduce(evolve, events, game or HomeGame())


def _marked(entries: tuple[LogEntry, ...]) -> tuple[LogEntry, ...]:
    undone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.event, EntryUndone) and entry.sequence not in undone:
            undone.add(entry.event.sequence)
    return tuple(
        entry if entry.undone == (entry.sequence in undone) else replace(entry, undone=not entry.undone)
        for entry in entries
    )


@lru_cache(maxsize=64)
def _edition_with(edition: str, house_rules: tuple[str, ...]) -> Edition:
    return apply_house_rules(edition_of(edition), house_rules)
