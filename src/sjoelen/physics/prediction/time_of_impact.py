"""When two moving discs touch: steps that can never overshoot, quadratic near the contact."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AHEAD_M,
    BRAKE_MPS2,
    NOTHING,
    NOW_M,
    NOW_MPS,
    RADIUS_M,
    SINCE_S,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.glide import after_time, look_up

TOUCHING_M, STEPS_MAX = 1e-10, 200


@compiled
def meeting(discs: Floats, one: int, other: int, board: Floats, now_s: float, until_s: float) -> float:
    """When the gap of two gliding discs closes between two moments, or NOTHING.

    Along its way a disc only slows, by at most the full friction, and turning of the line between two
    discs only opens their gap: gap'' ≥ −2μg. So gap(t+s) ≥ gap + gap'·s − μg·s², whose root is a step that
    cannot pass the contact.
    """
    look_up(discs, one, now_s, board)
    look_up(discs, other, now_s, board)
    far, fast = discs[one + NOW_M], discs[one + NOW_MPS]
    other_far, other_fast = discs[other + NOW_M], discs[other + NOW_MPS]
    fall, time_s = 2.0 * board[BRAKE_MPS2], now_s
    for _ in range(STEPS_MAX):
        dx = discs[other + X] + discs[other + UX] * other_far - discs[one + X] - discs[one + UX] * far
        dy = discs[other + Y] + discs[other + UY] * other_far - discs[one + Y] - discs[one + UY] * far
        apart = sqrt(dx * dx + dy * dy)
        toward = discs[one + UX] * dx + discs[one + UY] * dy
        away = discs[other + UX] * dx + discs[other + UY] * dy
        if toward <= 0.0 and away >= 0.0:
            return NOTHING
        opening = (away * other_fast - toward * fast) / apart
        gap = apart - 2.0 * board[RADIUS_M]
        if gap <= TOUCHING_M and opening < 0.0:
            return time_s
        gap = max(gap, TOUCHING_M)
        root = sqrt(opening * opening + 2.0 * fall * gap)
        time_s += 2.0 * gap / (root - opening) if opening < 0.0 else (opening + root) / fall
        if time_s >= until_s:
            return NOTHING
        far, fast, _rim = after_time(discs, one, time_s - discs[one + SINCE_S], board)
        other_far, other_fast, _rim = after_time(discs, other, time_s - discs[other + SINCE_S], board)
    return time_s


@compiled
def ways_touch(discs: Floats, one: int, other: int, board: Floats) -> bool:
    """Whether two gliding discs, each going on until something happens to it, can touch at all."""
    dx, dy = discs[other + X] - discs[one + X], discs[other + Y] - discs[one + Y]
    within_m = 2.0 * board[RADIUS_M] + discs[one + AHEAD_M] + discs[other + AHEAD_M]
    if dx * dx + dy * dy > within_m * within_m:
        return False
    apart_m = max(_beside_m(discs, one, other, dx, dy), _beside_m(discs, other, one, -dx, -dy))
    return apart_m <= 2.0 * board[RADIUS_M]


@compiled
def _beside_m(discs: Floats, at: int, other: int, dx: float, dy: float) -> float:
    """How far another's way, which starts at (dx, dy), stays beside that of a disc, before or behind it."""
    ux, uy, far_m = discs[at + UX], discs[at + UY], discs[other + AHEAD_M]
    aside, ahead = dx * uy - dy * ux, dx * ux + dy * uy
    aside_then = aside + (discs[other + UX] * uy - discs[other + UY] * ux) * far_m
    ahead_then = ahead + (discs[other + UX] * ux + discs[other + UY] * uy) * far_m
    beside_m = max(min(aside, aside_then), -max(aside, aside_then))
    return max(beside_m, min(ahead, ahead_then) - discs[at + AHEAD_M], -max(ahead, ahead_then))
