"""Statistics of a person's turns."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn: the time of recording, its points, and the last counts where they are known."""

    at: str
    points: int
    counts: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """All turns together; `spread` is the variance, `habits` the average count of each compartment."""

    turns: int
    average: Fraction | None
    best: int | None
    worst: int | None
    spread: Fraction | None
    habits: tuple[Fraction, ...] | None


def player_statistics(played: Sequence[PlayedTurn]) -> PlayerStatistics:
    """Return the exact statistics of these turns."""
    points = [turn.points for turn in played]
    counted = [turn.counts for turn in played if turn.counts is not None]
    if not points:
        return PlayerStatistics(0, None, None, None, None, None)
    average = Fraction(sum(points), len(points))
    return PlayerStatistics(
        turns=len(points),
        average=average,
        best=max(points),
        worst=min(points),
        spread=sum(((result - average) ** 2 for result in points), Fraction(0)) / len(points),
        habits=tuple(Fraction(sum(column), len(counted)) for column in zip(*counted, strict=True)) or None,
    )
