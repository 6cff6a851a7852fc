"""The draw of the player who starts (R70)."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from sjoelen.rules.error import NobodyToDraw

T = TypeVar("T")


class Dice(Protocol):
    """Something fair, such as `random.SystemRandom()` or a seeded `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 up to and without `stop`."""


def draw(players: Sequence[T], dice: Dice) -> T:
    """Return one of the players, each with the same chance; raises NobodyToDraw."""
    if not players:
        raise NobodyToDraw
    return players[dice.randrange(len(players))]
