"""What has happened in a game at home: facts in the past tense."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The rules were agreed: an edition, house rules on top, turns for each player (None: until you stop)."""

    edition: str
    house_rules: tuple[str, ...]
    turns: int | None


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """Someone joined; an identity, never a name."""

    player: str


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """The dice said who starts."""

    player: str


@dataclass(frozen=True, slots=True)
class TurnRecorded:
    """A turn was written down: counts after some sub-turns with bonus slides, or only a total."""

    player: str
    turn: int
    subturns: tuple[tuple[int, tuple[int, ...]], ...]  # sub-turn number, cumulative counts in board order
    bonus: tuple[int, ...]
    bonus_declined: bool
    total: int | None
    points: int


@dataclass(frozen=True, slots=True)
class EntryUndone:
    """The entry of this sequence number no longer counts; it can be an undoing itself."""

    sequence: int


FriendlyEvent = GameStarted | PlayerAdded | StarterDrawn | TurnRecorded | EntryUndone
