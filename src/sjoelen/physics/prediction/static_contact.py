"""What a disc on its straight way will meet that stands still, and how far on: exact, no tunnelling."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    ALL,
    ANY_BOX,
    BAR_BOX,
    BOX_COLUMNS,
    BOX_FRONT,
    BOX_LEFT,
    BOX_REAR,
    BOX_RIGHT,
    BOXES_AT,
    CORNER_COLUMNS,
    CORNERS,
    CORNERS_AT,
    DISC_COLUMNS,
    DIVIDER_FACES,
    DIVIDERS,
    FACE_ACROSS,
    FACE_AT,
    FACE_COLUMNS,
    FACE_FROM,
    FACE_SIDE,
    FACE_TO,
    FACES,
    FACES_AT,
    FLOOR,
    GATE_FACES,
    GATES_M,
    HIGH_M,
    LOW_M,
    NOBODY,
    NOTHING,
    ON,
    RADIUS_M,
    REACH_M,
    REAR_FACES,
    RESTING,
    SHARED_M,
    SIDE_WALLS,
    STATE,
    SUPPORT,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.carried import base_of


@compiled
def nearest_wood(discs: Floats, at: int, board: Floats) -> tuple[float, int]:
    """Metres to the wood met first within reach, and which: faces first, then corners."""
    reach_m, which = discs[at + REACH_M], NOBODY
    x, y, ux, uy, radius = discs[at + X], discs[at + Y], discs[at + UX], discs[at + UY], board[RADIUS_M]
    best = reach_m
    open_field = max(y, y + uy * best) + radius < board[GATES_M]
    for index in range(SIDE_WALLS if open_field else FACES):
        way_m = _way_to_face(board, FACES_AT + index * FACE_COLUMNS, x, y, ux, uy)
        if way_m < best:
            best, which = way_m, index
    if not open_field:
        for index in range(CORNERS):
            corner = CORNERS_AT + index * CORNER_COLUMNS
            way_m = way_to_circle(board[corner] - x, board[corner + 1] - y, ux, uy, radius)
            if way_m < best:
                best, which = way_m, FACES + index
    return (best, which) if which != NOBODY else (NOTHING, NOBODY)


@compiled
def _way_to_face(board: Floats, face: int, x: float, y: float, ux: float, uy: float) -> float:
    side, radius = board[face + FACE_SIDE], board[RADIUS_M]
    upright = board[face + FACE_ACROSS] == 0.0
    toward, here = (ux, x) if upright else (uy, y)
    if toward * side >= 0.0:
        return NOTHING
    gap = board[face + FACE_AT] + side * radius - here
    if gap * side > radius:  # behind the face
        return NOTHING
    way_m = max(gap / toward, 0.0)
    along = y + uy * way_m if upright else x + ux * way_m
    return way_m if board[face + FACE_FROM] <= along <= board[face + FACE_TO] else NOTHING


@compiled
def way_to_circle(dx: float, dy: float, ux: float, uy: float, reach: float) -> float:
    """Metres until a point going along (ux, uy) is `reach` from (dx, dy), if it comes nearer at all."""
    ahead = dx * ux + dy * uy
    aside = dx * uy - dy * ux
    if ahead <= 0.0 or abs(aside) >= reach:
        return NOTHING
    return max(ahead - sqrt((reach - aside) * (reach + aside)), 0.0)


@compiled
def nearest_resting(discs: Floats, at: int, from_m: float, board: Floats) -> tuple[float, int]:
    """Metres from its start to the resting disc met first beyond `from_m` and within reach, and which."""
    best, which = discs[at + REACH_M] - from_m, NOBODY
    ux, uy, reach = discs[at + UX], discs[at + UY], 2.0 * board[RADIUS_M]
    x, y = discs[at + X] + ux * from_m, discs[at + Y] + uy * from_m
    for other in range(0, int(discs[ALL]), DISC_COLUMNS):
        dx, dy = discs[other + X] - x, discs[other + Y] - y
        ahead = dx * ux + dy * uy
        aside = dx * uy - dy * ux
        in_lane = min(ahead, reach - abs(aside), best - (ahead - reach))  # one branch instead of four
        if in_lane <= 0.0 or discs[other + STATE] != RESTING or not can_meet(discs, at, other):
            continue
        way_m = max(ahead - sqrt((reach - aside) * (reach + aside)), 0.0)
        if way_m < best:
            best, which = way_m, other
    return (from_m + best, which) if which != NOBODY else (NOTHING, NOBODY)


@compiled
def way_back(discs: Floats, at: int, board: Floats) -> float:
    """Metres against its direction until a disc is clear of all that rests at its height."""
    reach, back_m, blocked = 2.0 * board[RADIUS_M], 0.0, True
    ux, uy = discs[at + UX], discs[at + UY]
    while blocked:
        blocked = False
        for other in range(0, int(discs[ALL]), DISC_COLUMNS):
            if other == at or discs[other + STATE] != RESTING or not can_meet(discs, at, other):
                continue
            dx, dy = discs[other + X] - discs[at + X], discs[other + Y] - discs[at + Y]
            ahead, aside = dx * ux + dy * uy + back_m, dx * uy - dy * ux
            if ahead * ahead + aside * aside < (reach - SHARED_M) * (reach - SHARED_M):
                back_m += sqrt((reach - aside) * (reach + aside)) - ahead
                blocked = True
    return back_m


@compiled
def can_meet(discs: Floats, one: int, other: int) -> bool:
    """Whether two discs, not in the air, fill the same heights and neither bears the other."""
    if discs[one + SUPPORT] == FLOOR and discs[other + SUPPORT] == FLOOR:
        return True
    if discs[one + ON] * DISC_COLUMNS == other or discs[other + ON] * DISC_COLUMNS == one:
        return False
    if base_of(discs, one) == base_of(discs, other):
        return False
    return beside(discs, one, other)


@compiled
def beside(discs: Floats, one: int, other: int) -> bool:
    """Whether two discs fill the same heights."""
    return (
        discs[one + LOW_M] < discs[other + HIGH_M] - SHARED_M
        and discs[other + LOW_M] < discs[one + HIGH_M] - SHARED_M
    )


@compiled
def box_behind(which: int) -> int:
    """The box that a face or a corner belongs to; faces and corners stand in the order of `wood`."""
    if which >= ANY_BOX:
        return which
    if which >= FACES:
        gate, corner = (which - FACES) // 4, (which - FACES) % 4
        return ANY_BOX + BAR_BOX + gate + corner // 2
    for first, box in ((REAR_FACES, BAR_BOX), (DIVIDER_FACES, DIVIDERS), (GATE_FACES, BAR_BOX)):
        if which >= first:
            place = which - first
            return ANY_BOX + box + (place // 2 if box == DIVIDERS else place // 2 + place % 2)
    return ANY_BOX + which


@compiled
def normal_of_wood(discs: Floats, at: int, which: int, board: Floats) -> tuple[float, float]:
    """The direction from a touching disc's middle to the wood it touches."""
    if which < FACES:
        face = FACES_AT + which * FACE_COLUMNS
        side = board[face + FACE_SIDE]
        return (-side, 0.0) if board[face + FACE_ACROSS] == 0.0 else (0.0, -side)
    if which >= ANY_BOX:
        box = BOXES_AT + (which - ANY_BOX) * BOX_COLUMNS
        nx = min(max(discs[at + X], board[box + BOX_LEFT]), board[box + BOX_RIGHT]) - discs[at + X]
        ny = min(max(discs[at + Y], board[box + BOX_FRONT]), board[box + BOX_REAR]) - discs[at + Y]
        apart = sqrt(nx * nx + ny * ny)
        return nx / apart, ny / apart
    corner = CORNERS_AT + (which - FACES) * CORNER_COLUMNS
    nx, ny = board[corner] - discs[at + X], board[corner + 1] - discs[at + Y]
    apart = sqrt(nx * nx + ny * ny)
    return nx / apart, ny / apart
