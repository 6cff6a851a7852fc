"""Where a disc lies, as the rules see it."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.play.board_lines import BoardLines


class Zone(StrEnum):
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
class Location:
    """A part of the board; the number of the gate or compartment from the left, from 0."""

    zone: Zone
    compartment: int | None = None


OFF_BOARD = Location(Zone.OFF)


def location_of(lying: Placement | None, lines: BoardLines) -> Location:
    """The part of the board a disc lies in; off it when it lies nowhere."""
    if lying is None:
        return OFF_BOARD
    if lying.y_m + lines.radius_m <= 0.0:
        return Location(Zone.BEHIND_LINE)
    if lying.y_m < lines.radius_m:
        return Location(Zone.ON_LINE)
    if lying.y_m + lines.radius_m <= lines.front_m + OVERLAP_M:
        return Location(Zone.FIELD)
    return Location(
        Zone.GATE if lath_moves(lying, lines) else Zone.COMPARTMENT, compartment_at(lying.x_m, lines)
    )


def lath_moves(lying: Placement, lines: BoardLines) -> bool:
    """Whether a straight lath, pushed against the front of the gate bar, moves the disc (R11)."""
    return lying.y_m - lines.radius_m < lines.front_m - OVERLAP_M


def compartment_at(x_m: float, lines: BoardLines) -> int:
    """The compartment behind this place across the board; a divider is parted in its middle."""
    return bisect_right(lines.dividers_m, x_m)
