"""Events of the rings: draws, boards and ring leaders."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RingDrawn:
    """A ring of a series was drawn: its boards in order, and its groups of players."""

    series: int
    ring: int
    boards: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerAddedToRing:
    """A late entrant joined a group of a ring."""

    series: int
    ring: int
    group: int
    player: str


@dataclass(frozen=True, slots=True)
class BoardReplaced:
    """A board failed and a spare board replaced it."""

    series: int
    ring: int
    board: str
    spare: str


@dataclass(frozen=True, slots=True)
class RingLeaderNamed:
    """A ring leader was named, for one `wave` or, without one, for all waves."""

    series: int
    ring: int
    leader: str
    wave: int | None = None


RingEvent = RingDrawn | PlayerAddedToRing | BoardReplaced
HallEvent = RingEvent | RingLeaderNamed
