"""Static contact search (ray cast): the first resting body in the straight path of a disc, exact."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BODY_BELOW,
    BOX_COLUMNS,
    BOX_FRONT,
    BOX_LEFT,
    BOX_REAR,
    BOX_RIGHT,
    BOXES_OFFSET,
    CORNER_COLUMNS,
    CORNERS,
    CORNERS_OFFSET,
    DISC_COLUMNS,
    FACE_AXIS,
    FACE_COLUMNS,
    FACE_FROM,
    FACE_POSITION,
    FACE_SIDE,
    FACE_TO,
    FACES,
    FACES_OFFSET,
    FIRST_BAR_BOX,
    FIRST_BOX,
    FIRST_DIVIDER_BOX,
    FIRST_DIVIDER_FACE,
    FIRST_GATE_FACE,
    FIRST_REAR_FACE,
    FLOOR,
    GATES_M,
    HIGH_M,
    INFINITE,
    LOW_M,
    NO_BODY,
    RADIUS_M,
    REACH_M,
    RESTING,
    SIDE_WALLS,
    STATE,
    SUPPORT,
    TOLERANCE_M,
    USED_LENGTH,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.carried import carrier_of


@compiled
def nearest_wood(discs: Floats, disc: int, board: Floats) -> tuple[float, int]:
    """Return the distance to the first wood within reach, and its number."""
    reach_m, wood = discs[disc + REACH_M], NO_BODY
    x, y, ux, uy, radius = (
        discs[disc + X],
        discs[disc + Y],
        discs[disc + UX],
        discs[disc + UY],
        board[RADIUS_M],
    )
    best = reach_m
    open_field = max(y, y + uy * best) + radius < board[GATES_M]
    for index in range(SIDE_WALLS if open_field else FACES):
        distance_m = _distance_to_face(board, FACES_OFFSET + index * FACE_COLUMNS, x, y, ux, uy)
        if distance_m < best:
            best, wood = distance_m, index
    if not open_field:
        for index in range(CORNERS):
            corner = CORNERS_OFFSET + index * CORNER_COLUMNS
            distance_m = distance_to_circle(board[corner] - x, board[corner + 1] - y, ux, uy, radius)
            if distance_m < best:
                best, wood = distance_m, FACES + index
    return (best, wood) if wood != NO_BODY else (INFINITE, NO_BODY)


@compiled
def _distance_to_face(board: Floats, face: int, x: float, y: float, ux: float, uy: float) -> float:
    """Return the metres until a disc touches a face, or INFINITE."""
    side, radius = board[face + FACE_SIDE], board[RADIUS_M]
    upright = board[face + FACE_AXIS] == 0.0
    toward, position = (ux, x) if upright else (uy, y)
    if toward * side >= 0.0:
        return INFINITE
    gap = board[face + FACE_POSITION] + side * radius - position
    if gap * side > radius:  # behind the face
        return INFINITE
    distance_m = max(gap / toward, 0.0)
    along = y + uy * distance_m if upright else x + ux * distance_m
    return distance_m if board[face + FACE_FROM] <= along <= board[face + FACE_TO] else INFINITE


@compiled
def distance_to_circle(dx: float, dy: float, ux: float, uy: float, reach: float) -> float:
    """Return the metres until a point that moves along (ux, uy) is `reach` from (dx, dy), or INFINITE."""
    ahead = dx * ux + dy * uy
    aside = dx * uy - dy * ux
    if ahead <= 0.0 or abs(aside) >= reach:
        return INFINITE
    return max(ahead - sqrt((reach - aside) * (reach + aside)), 0.0)


@compiled
def nearest_resting_disc(discs: Floats, disc: int, from_m: float, board: Floats) -> tuple[float, int]:
    """Return the distance to the first resting disc beyond `from_m` and within reach, and that disc."""
    best, nearest = discs[disc + REACH_M] - from_m, NO_BODY
    ux, uy, reach = discs[disc + UX], discs[disc + UY], 2.0 * board[RADIUS_M]
    x, y = discs[disc + X] + ux * from_m, discs[disc + Y] + uy * from_m
    for other in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        dx, dy = discs[other + X] - x, discs[other + Y] - y
        ahead = dx * ux + dy * uy
        aside = dx * uy - dy * ux
        in_lane = min(ahead, reach - abs(aside), best - (ahead - reach))  # one branch instead of four
        if in_lane <= 0.0 or discs[other + STATE] != RESTING or not can_collide(discs, disc, other):
            continue
        distance_m = max(ahead - sqrt((reach - aside) * (reach + aside)), 0.0)
        if distance_m < best:
            best, nearest = distance_m, other
    return (from_m + best, nearest) if nearest != NO_BODY else (INFINITE, NO_BODY)


@compiled
def distance_back(discs: Floats, disc: int, board: Floats) -> float:
    """Return the metres against its direction until a disc is clear of all resting discs."""
    reach, back_m, blocked = 2.0 * board[RADIUS_M], 0.0, True
    ux, uy = discs[disc + UX], discs[disc + UY]
    while blocked:
        blocked = False
        for other in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
            if other == disc or discs[other + STATE] != RESTING or not can_collide(discs, disc, other):
                continue
            dx, dy = discs[other + X] - discs[disc + X], discs[other + Y] - discs[disc + Y]
            ahead, aside = dx * ux + dy * uy + back_m, dx * uy - dy * ux
            if ahead * ahead + aside * aside < (reach - TOLERANCE_M) * (reach - TOLERANCE_M):
                back_m += sqrt((reach - aside) * (reach + aside)) - ahead
                blocked = True
    return back_m


@compiled
def can_collide(discs: Floats, disc: int, other: int) -> bool:
    """Return whether two discs, not in the air, overlap in height and neither carries the other."""
    if discs[disc + SUPPORT] == FLOOR and discs[other + SUPPORT] == FLOOR:
        return True
    if discs[disc + BODY_BELOW] * DISC_COLUMNS == other or discs[other + BODY_BELOW] * DISC_COLUMNS == disc:
        return False
    if carrier_of(discs, disc) == carrier_of(discs, other):
        return False
    return overlap_in_height(discs, disc, other)


@compiled
def overlap_in_height(discs: Floats, disc: int, other: int) -> bool:
    """Return whether two discs fill common heights."""
    return (
        discs[disc + LOW_M] < discs[other + HIGH_M] - TOLERANCE_M
        and discs[other + LOW_M] < discs[disc + HIGH_M] - TOLERANCE_M
    )


@compiled
def box_of_wood(wood: int) -> int:
    """Return the number of the box of a face or corner; both are in the order of `wood`."""
    if wood >= FIRST_BOX:
        return wood
    if wood >= FACES:
        gate, corner = (wood - FACES) // 4, (wood - FACES) % 4
        return FIRST_BOX + FIRST_BAR_BOX + gate + corner // 2
    for first, box in (
        (FIRST_REAR_FACE, FIRST_BAR_BOX),
        (FIRST_DIVIDER_FACE, FIRST_DIVIDER_BOX),
        (FIRST_GATE_FACE, FIRST_BAR_BOX),
    ):
        if wood >= first:
            place = wood - first
            return FIRST_BOX + box + (place // 2 if box == FIRST_DIVIDER_BOX else place // 2 + place % 2)
    return FIRST_BOX + wood


@compiled
def normal_of_wood(discs: Floats, disc: int, wood: int, board: Floats) -> tuple[float, float]:
    """Return the direction from the centre of a touching disc to the wood."""
    if wood < FACES:
        face = FACES_OFFSET + wood * FACE_COLUMNS
        side = board[face + FACE_SIDE]
        return (-side, 0.0) if board[face + FACE_AXIS] == 0.0 else (0.0, -side)
    if wood >= FIRST_BOX:
        box = BOXES_OFFSET + (wood - FIRST_BOX) * BOX_COLUMNS
        nx = min(max(discs[disc + X], board[box + BOX_LEFT]), board[box + BOX_RIGHT]) - discs[disc + X]
        ny = min(max(discs[disc + Y], board[box + BOX_FRONT]), board[box + BOX_REAR]) - discs[disc + Y]
        distance = sqrt(nx * nx + ny * ny)
        return nx / distance, ny / distance
    corner = CORNERS_OFFSET + (wood - FACES) * CORNER_COLUMNS
    nx, ny = board[corner] - discs[disc + X], board[corner + 1] - discs[disc + Y]
    distance = sqrt(nx * nx + ny * ny)
    return nx / distance, ny / distance
