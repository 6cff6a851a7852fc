"""Discs on discs and on wood: whether one stays there, flat or tilted, and what goes on under it."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    ALL,
    ANY_BOX,
    BEARS,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOX_SUPPORT,
    BOXES,
    BRAKE_MPS2,
    CELL,
    CLIMBS,
    DISC_COLUMNS,
    DURATION_S,
    FRONT_M,
    GONE,
    HIGH_M,
    LEFT,
    LEG_LEFT_M,
    LEG_LEFT_S,
    LEG_M,
    LEG_MPS2,
    LEG_S,
    LEGS,
    LEGS_AT,
    LOOKS,
    LOW_M,
    MOVING,
    NEVER,
    NOBODY,
    NOTHING,
    NOW_S,
    ON,
    ON_BAR,
    PAIR,
    PAIR_S,
    PART_S,
    RADIUS_M,
    REACH_M,
    RESTING,
    RIDING,
    SCALE,
    SHARED_M,
    SINCE_S,
    SLIDES,
    SPEED,
    STATE,
    SUPPORT,
    THICK_M,
    UX,
    UY,
    WOOD_FROM,
    X,
    Y,
)
from sjoelen.physics.motion.carried import enlist, tell_riders
from sjoelen.physics.motion.flight import height_at
from sjoelen.physics.motion.glide import STANDING
from sjoelen.physics.motion.transitions import go, settle
from sjoelen.physics.out_of_plane.effects import LEAN, PERCH, happens
from sjoelen.physics.prediction.plan_overlap import box_of, clear_m, moves, top_of, toward
from sjoelen.physics.recording import note_contact, trace

SLIDES_MAX = 8.0  # else one might slide to and fro for ever where it may neither lie nor lean
SLID = -1.0  # in the place of what a disc climbs: it has slid once from where it may not stay


@compiled
def come_to_rest(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc without speed rests if what it lies on rests and bears it; else it waits or slides off."""
    thing = int(discs[at + ON])
    if thing == NOBODY:
        settle(discs, at, RESTING, log, now_s)
        return
    enlist(discs, at, log)
    discs[at + STATE] = MOVING
    if moves(discs, thing):
        _wait(discs, at, log, now_s)
    elif beyond_edge(discs, at, board):
        settle(discs, at, GONE, log, now_s)
        release(discs, at)
        note_contact(discs, at, NOBODY, LEFT, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    elif discs[at + LOW_M] == 0.0 or _stays(discs, at, thing, board, log):
        settle(discs, at, RESTING, log, now_s)
    else:
        _slide_off(discs, at, thing, board)
        go(discs, at, board, log, now_s)


@compiled
def _wait(discs: Floats, at: int, log: Floats, now_s: float) -> None:
    """A disc stays where it is while another slides away under it."""
    leg = at + LEGS_AT
    discs[at + CELL], discs[at + SCALE], discs[at + LEGS], discs[at + LOOKS] = STANDING, 1.0, 1, 1.0
    discs[at + SINCE_S], discs[at + REACH_M], discs[at + DURATION_S] = now_s, 0.0, NOTHING
    discs[at + NOW_S] = NEVER
    discs[at + PAIR_S], discs[at + PAIR], discs[at + PART_S] = NOTHING, NOBODY, NOTHING
    for column in (LEG_LEFT_S, LEG_LEFT_M, LEG_M, LEG_S, LEG_MPS2):
        discs[leg + column] = 0.0
    trace(discs, at, log)
    if discs[at + BEARS] > 0.0:
        tell_riders(discs, at, RIDING, log)


@compiled
def _stays(discs: Floats, at: int, thing: int, board: Floats, log: Floats) -> bool:
    """Whether a disc stays: flat with its middle over what it lies on or lying on more, else tilted."""
    radius = board[RADIUS_M]
    within = radius if thing < WOOD_FROM else SHARED_M
    if toward(discs, at, thing, board)[2] < within and happens(PERCH, log):
        return True
    if _bridges(discs, at, thing, board):  # there is nowhere to fall
        return True
    tilted_m = min(2.0 * discs[at + LOW_M] + board[THICK_M], 2.0 * radius)
    if happens(LEAN, log) and discs[at + BEARS] == 0.0 and _has_room(discs, at, thing, tilted_m, board):
        discs[at + LOW_M], discs[at + HIGH_M] = 0.0, tilted_m
        return True
    if discs[at + CLIMBS] == SLID or discs[at + SLIDES] >= SLIDES_MAX:  # squeezed between others
        return True
    return happens(LEAN, log) and happens(PERCH, log)


@compiled
def _bridges(discs: Floats, at: int, thing: int, board: Floats) -> bool:
    """Whether something else as high is under a disc."""
    for number in range(int(discs[ALL]) // DISC_COLUMNS):
        rests = number * DISC_COLUMNS != at and discs[number * DISC_COLUMNS + STATE] == RESTING
        if rests and _holds(discs, at, thing, number, board):
            return True
    for number in range(ANY_BOX, ANY_BOX + BOXES):
        if _holds(discs, at, thing, WOOD_FROM + number, board):
            return True
    return False


@compiled
def _holds(discs: Floats, at: int, thing: int, other: int, board: Floats) -> bool:
    """Whether something as high as what a disc lies on holds it up from the other side."""
    level = abs(top_of(discs, other, board) - discs[at + LOW_M]) <= SHARED_M
    if other == thing or not level or clear_m(discs, at, other, discs[at + SINCE_S], board) >= 0.0:
        return False
    nx, ny, _apart = toward(discs, at, thing, board)
    other_x, other_y, apart = toward(discs, at, other, board)
    return nx * other_x + ny * other_y < 0.0 or apart < (board[RADIUS_M] if other < WOOD_FROM else SHARED_M)


@compiled
def _has_room(discs: Floats, at: int, thing: int, high_m: float, board: Floats) -> bool:
    """Whether a disc can tilt down to the floor where it is."""
    now_s = discs[at + SINCE_S]
    for number in range(int(discs[ALL]) // DISC_COLUMNS):
        other = number * DISC_COLUMNS
        if other in (at, thing * DISC_COLUMNS) or discs[other + STATE] == GONE:
            continue
        low_m = discs[other + LOW_M]
        if discs[other + SUPPORT] == AIR:
            low_m = height_at(discs, other, now_s - discs[other + SINCE_S], board)
        if low_m < high_m and clear_m(discs, at, number, now_s, board) < 0.0:
            return False
    for number in range(ANY_BOX, ANY_BOX + BOXES):
        box = box_of(number)
        other_wood = not _same_wood(thing, WOOD_FROM + number, board) and board[box + BOX_LOW] < high_m
        if other_wood and clear_m(discs, at, WOOD_FROM + number, now_s, board) < 0.0:
            return False
    return True


@compiled
def _same_wood(thing: int, other: int, board: Floats) -> bool:
    """Whether two boxes are the same, or pieces of the gate bar."""
    if thing < WOOD_FROM:
        return False
    kind = board[box_of(thing - WOOD_FROM) + BOX_SUPPORT]
    return thing == other or kind == ON_BAR == board[box_of(other - WOOD_FROM) + BOX_SUPPORT]


@compiled
def _slide_off(discs: Floats, at: int, thing: int, board: Floats) -> None:
    """A disc that may not stay slides down, paid by the height that it will lose."""
    nx, ny, apart = toward(discs, at, thing, board)
    discs[at + SLIDES] += 1.0
    need_m = board[RADIUS_M] if thing >= WOOD_FROM else 2.0 * board[RADIUS_M] - apart
    discs[at + UX], discs[at + UY] = -nx, -ny
    discs[at + SPEED], discs[at + CLIMBS] = sqrt(2.1 * board[BRAKE_MPS2] * max(need_m, SHARED_M)), SLID


@compiled
def beyond_edge(discs: Floats, at: int, board: Floats) -> bool:
    """Whether a disc's middle is off the board."""
    right, back = box_of(ANY_BOX + 1), box_of(ANY_BOX + 2)
    return (
        abs(discs[at + X]) > board[right + BOX_RIGHT]
        or discs[at + Y] > board[back + BOX_REAR]
        or discs[at + Y] < board[FRONT_M]
    )


@compiled
def lie_on(discs: Floats, at: int, thing: int) -> None:
    """From now on a disc lies on another, or on wood."""
    discs[at + ON] = thing
    if thing < WOOD_FROM:
        discs[thing * DISC_COLUMNS + BEARS] += 1.0


@compiled
def release(discs: Floats, at: int) -> None:
    """From now on a disc lies on nothing but the floor."""
    if 0.0 <= discs[at + ON] < WOOD_FROM:
        discs[int(discs[at + ON]) * DISC_COLUMNS + BEARS] -= 1.0
    discs[at + ON] = NOBODY
