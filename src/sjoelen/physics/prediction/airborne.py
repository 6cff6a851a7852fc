"""Event prediction for discs in the air: contacts at the side, below and above."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BOX_HIGH,
    BOX_LOW,
    BOX_REAR,
    BOX_RIGHT,
    BOXES,
    CLIMBED_WOOD,
    DISC_COLUMNS,
    DURATION_S,
    ENDS_AT_CREST,
    ENDS_AT_SIDE,
    ENDS_OFF_BOARD,
    ENDS_ON_FLOOR,
    ENDS_ON_TOP,
    ENDS_UNDERNEATH,
    FIRST_BOX,
    FLIGHT_END,
    FRONT_M,
    GRAVITY_MPS2,
    HIGH_M,
    INFINITE,
    LOW_M,
    NEXT_DISC,
    NEXT_EVENT_S,
    NEXT_WOOD,
    NO_BODY,
    RADIUS_M,
    REACH_M,
    RESTING,
    RISE_MPS,
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
from sjoelen.physics.motion.flight import height_at, time_to_fall_to, time_to_rise_to
from sjoelen.physics.prediction.plan_overlap import box_offset, distance_to_box, height_of_top, plan_gap_m
from sjoelen.physics.prediction.static_contact import distance_to_circle
from sjoelen.physics.prediction.time_of_impact import time_of_impact

TIME_TOLERANCE_S = 1e-12  # two computations of the same moment differ in their last bits


@compiled
def predict_flight_end(discs: Floats, disc: int, board: Floats, now_s: float) -> None:
    """Find the first event of a flight: floor, edge of the board, wood or resting discs."""
    discs[disc + NEXT_EVENT_S] = discs[disc + START_S] + discs[disc + DURATION_S]
    discs[disc + FLIGHT_END], discs[disc + NEXT_WOOD], discs[disc + NEXT_DISC] = (
        ENDS_ON_FLOOR,
        NO_BODY,
        NO_BODY,
    )
    _keep_if_earliest(discs, disc, _time_to_edge(discs, disc, board), ENDS_OFF_BOARD, NO_BODY, now_s)
    x, y, ux, uy = discs[disc + X], discs[disc + Y], discs[disc + UX], discs[disc + UY]
    for number in range(FIRST_BOX, FIRST_BOX + BOXES):
        box, body = box_offset(number), WOOD_OFFSET + number
        distance_m = distance_to_box(x, y, ux, uy, box, board)
        _test_body(discs, disc, body, distance_m, board[box + BOX_LOW], board[box + BOX_HIGH], board, now_s)
    for other in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if other == disc or discs[other + STATE] != RESTING:
            continue
        dx, dy, reach = discs[other + X] - x, discs[other + Y] - y, 2.0 * board[RADIUS_M]
        distance_m = INFINITE
        if dx * dx + dy * dy >= (reach - TOLERANCE_M) * (reach - TOLERANCE_M):
            distance_m = distance_to_circle(dx, dy, ux, uy, reach)
        low_m, high_m = discs[other + LOW_M], discs[other + HIGH_M]
        _test_body(discs, disc, other // DISC_COLUMNS, distance_m, low_m, high_m, board, now_s)
    if discs[disc + CLIMBED_WOOD] > 0.0:
        top_m = height_of_top(discs, WOOD_OFFSET + int(discs[disc + CLIMBED_WOOD]), board)
        rise_s = time_to_rise_to(discs, disc, top_m, board)
        _keep_if_earliest(discs, disc, rise_s, ENDS_AT_CREST, NO_BODY, now_s)


@compiled
def _test_body(
    discs: Floats,
    disc: int,
    body: int,
    distance_m: float,
    low_m: float,
    high_m: float,
    board: Floats,
    now_s: float,
) -> None:
    """Test the side, the top and the underside of a body."""
    if distance_m <= discs[disc + REACH_M] and discs[disc + SPEED] > 0.0:
        elapsed_s = distance_m / discs[disc + SPEED]
        lower_m = height_at(discs, disc, elapsed_s, board)
        if lower_m < high_m - TOLERANCE_M and lower_m + board[THICKNESS_M] > low_m + TOLERANCE_M:
            _keep_if_earliest(discs, disc, elapsed_s, ENDS_AT_SIDE, body, now_s)
    down_s = time_to_fall_to(discs, disc, high_m, board)
    if _overlaps_at(discs, disc, body, down_s, board):
        _keep_if_earliest(discs, disc, down_s, ENDS_ON_TOP, body, now_s)
    up_s = time_to_rise_to(discs, disc, low_m - board[THICKNESS_M], board)
    if _overlaps_at(discs, disc, body, up_s, board):
        _keep_if_earliest(discs, disc, up_s, ENDS_UNDERNEATH, body, now_s)


@compiled
def _overlaps_at(discs: Floats, disc: int, body: int, elapsed_s: float, board: Floats) -> bool:
    """Return whether a disc is over or under a body some time after its start."""
    event_s = discs[disc + START_S] + elapsed_s
    return (
        elapsed_s <= discs[disc + DURATION_S] and plan_gap_m(discs, disc, body, event_s, board) < -TOLERANCE_M
    )


@compiled
def _keep_if_earliest(
    discs: Floats, disc: int, elapsed_s: float, flight_end: float, body: int, now_s: float
) -> None:
    """Store an event if it comes before the stored one and not before now."""
    event_s = discs[disc + START_S] + elapsed_s
    if event_s < now_s - TIME_TOLERANCE_S or event_s >= discs[disc + NEXT_EVENT_S]:
        return
    event_s = max(event_s, now_s)
    discs[disc + NEXT_EVENT_S], discs[disc + FLIGHT_END] = event_s, flight_end
    discs[disc + NEXT_WOOD] = body - WOOD_OFFSET if body >= WOOD_OFFSET else NO_BODY
    discs[disc + NEXT_DISC] = body * DISC_COLUMNS if NO_BODY < body < WOOD_OFFSET else NO_BODY


@compiled
def _time_to_edge(discs: Floats, disc: int, board: Floats) -> float:
    """Return the seconds until the centre of a disc in the air passes the edge of the board."""
    right, back, speed = box_offset(FIRST_BOX + 1), box_offset(FIRST_BOX + 2), discs[disc + SPEED]
    across_m, front_m, rear_m = board[right + BOX_RIGHT], board[FRONT_M], board[back + BOX_REAR]
    vx, vy, best = discs[disc + UX] * speed, discs[disc + UY] * speed, INFINITE
    if vx != 0.0:
        best = ((across_m if vx > 0.0 else -across_m) - discs[disc + X]) / vx
    if vy != 0.0:
        best = min(best, ((rear_m if vy > 0.0 else front_m) - discs[disc + Y]) / vy)
    return max(best, 0.0)


@compiled
def airborne_time_of_impact(
    discs: Floats, disc: int, other: int, board: Floats, now_s: float, until_s: float
) -> float:
    """Return the time at which two moving discs touch, one or both in the air, or INFINITE."""
    if discs[disc + SUPPORT] != AIR:
        disc, other = other, disc
    first, second = min(disc, other), max(disc, other)
    if discs[other + SUPPORT] == AIR:
        return _both_airborne(discs, first, second, board, now_s, until_s)
    body, since_s = other // DISC_COLUMNS, discs[disc + START_S]
    if plan_gap_m(discs, disc, body, now_s, board) >= -TOLERANCE_M:
        impact_s = time_of_impact(discs, first, second, board, now_s, until_s)
        if impact_s < INFINITE and _same_height_at(discs, disc, other, impact_s, board):
            return impact_s
    up_s = since_s + time_to_rise_to(discs, disc, discs[other + LOW_M] - board[THICKNESS_M], board)
    if now_s <= up_s < until_s and plan_gap_m(discs, disc, body, up_s, board) < -TOLERANCE_M:
        return up_s
    falls_s = time_to_fall_to(discs, disc, discs[other + HIGH_M], board)
    down_s = max(since_s + falls_s, now_s) if falls_s < INFINITE else now_s
    if down_s >= until_s:
        return INFINITE
    if falls_s < INFINITE and plan_gap_m(discs, disc, body, down_s, board) < -TOLERANCE_M:
        return down_s
    impact_s = time_of_impact(discs, first, second, board, down_s, until_s)
    return (
        impact_s if impact_s < INFINITE and _same_height_at(discs, disc, other, impact_s, board) else INFINITE
    )


@compiled
def _both_airborne(
    discs: Floats, disc: int, other: int, board: Floats, now_s: float, until_s: float
) -> float:
    """Return the time at which two discs in the air touch: their height difference is linear in time."""
    body, thick_m = other // DISC_COLUMNS, board[THICKNESS_M]
    elapsed_s, other_elapsed_s = now_s - discs[disc + START_S], now_s - discs[other + START_S]
    above = height_at(discs, disc, elapsed_s, board) - height_at(discs, other, other_elapsed_s, board)
    parts = (
        discs[disc + RISE_MPS] - discs[other + RISE_MPS] - board[GRAVITY_MPS2] * (elapsed_s - other_elapsed_s)
    )
    if plan_gap_m(discs, disc, body, now_s, board) >= -TOLERANCE_M:
        impact_s = time_of_impact(discs, disc, other, board, now_s, until_s)
        if impact_s < INFINITE and abs(above + parts * (impact_s - now_s)) < thick_m - TOLERANCE_M:
            return impact_s
    gap_m = abs(above) - thick_m
    nears = -parts if above > 0.0 else parts
    if gap_m < -TOLERANCE_M or nears <= 0.0:
        return INFINITE
    touch_s = now_s + max(gap_m, 0.0) / nears
    over = touch_s < until_s and plan_gap_m(discs, disc, body, touch_s, board) < -TOLERANCE_M
    return touch_s if over else INFINITE


@compiled
def _same_height_at(discs: Floats, disc: int, other: int, event_s: float, board: Floats) -> bool:
    """Return whether a disc in the air overlaps in height with one that is not, at a moment."""
    lower_m = height_at(discs, disc, event_s - discs[disc + START_S], board)
    return (
        lower_m < discs[other + HIGH_M] - TOLERANCE_M
        and lower_m + board[THICKNESS_M] > discs[other + LOW_M] + TOLERANCE_M
    )
