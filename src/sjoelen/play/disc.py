"""A disc of a turn: its number, where it lies and what it has been through."""

from collections.abc import Mapping
from dataclasses import dataclass

from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.disc_history import NEW_HISTORY, DiscHistory


@dataclass(frozen=True, slots=True)
class Disc:
    """`lying` is None off the board, `left_y_m` then how far along it left.

    `foreign`: it is not the player's (R28).
    """

    number: int
    placement: Placement | None
    history: DiscHistory = NEW_HISTORY
    left_y_m: float = 0.0
    foreign: bool = False


def renumbered(lying: Placement, numbers: Mapping[int, int]) -> Placement:
    """The same, with other numbers for the discs: it may lie on one of them."""
    if lying.support is not Support.DISC or lying.on is None:
        return lying
    return Placement(lying.x_m, lying.y_m, lying.support, lying.low_m, lying.high_m, numbers[lying.on])
