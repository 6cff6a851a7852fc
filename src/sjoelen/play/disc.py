"""Disc of a turn: number, placement and history."""

from collections.abc import Mapping
from dataclasses import dataclass

from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.disc_history import NEW_HISTORY, DiscHistory


@dataclass(frozen=True, slots=True)
class Disc:
    """Disc of a turn; off the board `placement` is None, and `left_y_m` is the place along it where it left.

    `foreign`: it is not the player's (R28).
    """

    number: int
    placement: Placement | None
    history: DiscHistory = NEW_HISTORY
    left_y_m: float = 0.0
    foreign: bool = False


def renumbered(placement: Placement, numbers: Mapping[int, int]) -> Placement:
    """Return a placement with another number for the disc below."""
    if placement.support is not Support.DISC or placement.on is None:
        return placement
    on = numbers[placement.on]
    return Placement(placement.x_m, placement.y_m, placement.support, placement.low_m, placement.high_m, on)
