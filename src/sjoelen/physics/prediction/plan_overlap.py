"""Distances and overlap of discs and boxes in the plan view, from above."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BODY_BELOW,
    BOX_COLUMNS,
    BOX_FRONT,
    BOX_HIGH,
    BOX_LEFT,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOXES,
    BOXES_OFFSET,
    CARRIED,
    DISC_COLUMNS,
    FIRST_BOX,
    HIGH_M,
    INFINITE,
    LOW_M,
    MOVING,
    NO_BODY,
    RADIUS_M,
    REACH_M,
    START_S,
    STATE,
    TOLERANCE_M,
    UX,
    UY,
    WOOD_OFFSET,
    X,
    Y,
)
from sjoelen.physics.motion.carried import carrier_of
from sjoelen.physics.motion.glide import after_time
from sjoelen.physics.prediction.static_contact import distance_to_circle

HALVINGS = 60  # the interval is then below the precision of a float


@compiled
def box_offset(wood: int) -> int:
    """Return the offset of a box on the board, from its number among all wood."""
    return BOXES_OFFSET + (wood - FIRST_BOX) * BOX_COLUMNS


@compiled
def vector_to_box(x: float, y: float, box: int, board: Floats) -> tuple[float, float]:
    """Return the vector from a point to the nearest point of a box; zero inside the box."""
    left, right, front, rear = (
        board[box + BOX_LEFT],
        board[box + BOX_RIGHT],
        board[box + BOX_FRONT],
        board[box + BOX_REAR],
    )
    return min(max(x, left), right) - x, min(max(y, front), rear) - y


@compiled
def distance_to_box(x: float, y: float, ux: float, uy: float, box: int, board: Floats) -> float:
    """Return the metres until a disc that moves along (ux, uy) touches a box; INFINITE if it overlaps now."""
    radius = board[RADIUS_M]
    dx, dy = vector_to_box(x, y, box, board)
    if dx * dx + dy * dy < (radius - TOLERANCE_M) * (radius - TOLERANCE_M):
        return INFINITE
    best = INFINITE
    for axis in (0, 1):
        position, speed, other, sideways = (x, ux, y, uy) if axis == 0 else (y, uy, x, ux)
        near, far = (BOX_LEFT, BOX_RIGHT) if axis == 0 else (BOX_FRONT, BOX_REAR)
        start, end = (BOX_FRONT, BOX_REAR) if axis == 0 else (BOX_LEFT, BOX_RIGHT)
        if speed == 0.0:
            continue
        side = board[box + near] - radius if speed > 0.0 else board[box + far] + radius
        distance_m = (side - position) / speed
        along = other + sideways * distance_m
        if distance_m > -TOLERANCE_M and board[box + start] <= along <= board[box + end]:
            best = min(best, max(distance_m, 0.0))
    for column in (BOX_LEFT, BOX_RIGHT):
        for row in (BOX_FRONT, BOX_REAR):
            best = min(
                best, distance_to_circle(board[box + column] - x, board[box + row] - y, ux, uy, radius)
            )
    return best


@compiled
def nearest_box(discs: Floats, disc: int, board: Floats) -> tuple[float, int]:
    """Return the distance to the first box at the heights of a disc, and its number.

    The body below the disc does not count.
    """
    best, wood = discs[disc + REACH_M], NO_BODY
    for number in range(FIRST_BOX, FIRST_BOX + BOXES):
        box = box_offset(number)
        if number == discs[disc + BODY_BELOW] - WOOD_OFFSET or not fills_heights(
            discs, disc, board[box + BOX_LOW], board[box + BOX_HIGH]
        ):
            continue
        dx, dy = vector_to_box(discs[disc + X], discs[disc + Y], box, board)
        within_m = board[RADIUS_M] + best
        if dx * dx + dy * dy > within_m * within_m:
            continue
        distance_m = distance_to_box(
            discs[disc + X], discs[disc + Y], discs[disc + UX], discs[disc + UY], box, board
        )
        if distance_m < best:
            best, wood = distance_m, number
    return (best, wood) if wood != NO_BODY else (INFINITE, NO_BODY)


@compiled
def fills_heights(discs: Floats, disc: int, low_m: float, high_m: float) -> bool:
    """Return whether a disc fills any of these heights."""
    return discs[disc + LOW_M] < high_m - TOLERANCE_M and discs[disc + HIGH_M] > low_m + TOLERANCE_M


@compiled
def plan_gap_m(discs: Floats, disc: int, body: int, now_s: float, board: Floats) -> float:
    """Return the gap between a disc and a body at a moment, from above, metres; negative for an overlap."""
    x, y = position_at(discs, disc, now_s, board)
    if body >= WOOD_OFFSET:
        dx, dy = vector_to_box(x, y, box_offset(body - WOOD_OFFSET), board)
        return sqrt(dx * dx + dy * dy) - board[RADIUS_M]
    other_x, other_y = position_at(discs, body * DISC_COLUMNS, now_s, board)
    dx, dy = other_x - x, other_y - y
    return sqrt(dx * dx + dy * dy) - 2.0 * board[RADIUS_M]


@compiled
def position_at(discs: Floats, disc: int, now_s: float, board: Floats) -> tuple[float, float]:
    """Return the position of a disc at a moment of its motion."""
    base = carrier_of(discs, disc)
    if discs[base + STATE] != MOVING:
        return discs[disc + X], discs[disc + Y]
    distance_m = after_time(discs, base, max(now_s - discs[base + START_S], 0.0), board)[0]
    return discs[disc + X] + discs[base + UX] * distance_m, discs[disc + Y] + discs[base + UY] * distance_m


@compiled
def is_moving(discs: Floats, body: int) -> bool:
    """Return whether a body moves; wood does not."""
    return body < WOOD_OFFSET and discs[body * DISC_COLUMNS + STATE] in (MOVING, CARRIED)


@compiled
def height_of_top(discs: Floats, body: int, board: Floats) -> float:
    """Return the height of the top of a body."""
    if body >= WOOD_OFFSET:
        return board[box_offset(body - WOOD_OFFSET) + BOX_HIGH]
    return discs[body * DISC_COLUMNS + HIGH_M]


@compiled
def direction_to(discs: Floats, disc: int, body: int, board: Floats) -> tuple[float, float, float]:
    """Return the unit vector from the centre of a disc to a body, and the distance.

    A disc counts from its centre, wood from its nearest point.
    """
    if body >= WOOD_OFFSET:
        dx, dy = vector_to_box(discs[disc + X], discs[disc + Y], box_offset(body - WOOD_OFFSET), board)
    else:
        other = body * DISC_COLUMNS
        dx, dy = discs[other + X] - discs[disc + X], discs[other + Y] - discs[disc + Y]
    distance = sqrt(dx * dx + dy * dy)
    return (dx / distance, dy / distance, distance) if distance > 0.0 else (0.0, 1.0, 0.0)


@compiled
def time_of_separation(discs: Floats, disc: int, now_s: float, until_s: float, board: Floats) -> float:
    """Return the time at which a disc is clear of the body below; INFINITE if not by `until_s`."""
    body = int(discs[disc + BODY_BELOW])
    if plan_gap_m(discs, disc, body, until_s, board) < 0.0:
        return INFINITE
    over, clear = now_s, until_s
    for _ in range(HALVINGS):
        middle = 0.5 * (over + clear)
        if plan_gap_m(discs, disc, body, middle, board) < 0.0:
            over = middle
        else:
            clear = middle
    return clear
