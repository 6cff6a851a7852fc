"""Who starts? (R70)"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from sjoelen.rules.error import NobodyToDraw

T = TypeVar("T")


class Dice(Protocol):
    """Something fair, such as `random.SystemRandom()` or a seeded `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to and without `stop`."""


def draw(players: Sequence[T], dice: Dice) -> T:
    """One of the players, each with the same chance."""
    if not players:
        raise NobodyToDraw
    return players[dice.randrange(len(players))]
