"""Where a disc lies, as the rules see it."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

from sjoelen.physics.scene.placement import OVERLAP_M, Lying
from sjoelen.play.board_lines import Plan


class Where(StrEnum):
    """The parts of a board, from the player on."""

    BEHIND_LINE = "behind-line"
    """Completely on the player's side of the check line (R22)."""
    ON_LINE = "on-line"
    """Not completely past it (R8)."""
    FIELD = "field"
    GATE = "gate"
    """Past the front of the gate bar with a part of it only: the lath moves it (R11)."""
    COMPARTMENT = "compartment"
    """Completely past the front of the gate bar (R11)."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Place:
    """A part of the board; the number of the gate or compartment from the left, from 0."""

    where: Where
    compartment: int | None = None


OFF = Place(Where.OFF)


def place_of(lying: Lying | None, plan: Plan) -> Place:
    """The part of the board a disc lies in; off it when it lies nowhere."""
    if lying is None:
        return OFF
    if lying.y_m + plan.radius_m <= 0.0:
        return Place(Where.BEHIND_LINE)
    if lying.y_m < plan.radius_m:
        return Place(Where.ON_LINE)
    if lying.y_m + plan.radius_m <= plan.front_m + OVERLAP_M:
        return Place(Where.FIELD)
    return Place(
        Where.GATE if lath_moves(lying, plan) else Where.COMPARTMENT, compartment_at(lying.x_m, plan)
    )


def lath_moves(lying: Lying, plan: Plan) -> bool:
    """Whether a straight lath, pushed against the front of the gate bar, moves the disc (R11)."""
    return lying.y_m - plan.radius_m < plan.front_m - OVERLAP_M


def compartment_at(x_m: float, plan: Plan) -> int:
    """The compartment behind this place across the board; a divider is parted in its middle."""
    return bisect_right(plan.dividers_m, x_m)
