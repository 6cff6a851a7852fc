"""A disc of a turn: its number, where it lies and what it has been through."""

from dataclasses import dataclass

from sjoelen.physics.lying import Lying
from sjoelen.play.past import FRESH, Past


@dataclass(frozen=True, slots=True)
class Disc:
    """`lying` is None off the board, `left_y_m` then how far along it left.

    `foreign`: it is not the player's (R28).
    """

    number: int
    lying: Lying | None
    past: Past = FRESH
    left_y_m: float = 0.0
    foreign: bool = False
