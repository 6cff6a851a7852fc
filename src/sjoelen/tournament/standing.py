"""Who leads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar


class Sortable(Protocol):
    """A seat at the board or a name: it tells equal totals apart, so that the order is total."""

    def __lt__(self, other: Any, /) -> bool:
        """Whether it is listed before the other."""


Who = TypeVar("Who", bound=Sortable)


@dataclass(frozen=True, slots=True)
class Row(Generic[Who]):
    """One player's place; who has the same points has the same rank."""

    rank: int
    player: Who
    points: int
    turns: int
    average: Fraction | None
    best: int | None


def standing(turns: Mapping[Who, Sequence[int]]) -> tuple[Row[Who], ...]:
    """Most points first (R50), ranks 1, 2, 2, 4; equal points are listed by player, not by order given."""
    totals = {player: sum(points) for player, points in turns.items()}
    listed = sorted(turns, key=lambda player: (-totals[player], player))
    ranks: dict[int, int] = {}
    for place, player in enumerate(listed, 1):
        ranks.setdefault(totals[player], place)
    return tuple(_row(player, turns[player], ranks[totals[player]]) for player in listed)


def _row(player: Who, points: Sequence[int], rank: int) -> Row[Who]:
    average = Fraction(sum(points), len(points)) if points else None
    return Row(rank, player, sum(points), len(points), average, max(points, default=None))
