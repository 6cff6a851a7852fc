"""Flight in closed form: height at a time, and time at a height."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    CACHED_S,
    CELL,
    DURATION_S,
    GRAVITY_MPS2,
    HIGH_M,
    INFINITE,
    LOW_M,
    NEVER,
    REACH_M,
    RISE_MPS,
    SPEED,
    START_S,
    THICKNESS_M,
    TOLERANCE_M,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.glide import WITHOUT_FRICTION


@compiled
def set_flight(discs: Floats, disc: int, board: Floats) -> None:
    """Set the distance and the duration of a flight that ends on the floor."""
    discs[disc + CELL], discs[disc + CACHED_S] = WITHOUT_FRICTION, NEVER
    discs[disc + DURATION_S] = time_to_fall_to(discs, disc, 0.0, board)
    discs[disc + REACH_M] = discs[disc + SPEED] * discs[disc + DURATION_S]


@compiled
def time_to_fall_to(discs: Floats, disc: int, height_m: float, board: Floats) -> float:
    """Return the seconds from the start until a disc falls to a height; INFINITE if it stays below."""
    gravity, rise = board[GRAVITY_MPS2], discs[disc + RISE_MPS]
    over_m = discs[disc + LOW_M] - height_m
    square = rise * rise + 2.0 * gravity * (over_m if abs(over_m) > TOLERANCE_M else 0.0)
    return max((rise + sqrt(square)) / gravity, 0.0) if square >= 0.0 else INFINITE


@compiled
def time_to_rise_to(discs: Floats, disc: int, height_m: float, board: Floats) -> float:
    """Return the seconds from the start until a disc rises to a height; INFINITE if it never does."""
    gravity, rise = board[GRAVITY_MPS2], discs[disc + RISE_MPS]
    square = rise * rise + 2.0 * gravity * (discs[disc + LOW_M] - height_m)
    if rise <= 0.0 or square < 0.0 or discs[disc + LOW_M] > height_m:
        return INFINITE
    return 2.0 * (height_m - discs[disc + LOW_M]) / (rise + sqrt(square))


@compiled
def height_at(discs: Floats, disc: int, elapsed_s: float, board: Floats) -> float:
    """Return the height of the lower face some time after the start."""
    return discs[disc + LOW_M] + (discs[disc + RISE_MPS] - 0.5 * board[GRAVITY_MPS2] * elapsed_s) * elapsed_s


@compiled
def advance_flight(discs: Floats, disc: int, now_s: float, board: Floats) -> None:
    """Move a disc in the air to its position at a moment."""
    elapsed_s = now_s - discs[disc + START_S]
    lower_m = max(height_at(discs, disc, elapsed_s, board), 0.0)
    discs[disc + X] += discs[disc + UX] * discs[disc + SPEED] * elapsed_s
    discs[disc + Y] += discs[disc + UY] * discs[disc + SPEED] * elapsed_s
    discs[disc + RISE_MPS] -= board[GRAVITY_MPS2] * elapsed_s
    discs[disc + LOW_M], discs[disc + HIGH_M], discs[disc + START_S] = (
        lower_m,
        lower_m + board[THICKNESS_M],
        now_s,
    )
