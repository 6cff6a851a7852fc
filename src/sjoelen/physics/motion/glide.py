"""Glide of a disc from start to stop in closed form: distance, speed and time."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AHEAD_CELL_HINT,
    BAND_COLUMNS,
    BAND_COUNT,
    BAND_MPS,
    BAND_MPS2,
    BANDS_OFFSET,
    CACHED_M,
    CACHED_MPS,
    CACHED_S,
    CELL,
    CELL_HINT,
    CELL_WIDTH,
    DURATION_S,
    LAST_CELL,
    NEVER,
    PIECE_BRAKE_MPS2,
    PIECE_COLUMNS,
    PIECE_COUNT,
    PIECE_REMAINING_M,
    PIECE_REMAINING_S,
    PIECE_START_M,
    PIECE_START_S,
    PIECES_OFFSET,
    REACH_M,
    REMAINING_M,
    REMAINING_S,
    RIM_M,
    SCALE,
    SLOW_BRAKE_MPS2,
    SPEED,
    SPIN,
    SPIN_COUPLING,
    START_S,
    V,
)
from sjoelen.physics.motion.curve_lookup import (
    find_cell,
    find_cell_of_ratio,
    fraction_at_distance,
    fraction_at_ratio,
    fraction_at_speed,
    remaining_m_at,
    rim_speed_at,
    speed_at,
)
from sjoelen.physics.motion.glide_curve import NEGLIGIBLE_SHARE

# In place of a cell.
WITHOUT_SPIN, WITHOUT_SPEED, WITHOUT_FRICTION = -1, -2, -3


@compiled
def set_glide(discs: Floats, disc: int, board: Floats) -> None:
    """Set the distance, the duration and the pieces of the glide that starts with this speed and spin."""
    speed, rim_mps = discs[disc + SPEED], abs(discs[disc + SPIN]) * board[RIM_M]
    discs[disc + CACHED_S] = NEVER
    if speed <= NEGLIGIBLE_SHARE * rim_mps:
        _set_spinning(discs, disc, rim_mps, board)
    elif rim_mps <= NEGLIGIBLE_SHARE * speed:
        discs[disc + CELL], discs[disc + SCALE] = WITHOUT_SPIN, 1.0
        _set_pieces(discs, disc, speed, 0.5 * speed * speed, board)
    else:
        cell, last = find_cell_of_ratio(board, speed, rim_mps)
        fraction = fraction_at_ratio(board, cell, speed, rim_mps)
        total = speed_at(board, cell, fraction) + rim_speed_at(board, cell, fraction)
        discs[disc + CELL], discs[disc + LAST_CELL], discs[disc + SCALE] = (
            cell,
            last,
            (speed + rim_mps) / total,
        )
        discs[disc + CELL_HINT], discs[disc + AHEAD_CELL_HINT] = cell, cell
        left_s = board[cell + REMAINING_S] - fraction * board[cell + CELL_WIDTH]
        _set_pieces(discs, disc, left_s, remaining_m_at(board, cell, fraction), board)


@compiled
def _set_spinning(discs: Floats, disc: int, rim_mps: float, board: Floats) -> None:
    """Set the motion of a disc that spins on the spot."""
    brake = board[SLOW_BRAKE_MPS2] * board[SPIN_COUPLING]
    piece = disc + PIECES_OFFSET
    discs[disc + CELL], discs[disc + SCALE], discs[disc + PIECE_COUNT] = WITHOUT_SPEED, 1.0, 1
    discs[disc + SPEED], discs[disc + REACH_M], discs[disc + DURATION_S] = 0.0, 0.0, rim_mps / brake
    discs[piece + PIECE_REMAINING_S], discs[piece + PIECE_REMAINING_M] = rim_mps, 0.0
    discs[piece + PIECE_START_M], discs[piece + PIECE_START_S], discs[piece + PIECE_BRAKE_MPS2] = (
        0.0,
        0.0,
        brake,
    )


@compiled
def _set_pieces(discs: Floats, disc: int, left_s: float, left_m: float, board: Floats) -> None:
    """Set one piece for each friction band that the glide passes."""
    scale, count = discs[disc + SCALE], 0
    reached_m, reached_s = 0.0, 0.0
    for band in range(BANDS_OFFSET, BANDS_OFFSET + BAND_COLUMNS * int(board[BAND_COUNT]), BAND_COLUMNS):
        floor_mps, brake = board[band + BAND_MPS], board[band + BAND_MPS2]
        if discs[disc + SPEED] <= floor_mps:
            continue
        piece = disc + PIECES_OFFSET + count * PIECE_COLUMNS
        discs[piece + PIECE_REMAINING_S], discs[piece + PIECE_REMAINING_M] = left_s, left_m
        discs[piece + PIECE_START_M], discs[piece + PIECE_START_S], discs[piece + PIECE_BRAKE_MPS2] = (
            reached_m,
            reached_s,
            brake,
        )
        count += 1
        end_s, end_m = 0.0, 0.0
        if floor_mps > 0.0:
            end_s, end_m = _remaining_at_speed(discs, disc, floor_mps / scale, board)
        reached_m += scale * scale * (left_m - end_m) / brake
        reached_s += scale * (left_s - end_s) / brake
        left_s, left_m = end_s, end_m
    discs[disc + PIECE_COUNT], discs[disc + REACH_M], discs[disc + DURATION_S] = count, reached_m, reached_s


@compiled
def _remaining_at_speed(discs: Floats, disc: int, speed: float, board: Floats) -> tuple[float, float]:
    """Return the time and the distance that remain on the curve at this speed."""
    first = int(discs[disc + CELL])
    if first == WITHOUT_SPIN:
        return speed, 0.5 * speed * speed
    cell = find_cell(board, V, speed, int(discs[disc + AHEAD_CELL_HINT]), first, int(discs[disc + LAST_CELL]))
    discs[disc + AHEAD_CELL_HINT] = cell
    fraction = fraction_at_speed(board, cell, speed)
    return board[cell + REMAINING_S] - fraction * board[cell + CELL_WIDTH], remaining_m_at(
        board, cell, fraction
    )


@compiled
def after_time(discs: Floats, disc: int, elapsed_s: float, board: Floats) -> tuple[float, float, float]:
    """Return distance, speed and rim speed of a gliding or flying disc some time after its start."""
    if discs[disc + CELL] == WITHOUT_FRICTION:
        return discs[disc + SPEED] * elapsed_s, discs[disc + SPEED], abs(discs[disc + SPIN]) * board[RIM_M]
    if elapsed_s >= discs[disc + DURATION_S]:
        return discs[disc + REACH_M], 0.0, 0.0
    piece = disc + PIECES_OFFSET + (int(discs[disc + PIECE_COUNT]) - 1) * PIECE_COLUMNS
    while piece > disc + PIECES_OFFSET and discs[piece + PIECE_START_S] > elapsed_s:
        piece -= PIECE_COLUMNS
    scale, brake = discs[disc + SCALE], discs[piece + PIECE_BRAKE_MPS2]
    left_s = max(
        discs[piece + PIECE_REMAINING_S] - (elapsed_s - discs[piece + PIECE_START_S]) * brake / scale, 0.0
    )
    first = int(discs[disc + CELL])
    if first == WITHOUT_SPEED:
        return 0.0, 0.0, left_s
    if first == WITHOUT_SPIN:
        return (
            discs[piece + PIECE_START_M] + (discs[piece + PIECE_REMAINING_M] - 0.5 * left_s * left_s) / brake,
            left_s,
            0.0,
        )
    cell = find_cell(
        board, REMAINING_S, left_s, int(discs[disc + CELL_HINT]), first, int(discs[disc + LAST_CELL])
    )
    discs[disc + CELL_HINT] = cell
    fraction = (board[cell + REMAINING_S] - left_s) / board[cell + CELL_WIDTH]
    distance_m = (
        scale * scale * (discs[piece + PIECE_REMAINING_M] - remaining_m_at(board, cell, fraction)) / brake
    )
    return (
        discs[piece + PIECE_START_M] + distance_m,
        scale * speed_at(board, cell, fraction),
        scale * rim_speed_at(board, cell, fraction),
    )


@compiled
def cache_motion(discs: Floats, disc: int, now_s: float, board: Floats) -> None:
    """Store distance and speed of a moving disc at a moment, so that they are evaluated once."""
    if discs[disc + CACHED_S] != now_s:
        distance_m, speed, _rim_mps = after_time(discs, disc, now_s - discs[disc + START_S], board)
        discs[disc + CACHED_S], discs[disc + CACHED_M], discs[disc + CACHED_MPS] = now_s, distance_m, speed


@compiled
def after_distance(discs: Floats, disc: int, distance_m: float, board: Floats) -> tuple[float, float, float]:
    """Return time, speed and rim speed of a gliding disc some distance after its start."""
    if distance_m >= discs[disc + REACH_M]:
        return discs[disc + DURATION_S], 0.0, 0.0
    piece = disc + PIECES_OFFSET + (int(discs[disc + PIECE_COUNT]) - 1) * PIECE_COLUMNS
    while piece > disc + PIECES_OFFSET and discs[piece + PIECE_START_M] > distance_m:
        piece -= PIECE_COLUMNS
    scale, brake = discs[disc + SCALE], discs[piece + PIECE_BRAKE_MPS2]
    gone = (distance_m - discs[piece + PIECE_START_M]) * brake / (scale * scale)
    left_m = max(discs[piece + PIECE_REMAINING_M] - gone, 0.0)
    first = int(discs[disc + CELL])
    if first == WITHOUT_SPIN:
        left_s = sqrt(2.0 * left_m)
        return discs[piece + PIECE_START_S] + (discs[piece + PIECE_REMAINING_S] - left_s) / brake, left_s, 0.0
    cell = find_cell(
        board, REMAINING_M, left_m, int(discs[disc + AHEAD_CELL_HINT]), first, int(discs[disc + LAST_CELL])
    )
    discs[disc + AHEAD_CELL_HINT] = cell
    fraction = fraction_at_distance(board, cell, left_m)
    left_s = board[cell + REMAINING_S] - fraction * board[cell + CELL_WIDTH]
    return (
        discs[piece + PIECE_START_S] + scale * (discs[piece + PIECE_REMAINING_S] - left_s) / brake,
        scale * speed_at(board, cell, fraction),
        scale * rim_speed_at(board, cell, fraction),
    )
