"""Location of a disc, as the rules see it."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines


class Zone(StrEnum):
    """Zone of the board, from the player on."""

    BEHIND_LINE = "behind-line"
    """Completely on the player's side of the check line (R22)."""
    ON_LINE = "on-line"
    """Not completely past the line (R8)."""
    FIELD = "field"
    GATE = "gate"
    """Partly past the front of the gate bar: the lath moves the disc (R11)."""
    COMPARTMENT = "compartment"
    """Completely past the front of the gate bar (R11)."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Location:
    """A zone, and the number of its gate or compartment from the left, from 0."""

    zone: Zone
    compartment: int | None = None


OFF_BOARD = Location(Zone.OFF)
WOODEN = (Support.DIVIDER, Support.WALL, Support.BAR)


def location_of(placement: Placement | None, lines: BoardLines) -> Location:
    """Return the location of a disc; without a placement it is off the board."""
    if placement is None:
        return OFF_BOARD
    if placement.y_m + lines.radius_m <= 0.0:
        return Location(Zone.BEHIND_LINE)
    if placement.y_m < lines.radius_m:
        return Location(Zone.ON_LINE)
    if placement.y_m + lines.radius_m <= lines.front_m + OVERLAP_M:
        return Location(Zone.FIELD)
    zone = Zone.GATE if lath_moves(placement, lines) else Zone.COMPARTMENT
    return Location(zone, compartment_at(placement.x_m, lines))


def place_name(location: Location, placement: Placement | None) -> str:
    """Return the zone of a disc; on wood it is `on-wood` in a compartment, `on-bar` in a gate."""
    if location.zone is Zone.COMPARTMENT and placement and placement.support in WOODEN:
        return "on-wood"
    is_on_bar = location.zone is Zone.GATE and placement and placement.support is Support.BAR
    return "on-bar" if is_on_bar else location.zone


def lath_moves(placement: Placement, lines: BoardLines) -> bool:
    """Return whether a straight lath, pushed against the front of the gate bar, moves the disc (R11)."""
    return placement.y_m - lines.radius_m < lines.front_m - OVERLAP_M


def compartment_at(x_m: float, lines: BoardLines) -> int:
    """Return the compartment at a distance from the left wall; a divider belongs half to either side."""
    return bisect_right(lines.dividers_m, x_m)
