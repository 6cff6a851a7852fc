"""Resting contact of discs on discs and on wood: whether a disc stays, flat or tilted."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BODY_BELOW,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOX_SUPPORT,
    BOXES,
    BRAKE_MPS2,
    CACHED_S,
    CARRIED,
    CARRIED_COUNT,
    CELL,
    CLIMBED_WOOD,
    DISC_COLUMNS,
    DURATION_S,
    FIRST_BOX,
    FRONT_M,
    GONE,
    HIGH_M,
    INFINITE,
    LEFT_BOARD,
    LOW_M,
    MOVING,
    NEVER,
    NO_BODY,
    ON_BAR,
    PAIR_S,
    PARTNER,
    PIECE_BRAKE_MPS2,
    PIECE_COUNT,
    PIECE_REMAINING_M,
    PIECE_REMAINING_S,
    PIECE_START_M,
    PIECE_START_S,
    PIECES_OFFSET,
    PREDICTION_IS_STALE,
    RADIUS_M,
    REACH_M,
    RESTING,
    SCALE,
    SEPARATION_S,
    SLIDE_OFF_COUNT,
    SPEED,
    START_S,
    STATE,
    SUPPORT,
    THICKNESS_M,
    TOLERANCE_M,
    USED_LENGTH,
    UX,
    UY,
    WOOD_OFFSET,
    X,
    Y,
)
from sjoelen.physics.motion.carried import add_mover, update_carried_discs
from sjoelen.physics.motion.flight import height_at
from sjoelen.physics.motion.glide import WITHOUT_SPEED
from sjoelen.physics.motion.transitions import start_motion, stop_motion
from sjoelen.physics.out_of_plane.effects import LEAN, PERCH, is_enabled
from sjoelen.physics.prediction.plan_overlap import (
    box_offset,
    direction_to,
    height_of_top,
    is_moving,
    plan_gap_m,
)
from sjoelen.physics.recording import record_contact, record_segment

SLIDE_OFFS_MAX = 8.0  # else a disc could slide to and fro without end
SLID_OFF = -1.0  # in place of a number of wood: the disc has slid off its support once


@compiled
def rest_or_slide_off(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Stop a disc without speed if its support holds it; else let it wait or slide off."""
    body = int(discs[disc + BODY_BELOW])
    if body == NO_BODY:
        stop_motion(discs, disc, RESTING, log, now_s)
        return
    add_mover(discs, disc, log)
    discs[disc + STATE] = MOVING
    if is_moving(discs, body):
        _wait_on_mover(discs, disc, log, now_s)
    elif is_off_board(discs, disc, board):
        stop_motion(discs, disc, GONE, log, now_s)
        lose_support(discs, disc)
        record_contact(discs, disc, NO_BODY, LEFT_BOARD, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    elif discs[disc + LOW_M] == 0.0 or _can_stay(discs, disc, body, board, log):
        stop_motion(discs, disc, RESTING, log, now_s)
    else:
        _slide_off(discs, disc, body, board)
        start_motion(discs, disc, board, log, now_s)


@compiled
def _wait_on_mover(discs: Floats, disc: int, log: Floats, now_s: float) -> None:
    """Keep a disc in place while the disc below slides away."""
    piece = disc + PIECES_OFFSET
    discs[disc + CELL], discs[disc + SCALE], discs[disc + PIECE_COUNT] = WITHOUT_SPEED, 1.0, 1
    discs[disc + PREDICTION_IS_STALE] = 1.0
    discs[disc + START_S], discs[disc + REACH_M], discs[disc + DURATION_S] = now_s, 0.0, INFINITE
    discs[disc + CACHED_S] = NEVER
    discs[disc + PAIR_S], discs[disc + PARTNER], discs[disc + SEPARATION_S] = INFINITE, NO_BODY, INFINITE
    for column in (PIECE_REMAINING_S, PIECE_REMAINING_M, PIECE_START_M, PIECE_START_S, PIECE_BRAKE_MPS2):
        discs[piece + column] = 0.0
    record_segment(discs, disc, log)
    if discs[disc + CARRIED_COUNT] > 0.0:
        update_carried_discs(discs, disc, CARRIED, log)


@compiled
def _can_stay(discs: Floats, disc: int, body: int, board: Floats, log: Floats) -> bool:
    """Return whether a disc stays: flat on one body, flat on two, or tilted."""
    radius = board[RADIUS_M]
    within = radius if body < WOOD_OFFSET else TOLERANCE_M
    if direction_to(discs, disc, body, board)[2] < within and is_enabled(PERCH, log):
        return True
    if _is_bridged(discs, disc, body, board):  # it cannot fall
        return True
    tilted_m = min(2.0 * discs[disc + LOW_M] + board[THICKNESS_M], 2.0 * radius)
    may_tilt = is_enabled(LEAN, log) and discs[disc + CARRIED_COUNT] == 0.0
    if may_tilt and _has_room_to_tilt(discs, disc, body, tilted_m, board):
        discs[disc + LOW_M], discs[disc + HIGH_M] = 0.0, tilted_m
        return True
    has_slid_off = discs[disc + CLIMBED_WOOD] == SLID_OFF
    if has_slid_off or discs[disc + SLIDE_OFF_COUNT] >= SLIDE_OFFS_MAX:  # it is between other discs
        return True
    return is_enabled(LEAN, log) and is_enabled(PERCH, log)


@compiled
def _is_bridged(discs: Floats, disc: int, body: int, board: Floats) -> bool:
    """Return whether a second body of the same height supports a disc."""
    for number in range(int(discs[USED_LENGTH]) // DISC_COLUMNS):
        rests = number * DISC_COLUMNS != disc and discs[number * DISC_COLUMNS + STATE] == RESTING
        if rests and _supports(discs, disc, body, number, board):
            return True
    for number in range(FIRST_BOX, FIRST_BOX + BOXES):
        if _supports(discs, disc, body, WOOD_OFFSET + number, board):
            return True
    return False


@compiled
def _supports(discs: Floats, disc: int, body: int, other: int, board: Floats) -> bool:
    """Return whether a body as high as the support holds a disc from the other side."""
    level = abs(height_of_top(discs, other, board) - discs[disc + LOW_M]) <= TOLERANCE_M
    if other == body or not level or plan_gap_m(discs, disc, other, discs[disc + START_S], board) >= 0.0:
        return False
    nx, ny, _distance = direction_to(discs, disc, body, board)
    other_x, other_y, distance = direction_to(discs, disc, other, board)
    return nx * other_x + ny * other_y < 0.0 or distance < (
        board[RADIUS_M] if other < WOOD_OFFSET else TOLERANCE_M
    )


@compiled
def _has_room_to_tilt(discs: Floats, disc: int, body: int, high_m: float, board: Floats) -> bool:
    """Return whether a disc can tilt down to the floor at its position."""
    now_s = discs[disc + START_S]
    for number in range(int(discs[USED_LENGTH]) // DISC_COLUMNS):
        other = number * DISC_COLUMNS
        if other in (disc, body * DISC_COLUMNS) or discs[other + STATE] == GONE:
            continue
        low_m = discs[other + LOW_M]
        if discs[other + SUPPORT] == AIR:
            low_m = height_at(discs, other, now_s - discs[other + START_S], board)
        if low_m < high_m and plan_gap_m(discs, disc, number, now_s, board) < 0.0:
            return False
    for number in range(FIRST_BOX, FIRST_BOX + BOXES):
        box = box_offset(number)
        other_wood = not _same_wood(body, WOOD_OFFSET + number, board) and board[box + BOX_LOW] < high_m
        if other_wood and plan_gap_m(discs, disc, WOOD_OFFSET + number, now_s, board) < 0.0:
            return False
    return True


@compiled
def _same_wood(body: int, other: int, board: Floats) -> bool:
    """Return whether two boxes are the same, or both parts of the gate bar."""
    if body < WOOD_OFFSET:
        return False
    kind = board[box_offset(body - WOOD_OFFSET) + BOX_SUPPORT]
    return body == other or kind == ON_BAR == board[box_offset(other - WOOD_OFFSET) + BOX_SUPPORT]


@compiled
def _slide_off(discs: Floats, disc: int, body: int, board: Floats) -> None:
    """Start a slide off the support; its energy is that of the height that the disc will lose."""
    nx, ny, distance = direction_to(discs, disc, body, board)
    discs[disc + SLIDE_OFF_COUNT] += 1.0
    way_off_m = board[RADIUS_M] if body >= WOOD_OFFSET else 2.0 * board[RADIUS_M] - distance
    discs[disc + UX], discs[disc + UY], discs[disc + CLIMBED_WOOD] = -nx, -ny, SLID_OFF
    discs[disc + SPEED] = sqrt(2.1 * board[BRAKE_MPS2] * max(way_off_m, TOLERANCE_M))


@compiled
def is_off_board(discs: Floats, disc: int, board: Floats) -> bool:
    """Return whether the centre of a disc is off the board."""
    right, back = box_offset(FIRST_BOX + 1), box_offset(FIRST_BOX + 2)
    return (
        abs(discs[disc + X]) > board[right + BOX_RIGHT]
        or discs[disc + Y] > board[back + BOX_REAR]
        or discs[disc + Y] < board[FRONT_M]
    )


@compiled
def set_support(discs: Floats, disc: int, body: int) -> None:
    """Set the body on which a disc rests."""
    discs[disc + BODY_BELOW] = body
    if body < WOOD_OFFSET:
        discs[body * DISC_COLUMNS + CARRIED_COUNT] += 1.0


@compiled
def lose_support(discs: Floats, disc: int) -> None:
    """Remove a disc from the body on which it rests."""
    if 0.0 <= discs[disc + BODY_BELOW] < WOOD_OFFSET:
        discs[int(discs[disc + BODY_BELOW]) * DISC_COLUMNS + CARRIED_COUNT] -= 1.0
    discs[disc + BODY_BELOW] = NO_BODY
