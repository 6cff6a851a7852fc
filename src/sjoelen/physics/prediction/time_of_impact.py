"""Time of impact of two moving discs: steps that never pass the contact, quadratic near it."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BRAKE_MPS2,
    CACHED_M,
    CACHED_MPS,
    FREE_PATH_M,
    INFINITE,
    RADIUS_M,
    START_S,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.glide import after_time, cache_motion

CONTACT_M, STEPS_MAX = 1e-10, 200


@compiled
def time_of_impact(
    discs: Floats, disc: int, other: int, board: Floats, now_s: float, until_s: float
) -> float:
    """Return the time at which the gap of two gliding discs closes, or INFINITE.

    Along its path a disc only slows, by at most the full friction, and the turning of the line between two
    discs only opens their gap: gap'' ≥ −2μg. So gap(t+s) ≥ gap + gap'·s − μg·s². The root of the right side
    is a step that cannot pass the contact.
    """
    cache_motion(discs, disc, now_s, board)
    cache_motion(discs, other, now_s, board)
    disc_m, speed = discs[disc + CACHED_M], discs[disc + CACHED_MPS]
    other_m, other_speed = discs[other + CACHED_M], discs[other + CACHED_MPS]
    fall, time_s = 2.0 * board[BRAKE_MPS2], now_s
    for _ in range(STEPS_MAX):
        dx = discs[other + X] + discs[other + UX] * other_m - discs[disc + X] - discs[disc + UX] * disc_m
        dy = discs[other + Y] + discs[other + UY] * other_m - discs[disc + Y] - discs[disc + UY] * disc_m
        distance = sqrt(dx * dx + dy * dy)
        toward = discs[disc + UX] * dx + discs[disc + UY] * dy
        away = discs[other + UX] * dx + discs[other + UY] * dy
        if toward <= 0.0 and away >= 0.0:
            return INFINITE
        opening = (away * other_speed - toward * speed) / distance
        gap = distance - 2.0 * board[RADIUS_M]
        if gap <= CONTACT_M and opening < 0.0:
            return time_s
        gap = max(gap, CONTACT_M)
        root = sqrt(opening * opening + 2.0 * fall * gap)
        time_s += 2.0 * gap / (root - opening) if opening < 0.0 else (opening + root) / fall
        if time_s >= until_s:
            return INFINITE
        disc_m, speed, _rim = after_time(discs, disc, time_s - discs[disc + START_S], board)
        other_m, other_speed, _rim = after_time(discs, other, time_s - discs[other + START_S], board)
    return time_s


@compiled
def paths_may_touch(discs: Floats, disc: int, other: int, board: Floats) -> bool:
    """Return whether the free paths of two gliding discs come close enough to touch."""
    dx, dy = discs[other + X] - discs[disc + X], discs[other + Y] - discs[disc + Y]
    within_m = 2.0 * board[RADIUS_M] + discs[disc + FREE_PATH_M] + discs[other + FREE_PATH_M]
    if dx * dx + dy * dy > within_m * within_m:
        return False
    apart_m = max(
        _path_separation_m(discs, disc, other, dx, dy), _path_separation_m(discs, other, disc, -dx, -dy)
    )
    return apart_m <= 2.0 * board[RADIUS_M]


@compiled
def _path_separation_m(discs: Floats, disc: int, other: int, dx: float, dy: float) -> float:
    """Return the distance of the path of another disc, which starts at (dx, dy), from that of a disc."""
    ux, uy, far_m = discs[disc + UX], discs[disc + UY], discs[other + FREE_PATH_M]
    aside, ahead = dx * uy - dy * ux, dx * ux + dy * uy
    aside_then = aside + (discs[other + UX] * uy - discs[other + UY] * ux) * far_m
    ahead_then = ahead + (discs[other + UX] * ux + discs[other + UY] * uy) * far_m
    beside_m = max(min(aside, aside_then), -max(aside, aside_then))
    return max(beside_m, min(ahead, ahead_then) - discs[disc + FREE_PATH_M], -max(ahead, ahead_then))
