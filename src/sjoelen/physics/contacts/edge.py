"""Slope of a contact: the upward part of a push, drawn at random or given by the heights."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BREAK_MPS,
    EDGE_ROUND_M,
    EDGE_SLOPE,
    EDGE_SLOPE_MAX,
    HIGH_M,
    LIFT_MPS,
    LOW_M,
)
from sjoelen.physics.out_of_plane.effects import BREAK, is_enabled
from sjoelen.physics.random_numbers import draw

FLAW_MAX = 20.0  # the weakest disc breaks at a twentieth of the speed that breaks a sound one


@compiled
def draw_edge_slope(discs: Floats, disc: int, board: Floats, log: Floats) -> float:
    """Draw the slope at which a disc meets another or wood.

    Most slopes are small; a few in a hundred are ten times as large. The scatter stands for rounding, wear
    and tilt: a slope above s·(1/√u − 1) has the probability u.
    """
    return min(board[EDGE_SLOPE] * (1.0 / sqrt(draw(discs, disc, log)) - 1.0), board[EDGE_SLOPE_MAX])


@compiled
def slope_between_heights(discs: Floats, disc: int, top_m: float, board: Floats) -> float:
    """Return the slope at which the lower edge of a disc in the air meets an upper edge."""
    shared_m = min(top_m, discs[disc + HIGH_M]) - discs[disc + LOW_M]
    return min(max(1.0 - shared_m / board[EDGE_ROUND_M], 0.0), board[EDGE_SLOPE_MAX])


@compiled
def lifts_off(closing: float, slope: float, restitution: float, inverse: float, board: Floats) -> bool:
    """Return whether a push lifts a disc off the floor; `inverse` is the sum of the inverse masses."""
    return (1.0 + restitution) * closing * slope * sqrt(1.0 - slope * slope) / inverse >= board[LIFT_MPS]


@compiled
def breaks(discs: Floats, disc: int, closing: float, board: Floats, log: Floats) -> bool:
    """Return whether a hit breaks a disc: twice the speed breaks sixteen times as many."""
    if closing * FLAW_MAX < board[BREAK_MPS] or not is_enabled(BREAK, log):
        return False
    flaw = 1.0 / sqrt(sqrt(draw(discs, disc, log)))
    return closing * min(flaw, FLAW_MAX) >= board[BREAK_MPS]
