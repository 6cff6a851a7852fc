"""When two moving discs touch: steps that can never overshoot, quadratic near the contact."""

from math import sqrt

from sjoelen.physics.columns import (
    BRAKE_MPS2,
    NOTHING,
    NOW_M,
    NOW_MPS,
    RADIUS_M,
    REACH_M,
    SINCE_S,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.glide import after_time, look_up

TOUCHING_M, STEPS_MAX = 1e-10, 200


@compiled
def meeting(discs: Floats, one: int, other: int, board: Floats, now_s: float, until_s: float) -> float:
    """When the gap of two gliding discs closes between two moments, or NOTHING.

    Along its way a disc only slows, by at most the full friction, and turning of the line between two
    discs only opens their gap: gap'' ≥ −2μg. So gap(t+s) ≥ gap + gap'·s − μg·s², whose root is a step that
    cannot pass the contact.
    """
    if _apart_for_good(discs, one, other, board):
        return NOTHING
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
def _apart_for_good(discs: Floats, one: int, other: int, board: Floats) -> bool:
    """Whether the boxes around two whole ways stay further apart than two discs can touch."""
    reach = 2.0 * board[RADIUS_M]
    for at, along in ((X, UX), (Y, UY)):
        one_from, other_from = discs[one + at], discs[other + at]
        one_to = one_from + discs[one + along] * discs[one + REACH_M]
        other_to = other_from + discs[other + along] * discs[other + REACH_M]
        if min(one_from, one_to) > max(other_from, other_to) + reach:
            return True
        if min(other_from, other_to) > max(one_from, one_to) + reach:
            return True
    return False
