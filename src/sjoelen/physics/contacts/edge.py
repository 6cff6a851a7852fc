"""How steeply edges meet: the part of a push that goes upwards, drawn or given by the heights."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BREAK_MPS,
    EDGE_ROUND_M,
    EDGE_SLOPE,
    HIGH_M,
    LIFT_MPS,
    LOW_M,
    SLOPE_MOST,
)
from sjoelen.physics.out_of_plane.effects import BREAK, happens
from sjoelen.physics.random_numbers import draw

FLAW_MOST = 20.0  # the weakest disc breaks at a twentieth of the speed that a sound one stands


@compiled
def slope_of_edges(discs: Floats, at: int, board: Floats, log: Floats) -> float:
    """How steeply a disc meets another or wood: mostly hardly, a few times in a hundred ten times as much.

    The scatter stands for rounding, wear and tilt: a slope above s times (1/√u − 1) has the chance u.
    """
    return min(board[EDGE_SLOPE] * (1.0 / sqrt(draw(discs, at, log)) - 1.0), board[SLOPE_MOST])


@compiled
def slope_of_heights(discs: Floats, at: int, top_m: float, board: Floats) -> float:
    """How steeply the rounded lower edge of a disc in the air meets an upper edge at this height."""
    shared_m = min(top_m, discs[at + HIGH_M]) - discs[at + LOW_M]
    return min(max(1.0 - shared_m / board[EDGE_ROUND_M], 0.0), board[SLOPE_MOST])


@compiled
def lifts(closing: float, slope: float, restitution: float, inverse: float, board: Floats) -> bool:
    """Whether a push of this slope takes a disc off the floor; `inverse` is the masses' inverse sum."""
    return (1.0 + restitution) * closing * slope * sqrt(1.0 - slope * slope) / inverse >= board[LIFT_MPS]


@compiled
def breaks(discs: Floats, at: int, closing: float, board: Floats, log: Floats) -> bool:
    """Whether a disc breaks at a hit: flaws are such that twice the speed breaks sixteen times as many."""
    if closing * FLAW_MOST < board[BREAK_MPS] or not happens(BREAK, log):
        return False
    flaw = 1.0 / sqrt(sqrt(draw(discs, at, log)))
    return closing * min(flaw, FLAW_MOST) >= board[BREAK_MPS]
