"""Transitions of a disc: advance, start, slow down and stop."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    CARRIED,
    CARRIED_COUNT,
    COUNTING_FROM_S,
    DISC_COLUMNS,
    INFINITE,
    MOVING,
    NO_BODY,
    PAIR_S,
    PARTNER,
    PREDICTION_IS_STALE,
    RECENT_CONTACTS,
    REST_MPS,
    RIM_M,
    SEPARATION_S,
    SPEED,
    SPIN,
    START_S,
    STATE,
    SUPPORT,
    USED_LENGTH,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.motion.carried import add_mover, detach, remove_mover, rests_on, update_carried_discs
from sjoelen.physics.motion.flight import advance_flight, set_flight
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.recording import record_segment

COUNTING_S, CONTACTS_MAX = 1e-3, 50.0  # more contacts in less time raise the rest cut-off


@compiled
def advance_to(discs: Floats, disc: int, now_s: float, board: Floats) -> None:
    """Move a disc to its position at a moment."""
    if discs[disc + SUPPORT] == AIR:
        advance_flight(discs, disc, now_s, board)
        return
    distance_m, speed, rim_mps = after_time(discs, disc, now_s - discs[disc + START_S], board)
    advance_by(discs, disc, distance_m, speed, rim_mps, board)
    discs[disc + START_S] = now_s


@compiled
def advance_if_moving(discs: Floats, disc: int, now_s: float, board: Floats) -> None:
    """Move a disc to its position now if it moves; detach it first if it is carried."""
    detach(discs, disc, now_s)
    if discs[disc + STATE] == MOVING and discs[disc + START_S] < now_s:
        advance_to(discs, disc, now_s, board)


@compiled
def advance_by(
    discs: Floats, disc: int, distance_m: float, speed: float, rim_mps: float, board: Floats
) -> None:
    """Move a disc, and the discs that it carries, along its path; keep the sense of its spin."""
    dx, dy = discs[disc + UX] * distance_m, discs[disc + UY] * distance_m
    discs[disc + X] += dx
    discs[disc + Y] += dy
    spin = rim_mps / board[RIM_M]
    discs[disc + SPEED], discs[disc + SPIN] = speed, -spin if discs[disc + SPIN] < 0.0 else spin
    if discs[disc + CARRIED_COUNT] > 0.0:
        for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
            if discs[carried + STATE] == CARRIED and rests_on(discs, carried, disc):
                discs[carried + X] += dx
                discs[carried + Y] += dy


@compiled
def comes_to_rest(discs: Floats, disc: int, board: Floats, now_s: float) -> bool:
    """Return whether a disc rests after a contact; among many contacts the rest cut-off rises."""
    if now_s - discs[disc + COUNTING_FROM_S] > COUNTING_S:
        discs[disc + COUNTING_FROM_S], discs[disc + RECENT_CONTACTS] = now_s, 0.0
    discs[disc + RECENT_CONTACTS] += 1.0
    crowding = max(1.0, discs[disc + RECENT_CONTACTS] / CONTACTS_MAX)
    rest_mps = board[REST_MPS] * crowding * crowding
    if discs[disc + SUPPORT] == AIR:
        if crowding > 1.0 and discs[disc + SPEED] < rest_mps:  # between other discs it falls straight down
            discs[disc + SPEED] = 0.0
        return False
    if discs[disc + SPEED] >= rest_mps:
        return False
    discs[disc + SPEED] = 0.0
    return abs(discs[disc + SPIN]) * board[RIM_M] < rest_mps


@compiled
def start_motion(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Start the motion of a disc from its current position."""
    add_mover(discs, disc, log)
    discs[disc + STATE], discs[disc + START_S], discs[disc + PREDICTION_IS_STALE] = MOVING, now_s, 1.0
    discs[disc + PAIR_S], discs[disc + PARTNER], discs[disc + SEPARATION_S] = INFINITE, NO_BODY, INFINITE
    if discs[disc + SUPPORT] == AIR:
        set_flight(discs, disc, board)
    else:
        set_glide(discs, disc, board)
    record_segment(discs, disc, log)
    if discs[disc + CARRIED_COUNT] > 0.0:
        update_carried_discs(discs, disc, CARRIED, log)


@compiled
def stop_motion(discs: Floats, disc: int, state: float, log: Floats, now_s: float) -> None:
    """Stop a disc that rests or has left the board."""
    was_moving = discs[disc + STATE] == MOVING
    discs[disc + SPEED], discs[disc + SPIN] = 0.0, 0.0
    discs[disc + STATE], discs[disc + START_S] = state, now_s
    if was_moving:
        remove_mover(disc, log)
        record_segment(discs, disc, log)
    if discs[disc + CARRIED_COUNT] > 0.0:
        update_carried_discs(discs, disc, state, log)
