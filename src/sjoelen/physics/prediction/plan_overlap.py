"""What is over what, seen from above."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    ANY_BOX,
    BOX_COLUMNS,
    BOX_FRONT,
    BOX_HIGH,
    BOX_LEFT,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOXES,
    BOXES_AT,
    DISC_COLUMNS,
    HIGH_M,
    LOW_M,
    MOVING,
    NOBODY,
    NOTHING,
    ON,
    RADIUS_M,
    REACH_M,
    RIDING,
    SHARED_M,
    SINCE_S,
    STATE,
    UX,
    UY,
    WOOD_FROM,
    X,
    Y,
)
from sjoelen.physics.motion.carried import base_of
from sjoelen.physics.motion.glide import after_time
from sjoelen.physics.prediction.static_contact import way_to_circle

HALVINGS = 60  # leave nothing of a moment that a float can hold


@compiled
def box_of(which: int) -> int:
    """The place of a box among all of the board, from its number among faces, corners and boxes."""
    return BOXES_AT + (which - ANY_BOX) * BOX_COLUMNS


@compiled
def outside_box(x: float, y: float, box: int, board: Floats) -> tuple[float, float]:
    """From a point to the nearest of a box, seen from above; nothing if the point is over it."""
    left, right, front, rear = (
        board[box + BOX_LEFT],
        board[box + BOX_RIGHT],
        board[box + BOX_FRONT],
        board[box + BOX_REAR],
    )
    return min(max(x, left), right) - x, min(max(y, front), rear) - y


@compiled
def way_to_box(x: float, y: float, ux: float, uy: float, box: int, board: Floats) -> float:
    """Metres until a disc going along (ux, uy) touches a box that it is not over, seen from above."""
    radius = board[RADIUS_M]
    dx, dy = outside_box(x, y, box, board)
    if dx * dx + dy * dy < (radius - SHARED_M) * (radius - SHARED_M):
        return NOTHING
    best = NOTHING
    for across in (0, 1):
        here, toward, other, sideways = (x, ux, y, uy) if across == 0 else (y, uy, x, ux)
        near, far = (BOX_LEFT, BOX_RIGHT) if across == 0 else (BOX_FRONT, BOX_REAR)
        start, end = (BOX_FRONT, BOX_REAR) if across == 0 else (BOX_LEFT, BOX_RIGHT)
        if toward == 0.0:
            continue
        side = board[box + near] - radius if toward > 0.0 else board[box + far] + radius
        way_m = (side - here) / toward
        along = other + sideways * way_m
        if way_m > -SHARED_M and board[box + start] <= along <= board[box + end]:
            best = min(best, max(way_m, 0.0))
    for column in (BOX_LEFT, BOX_RIGHT):
        for row in (BOX_FRONT, BOX_REAR):
            best = min(best, way_to_circle(board[box + column] - x, board[box + row] - y, ux, uy, radius))
    return best


@compiled
def nearest_box(discs: Floats, at: int, board: Floats) -> tuple[float, int]:
    """Metres to the wood met first at a disc's own heights, other than what it lies on, and which."""
    best, which = discs[at + REACH_M], NOBODY
    for number in range(ANY_BOX, ANY_BOX + BOXES):
        box = box_of(number)
        if number == discs[at + ON] - WOOD_FROM or not shares(
            discs, at, board[box + BOX_LOW], board[box + BOX_HIGH]
        ):
            continue
        dx, dy = outside_box(discs[at + X], discs[at + Y], box, board)
        within_m = board[RADIUS_M] + best
        if dx * dx + dy * dy > within_m * within_m:
            continue
        way_m = way_to_box(discs[at + X], discs[at + Y], discs[at + UX], discs[at + UY], box, board)
        if way_m < best:
            best, which = way_m, number
    return (best, which) if which != NOBODY else (NOTHING, NOBODY)


@compiled
def shares(discs: Floats, at: int, low_m: float, high_m: float) -> bool:
    """Whether a disc fills any of these heights."""
    return discs[at + LOW_M] < high_m - SHARED_M and discs[at + HIGH_M] > low_m + SHARED_M


@compiled
def clear_m(discs: Floats, at: int, thing: int, now_s: float, board: Floats) -> float:
    """Metres between a disc and another, or wood, at a moment, seen from above; below 0 if over it."""
    x, y = place_at(discs, at, now_s, board)
    if thing >= WOOD_FROM:
        dx, dy = outside_box(x, y, box_of(thing - WOOD_FROM), board)
        return sqrt(dx * dx + dy * dy) - board[RADIUS_M]
    other_x, other_y = place_at(discs, thing * DISC_COLUMNS, now_s, board)
    dx, dy = other_x - x, other_y - y
    return sqrt(dx * dx + dy * dy) - 2.0 * board[RADIUS_M]


@compiled
def place_at(discs: Floats, at: int, now_s: float, board: Floats) -> tuple[float, float]:
    """Where a disc is at a moment of what it does."""
    base = base_of(discs, at)
    if discs[base + STATE] != MOVING:
        return discs[at + X], discs[at + Y]
    way_m = after_time(discs, base, max(now_s - discs[base + SINCE_S], 0.0), board)[0]
    return discs[at + X] + discs[base + UX] * way_m, discs[at + Y] + discs[base + UY] * way_m


@compiled
def moves(discs: Floats, thing: int) -> bool:
    """Whether what a disc may lie on moves; wood does not."""
    return thing < WOOD_FROM and discs[thing * DISC_COLUMNS + STATE] in (MOVING, RIDING)


@compiled
def top_of(discs: Floats, thing: int, board: Floats) -> float:
    """How high a disc or wood reaches."""
    if thing >= WOOD_FROM:
        return board[box_of(thing - WOOD_FROM) + BOX_HIGH]
    return discs[thing * DISC_COLUMNS + HIGH_M]


@compiled
def toward(discs: Floats, at: int, thing: int, board: Floats) -> tuple[float, float, float]:
    """From a disc's middle to a disc's middle, or to the nearest of wood: a direction and metres."""
    if thing >= WOOD_FROM:
        dx, dy = outside_box(discs[at + X], discs[at + Y], box_of(thing - WOOD_FROM), board)
    else:
        other = thing * DISC_COLUMNS
        dx, dy = discs[other + X] - discs[at + X], discs[other + Y] - discs[at + Y]
    apart = sqrt(dx * dx + dy * dy)
    return (dx / apart, dy / apart, apart) if apart > 0.0 else (0.0, 1.0, 0.0)


@compiled
def parting(discs: Floats, at: int, now_s: float, until_s: float, board: Floats) -> float:
    """When a disc is clear of what it lies on, seen from above; NOTHING if it is not by `until_s`."""
    thing = int(discs[at + ON])
    if clear_m(discs, at, thing, until_s, board) < 0.0:
        return NOTHING
    over, clear = now_s, until_s
    for _ in range(HALVINGS):
        middle = 0.5 * (over + clear)
        if clear_m(discs, at, thing, middle, board) < 0.0:
            over = middle
        else:
            clear = middle
    return clear
