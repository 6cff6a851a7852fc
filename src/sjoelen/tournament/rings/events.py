"""What has happened in the hall: rings, boards and who leads there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RingDrawn:
    """Boards in their order and groups of players, for one series."""

    series: int
    ring: int
    boards: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerAddedToRing:
    """A late entry takes a place in a group of a ring."""

    series: int
    ring: int
    group: int
    player: str


@dataclass(frozen=True, slots=True)
class BoardReplaced:
    """A board failed and a spare stands in its place."""

    series: int
    ring: int
    board: str
    spare: str


@dataclass(frozen=True, slots=True)
class RingLeaderNamed:
    """Someone leads a ring from now on, while `wave` slides or, without one, throughout."""

    series: int
    ring: int
    leader: str
    wave: int | None = None


RingEvent = RingDrawn | PlayerAddedToRing | BoardReplaced
HallEvent = RingEvent | RingLeaderNamed
