"""A flight in closed form: how high, and when at a height."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    CELL,
    DURATION_S,
    GRAVITY_MPS2,
    HIGH_M,
    LOW_M,
    NEVER,
    NOTHING,
    NOW_S,
    REACH_M,
    RISE_MPS,
    SHARED_M,
    SINCE_S,
    SPEED,
    THICK_M,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.glide import FLYING


@compiled
def fly(discs: Floats, at: int, board: Floats) -> None:
    """Fill in how far and how long a disc in the air goes until it is down on the floor."""
    discs[at + CELL], discs[at + NOW_S] = FLYING, NEVER
    discs[at + DURATION_S] = until_down(discs, at, 0.0, board)
    discs[at + REACH_M] = discs[at + SPEED] * discs[at + DURATION_S]


@compiled
def until_down(discs: Floats, at: int, height_m: float, board: Floats) -> float:
    """Seconds from its start until it comes down to a height, NOTHING if it never is above it."""
    gravity, rise = board[GRAVITY_MPS2], discs[at + RISE_MPS]
    over_m = discs[at + LOW_M] - height_m
    square = rise * rise + 2.0 * gravity * (over_m if abs(over_m) > SHARED_M else 0.0)
    return max((rise + sqrt(square)) / gravity, 0.0) if square >= 0.0 else NOTHING


@compiled
def until_up(discs: Floats, at: int, height_m: float, board: Floats) -> float:
    """Seconds from its start until it rises through a height above it, NOTHING if it never does."""
    gravity, rise = board[GRAVITY_MPS2], discs[at + RISE_MPS]
    square = rise * rise + 2.0 * gravity * (discs[at + LOW_M] - height_m)
    if rise <= 0.0 or square < 0.0 or discs[at + LOW_M] > height_m:
        return NOTHING
    return 2.0 * (height_m - discs[at + LOW_M]) / (rise + sqrt(square))


@compiled
def height_at(discs: Floats, at: int, passed_s: float, board: Floats) -> float:
    """How high its lower face is some time after its start."""
    return discs[at + LOW_M] + (discs[at + RISE_MPS] - 0.5 * board[GRAVITY_MPS2] * passed_s) * passed_s


@compiled
def fly_on(discs: Floats, at: int, now_s: float, board: Floats) -> None:
    """Move a disc in the air to where it is at a moment."""
    passed_s = now_s - discs[at + SINCE_S]
    lower_m = max(height_at(discs, at, passed_s, board), 0.0)
    discs[at + X] += discs[at + UX] * discs[at + SPEED] * passed_s
    discs[at + Y] += discs[at + UY] * discs[at + SPEED] * passed_s
    discs[at + RISE_MPS] -= board[GRAVITY_MPS2] * passed_s
    discs[at + LOW_M], discs[at + HIGH_M], discs[at + SINCE_S] = lower_m, lower_m + board[THICK_M], now_s
