"""A slide from its start to its stop in closed form: where, how fast, when."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BAND_COLUMNS,
    BAND_MPS,
    BAND_MPS2,
    BANDS,
    BANDS_AT,
    CELL,
    DURATION_S,
    FAR,
    LAST,
    LEFT_M,
    LEFT_S,
    LEG_COLUMNS,
    LEG_LEFT_M,
    LEG_LEFT_S,
    LEG_M,
    LEG_MPS2,
    LEG_S,
    LEGS,
    LEGS_AT,
    LOAD,
    NEAR,
    NEVER,
    NOW_M,
    NOW_MPS,
    NOW_S,
    REACH_M,
    RIM_M,
    SCALE,
    SINCE_S,
    SLOW_BRAKE_MPS2,
    SPEED,
    SPIN,
    WIDTH,
    V,
)
from sjoelen.physics.motion.curve_lookup import (
    cell_of,
    cell_of_ratio,
    left_m_at,
    part_of_distance,
    part_of_ratio,
    part_of_speed,
    rim_speed_at,
    speed_at,
)
from sjoelen.physics.motion.glide_curve import EDGE

# In the place of a cell: a slide without spin, a spin without slide, no friction at all.
STRAIGHT, STANDING, FLYING = -1, -2, -3


@compiled
def set_off(discs: Floats, at: int, board: Floats) -> None:
    """Fill in how far, how long and through which bands a disc with this speed and spin will glide."""
    speed, rim_mps = discs[at + SPEED], abs(discs[at + SPIN]) * board[RIM_M]
    discs[at + NOW_S] = NEVER
    if speed <= EDGE * rim_mps:
        _stand(discs, at, rim_mps, board)
    elif rim_mps <= EDGE * speed:
        discs[at + CELL], discs[at + SCALE] = STRAIGHT, 1.0
        _take_legs(discs, at, speed, 0.5 * speed * speed, board)
    else:
        cell, last = cell_of_ratio(board, speed, rim_mps)
        part = part_of_ratio(board, cell, speed, rim_mps)
        total = speed_at(board, cell, part) + rim_speed_at(board, cell, part)
        discs[at + CELL], discs[at + LAST], discs[at + SCALE] = cell, last, (speed + rim_mps) / total
        discs[at + NEAR], discs[at + FAR] = cell, cell
        left_s = board[cell + LEFT_S] - part * board[cell + WIDTH]
        _take_legs(discs, at, left_s, left_m_at(board, cell, part), board)


@compiled
def _stand(discs: Floats, at: int, rim_mps: float, board: Floats) -> None:
    brake = board[SLOW_BRAKE_MPS2] * board[LOAD]
    leg = at + LEGS_AT
    discs[at + CELL], discs[at + SCALE], discs[at + LEGS] = STANDING, 1.0, 1
    discs[at + SPEED], discs[at + REACH_M], discs[at + DURATION_S] = 0.0, 0.0, rim_mps / brake
    discs[leg + LEG_LEFT_S], discs[leg + LEG_LEFT_M] = rim_mps, 0.0
    discs[leg + LEG_M], discs[leg + LEG_S], discs[leg + LEG_MPS2] = 0.0, 0.0, brake


@compiled
def _take_legs(discs: Floats, at: int, left_s: float, left_m: float, board: Floats) -> None:
    scale, count = discs[at + SCALE], 0
    reached_m, reached_s = 0.0, 0.0
    for band in range(BANDS_AT, BANDS_AT + BAND_COLUMNS * int(board[BANDS]), BAND_COLUMNS):
        floor_mps, brake = board[band + BAND_MPS], board[band + BAND_MPS2]
        if discs[at + SPEED] <= floor_mps:
            continue
        leg = at + LEGS_AT + count * LEG_COLUMNS
        discs[leg + LEG_LEFT_S], discs[leg + LEG_LEFT_M] = left_s, left_m
        discs[leg + LEG_M], discs[leg + LEG_S], discs[leg + LEG_MPS2] = reached_m, reached_s, brake
        count += 1
        end_s, end_m = 0.0, 0.0
        if floor_mps > 0.0:
            end_s, end_m = _slowed(discs, at, floor_mps / scale, board)
        reached_m += scale * scale * (left_m - end_m) / brake
        reached_s += scale * (left_s - end_s) / brake
        left_s, left_m = end_s, end_m
    discs[at + LEGS], discs[at + REACH_M], discs[at + DURATION_S] = count, reached_m, reached_s


@compiled
def _slowed(discs: Floats, at: int, speed: float, board: Floats) -> tuple[float, float]:
    """Time and distance left on the curve where it has this speed."""
    first = int(discs[at + CELL])
    if first == STRAIGHT:
        return speed, 0.5 * speed * speed
    cell = cell_of(board, V, speed, int(discs[at + FAR]), first, int(discs[at + LAST]))
    discs[at + FAR] = cell
    part = part_of_speed(board, cell, speed)
    return board[cell + LEFT_S] - part * board[cell + WIDTH], left_m_at(board, cell, part)


@compiled
def after_time(discs: Floats, at: int, passed_s: float, board: Floats) -> tuple[float, float, float]:
    """Distance, speed and rim speed of a gliding or flying disc some time after its start."""
    if discs[at + CELL] == FLYING:
        return discs[at + SPEED] * passed_s, discs[at + SPEED], abs(discs[at + SPIN]) * board[RIM_M]
    if passed_s >= discs[at + DURATION_S]:
        return discs[at + REACH_M], 0.0, 0.0
    leg = at + LEGS_AT + (int(discs[at + LEGS]) - 1) * LEG_COLUMNS
    while leg > at + LEGS_AT and discs[leg + LEG_S] > passed_s:
        leg -= LEG_COLUMNS
    scale, brake = discs[at + SCALE], discs[leg + LEG_MPS2]
    left_s = max(discs[leg + LEG_LEFT_S] - (passed_s - discs[leg + LEG_S]) * brake / scale, 0.0)
    first = int(discs[at + CELL])
    if first == STANDING:
        return 0.0, 0.0, left_s
    if first == STRAIGHT:
        return discs[leg + LEG_M] + (discs[leg + LEG_LEFT_M] - 0.5 * left_s * left_s) / brake, left_s, 0.0
    cell = cell_of(board, LEFT_S, left_s, int(discs[at + NEAR]), first, int(discs[at + LAST]))
    discs[at + NEAR] = cell
    part = (board[cell + LEFT_S] - left_s) / board[cell + WIDTH]
    way_m = scale * scale * (discs[leg + LEG_LEFT_M] - left_m_at(board, cell, part)) / brake
    return (
        discs[leg + LEG_M] + way_m,
        scale * speed_at(board, cell, part),
        scale * rim_speed_at(board, cell, part),
    )


@compiled
def look_up(discs: Floats, at: int, now_s: float, board: Floats) -> None:
    """Fill in how far and how fast a moving disc is at a moment, once however many ask."""
    if discs[at + NOW_S] != now_s:
        way_m, speed, _rim_mps = after_time(discs, at, now_s - discs[at + SINCE_S], board)
        discs[at + NOW_S], discs[at + NOW_M], discs[at + NOW_MPS] = now_s, way_m, speed


@compiled
def after_distance(discs: Floats, at: int, way_m: float, board: Floats) -> tuple[float, float, float]:
    """Time, speed and rim speed of a gliding disc some way after its start."""
    if way_m >= discs[at + REACH_M]:
        return discs[at + DURATION_S], 0.0, 0.0
    leg = at + LEGS_AT + (int(discs[at + LEGS]) - 1) * LEG_COLUMNS
    while leg > at + LEGS_AT and discs[leg + LEG_M] > way_m:
        leg -= LEG_COLUMNS
    scale, brake = discs[at + SCALE], discs[leg + LEG_MPS2]
    gone = (way_m - discs[leg + LEG_M]) * brake / (scale * scale)
    left_m = max(discs[leg + LEG_LEFT_M] - gone, 0.0)
    first = int(discs[at + CELL])
    if first == STRAIGHT:
        left_s = sqrt(2.0 * left_m)
        return discs[leg + LEG_S] + (discs[leg + LEG_LEFT_S] - left_s) / brake, left_s, 0.0
    cell = cell_of(board, LEFT_M, left_m, int(discs[at + FAR]), first, int(discs[at + LAST]))
    discs[at + FAR] = cell
    part = part_of_distance(board, cell, left_m)
    left_s = board[cell + LEFT_S] - part * board[cell + WIDTH]
    return (
        discs[leg + LEG_S] + scale * (discs[leg + LEG_LEFT_S] - left_s) / brake,
        scale * speed_at(board, cell, part),
        scale * rim_speed_at(board, cell, part),
    )
