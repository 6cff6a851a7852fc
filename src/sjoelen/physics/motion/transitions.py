"""How a disc is moved, sets off, and comes to rest."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    ALL,
    BEARS,
    DISC_COLUMNS,
    JAM,
    JAM_SINCE_S,
    LOOKS,
    MOVING,
    NOBODY,
    NOTHING,
    PAIR,
    PAIR_S,
    PART_S,
    REST_MPS,
    RIDING,
    RIM_M,
    SINCE_S,
    SPEED,
    SPIN,
    STATE,
    SUPPORT,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.carried import alight, delist, enlist, is_on, tell_riders
from sjoelen.physics.motion.flight import fly, fly_on
from sjoelen.physics.motion.glide import after_time, set_off
from sjoelen.physics.recording import trace

JAM_S, JAM_CONTACTS = 1e-3, 50.0  # with more contacts in less time the rest cut-off rises


@compiled
def bring(discs: Floats, at: int, now_s: float, board: Floats) -> None:
    """Move a disc to where it is at a moment."""
    if discs[at + SUPPORT] == AIR:
        fly_on(discs, at, now_s, board)
        return
    way_m, speed, rim_mps = after_time(discs, at, now_s - discs[at + SINCE_S], board)
    put(discs, at, way_m, speed, rim_mps, board)
    discs[at + SINCE_S] = now_s


@compiled
def catch_up(discs: Floats, at: int, now_s: float, board: Floats) -> None:
    """Move a disc to where it is now unless it was; what rode goes on by itself."""
    alight(discs, at, now_s)
    if discs[at + STATE] == MOVING and discs[at + SINCE_S] < now_s:
        bring(discs, at, now_s, board)


@compiled
def put(discs: Floats, at: int, way_m: float, speed: float, rim_mps: float, board: Floats) -> None:
    """Move a disc along its way, with what rides on it; it turns the way it turned."""
    dx, dy = discs[at + UX] * way_m, discs[at + UY] * way_m
    discs[at + X] += dx
    discs[at + Y] += dy
    spin = rim_mps / board[RIM_M]
    discs[at + SPEED], discs[at + SPIN] = speed, -spin if discs[at + SPIN] < 0.0 else spin
    if discs[at + BEARS] > 0.0:
        for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
            if discs[rider + STATE] == RIDING and is_on(discs, rider, at):
                discs[rider + X] += dx
                discs[rider + Y] += dy


@compiled
def too_slow(discs: Floats, at: int, board: Floats, now_s: float) -> bool:
    """Whether a disc that was touched is at rest after it; in a jam sooner than elsewhere."""
    if now_s - discs[at + JAM_SINCE_S] > JAM_S:
        discs[at + JAM_SINCE_S], discs[at + JAM] = now_s, 0.0
    discs[at + JAM] += 1.0
    crowd = max(1.0, discs[at + JAM] / JAM_CONTACTS)
    rest_mps = board[REST_MPS] * crowd * crowd
    if discs[at + SUPPORT] == AIR:
        if crowd > 1.0 and discs[at + SPEED] < rest_mps:  # wedged on its way down it falls straight
            discs[at + SPEED] = 0.0
        return False
    if discs[at + SPEED] >= rest_mps:
        return False
    discs[at + SPEED] = 0.0
    return abs(discs[at + SPIN]) * board[RIM_M] < rest_mps


@compiled
def go(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Let a disc go on from where it is."""
    enlist(discs, at, log)
    discs[at + STATE], discs[at + SINCE_S], discs[at + LOOKS] = MOVING, now_s, 1.0
    discs[at + PAIR_S], discs[at + PAIR], discs[at + PART_S] = NOTHING, NOBODY, NOTHING
    if discs[at + SUPPORT] == AIR:
        fly(discs, at, board)
    else:
        set_off(discs, at, board)
    trace(discs, at, log)
    if discs[at + BEARS] > 0.0:
        tell_riders(discs, at, RIDING, log)


@compiled
def settle(discs: Floats, at: int, state: float, log: Floats, now_s: float) -> None:
    """A disc rests, or has left the board."""
    was_moving = discs[at + STATE] == MOVING
    discs[at + SPEED], discs[at + SPIN], discs[at + STATE], discs[at + SINCE_S] = 0.0, 0.0, state, now_s
    if was_moving:
        delist(at, log)
        trace(discs, at, log)
    if discs[at + BEARS] > 0.0:
        tell_riders(discs, at, state, log)
