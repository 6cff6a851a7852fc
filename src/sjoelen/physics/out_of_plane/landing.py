"""End of a flight, or a change of it: floor, disc, wood, underside of the bar, upper edge."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BOX_LOW,
    BOX_SUPPORT,
    BRAKE_MPS2,
    CLIMBED_WOOD,
    CREST_SHARE,
    DISC_COLUMNS,
    ENDS_AT_CREST,
    ENDS_OFF_BOARD,
    ENDS_ON_FLOOR,
    ENDS_ON_TOP,
    FELL_BACK,
    FLIGHT_END,
    FLOOR,
    FLOOR_RESTITUTION,
    GATE_HEIGHT_M,
    GONE,
    GRAVITY_MPS2,
    HIGH_M,
    IN_GATE,
    LANDED,
    LEFT_BOARD,
    LOW_M,
    NEXT_DISC,
    NEXT_WOOD,
    NO_BODY,
    ON_BAR,
    ON_DISC,
    RISE_MPS,
    SETTLE_MPS,
    SPEED,
    SPIN,
    STOOD,
    SUPPORT,
    THICKNESS_M,
    UX,
    UY,
    WEDGE_MPS,
    WOOD_OFFSET,
)
from sjoelen.physics.motion.impulse import set_velocity
from sjoelen.physics.motion.transitions import stop_motion
from sjoelen.physics.out_of_plane.effects import STAND, is_enabled
from sjoelen.physics.out_of_plane.resting import set_support
from sjoelen.physics.prediction.plan_overlap import box_offset, direction_to, height_of_top
from sjoelen.physics.random_numbers import draw
from sjoelen.physics.recording import record_contact


@compiled
def end_flight(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Resolve the event that ends a flight, except a hit from the side."""
    wood, struck = int(discs[disc + NEXT_WOOD]), int(discs[disc + NEXT_DISC])
    flight_end = discs[disc + FLIGHT_END]
    body = NO_BODY
    if wood != NO_BODY:
        body = WOOD_OFFSET + wood
    elif struck != NO_BODY:
        body = struck // DISC_COLUMNS
    if flight_end == ENDS_OFF_BOARD:
        stop_motion(discs, disc, GONE, log, now_s)
        record_contact(discs, disc, NO_BODY, LEFT_BOARD, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    elif flight_end in (ENDS_ON_FLOOR, ENDS_ON_TOP):
        land(discs, disc, body, board, log, now_s)
    elif flight_end == ENDS_AT_CREST:
        _cross_crest(discs, disc, board)
    else:
        _hit_underside(discs, disc, body, board, log, now_s)


@compiled
def land(discs: Floats, disc: int, body: int, board: Floats, log: Floats, now_s: float) -> None:
    """Land a disc on the floor, a disc or wood: it bounces, or stays down and slides on."""
    impact = -discs[disc + RISE_MPS]
    top_m = 0.0 if body == NO_BODY else height_of_top(discs, body, board)
    discs[disc + LOW_M], discs[disc + HIGH_M] = top_m, top_m + board[THICKNESS_M]
    bounced = board[FLOOR_RESTITUTION] * impact if impact > board[SETTLE_MPS] else 0.0
    braked = board[BRAKE_MPS2] / board[GRAVITY_MPS2] * (impact + bounced)
    discs[disc + SPEED], discs[disc + RISE_MPS] = max(discs[disc + SPEED] - braked, 0.0), bounced
    if bounced > 0.0:
        return
    climbed = int(discs[disc + CLIMBED_WOOD])
    if climbed > 0 and board[box_offset(climbed) + BOX_SUPPORT] == ON_BAR:
        record_contact(discs, disc, WOOD_OFFSET + climbed, FELL_BACK, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    discs[disc + CLIMBED_WOOD], discs[disc + SUPPORT] = 0.0, FLOOR
    record_contact(discs, disc, body, LANDED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    if body != NO_BODY:
        set_support(discs, disc, body)
        is_wood = body >= WOOD_OFFSET
        discs[disc + SUPPORT] = board[box_offset(body - WOOD_OFFSET) + BOX_SUPPORT] if is_wood else ON_DISC


@compiled
def _cross_crest(discs: Floats, disc: int, board: Floats) -> None:
    """Turn a share of the vertical speed forward at an upper edge; the energy stays the same."""
    body, rise = WOOD_OFFSET + int(discs[disc + CLIMBED_WOOD]), discs[disc + RISE_MPS]
    nx, ny, _distance = direction_to(discs, disc, body, board)
    share = board[CREST_SHARE]
    vx, vy = discs[disc + UX] * discs[disc + SPEED], discs[disc + UY] * discs[disc + SPEED]
    set_velocity(discs, disc, vx + share * rise * nx, vy + share * rise * ny, discs[disc + SPIN])
    top_m = height_of_top(discs, body, board)
    discs[disc + LOW_M], discs[disc + HIGH_M] = top_m, top_m + board[THICKNESS_M]
    discs[disc + RISE_MPS], discs[disc + CLIMBED_WOOD] = sqrt(1.0 - share * share) * rise, 0.0


@compiled
def _hit_underside(discs: Floats, disc: int, body: int, board: Floats, log: Floats, now_s: float) -> None:
    """Resolve a hit from below: the disc falls, or is wedged between the floor and the bar."""
    rise = discs[disc + RISE_MPS]
    discs[disc + RISE_MPS] = -board[FLOOR_RESTITUTION] * rise
    if (
        body < WOOD_OFFSET
        or board[box_offset(body - WOOD_OFFSET) + BOX_LOW] == 0.0
        or not is_enabled(STAND, log)
    ):
        return
    if rise * (0.5 + draw(discs, disc, log)) < board[WEDGE_MPS]:
        return
    discs[disc + LOW_M], discs[disc + HIGH_M], discs[disc + SUPPORT] = 0.0, board[GATE_HEIGHT_M], IN_GATE
    discs[disc + SPEED], discs[disc + SPIN], discs[disc + RISE_MPS], discs[disc + CLIMBED_WOOD] = (
        0.0,
        0.0,
        0.0,
        0.0,
    )
    record_contact(discs, disc, body, LANDED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    record_contact(discs, disc, body, STOOD, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
