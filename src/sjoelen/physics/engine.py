"""Event loop of the engine: from a board in motion to a board at rest.

Of several events at the same time the disc with the lowest number comes first. A static contact comes before
a contact with a moving disc, wood before discs, a lower number before a higher one.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.contacts.collision import resolve_disc_contact, resolve_wood_contact
from sjoelen.physics.layout import (
    AIR,
    ANY_AWAKE,
    BODY_BELOW,
    DISC_COLUMNS,
    ENDS_AT_SIDE,
    EVENT_COUNT,
    FLIGHT_END,
    FLOOR,
    GONE,
    INFINITE,
    IS_AWAKE,
    LEFT_BOARD,
    LOW_M,
    MOVER_COUNT,
    MOVERS_OFFSET,
    MOVING,
    NEXT_DISC,
    NEXT_DISC_M,
    NEXT_EVENT_S,
    NEXT_WOOD,
    NEXT_WOOD_M,
    NO_BODY,
    OPEN_END,
    PAIR_S,
    PARTNER,
    REACH_M,
    RESTING,
    SEPARATION_S,
    SLIDE_OFF_COUNT,
    START_S,
    STATE,
    STOPPED,
    SUPPORT,
    USED_LENGTH,
    UX,
    UY,
    WOOD_OFFSET,
    X,
    Y,
)
from sjoelen.physics.motion.carried import detach
from sjoelen.physics.motion.flight import advance_flight
from sjoelen.physics.motion.glide import after_distance
from sjoelen.physics.motion.transitions import (
    advance_by,
    advance_if_moving,
    advance_to,
    comes_to_rest,
    start_motion,
    stop_motion,
)
from sjoelen.physics.out_of_plane.landing import end_flight
from sjoelen.physics.out_of_plane.load import lay_flat, take_off
from sjoelen.physics.out_of_plane.resting import lose_support, rest_or_slide_off
from sjoelen.physics.prediction.event_prediction import update_all_predictions, update_predictions
from sjoelen.physics.prediction.static_contact import distance_back
from sjoelen.physics.recording import record_contact

EVENTS_MAX = 100_000


@compiled
def simulate(discs: Floats, board: Floats, log: Floats) -> float:
    """Move all discs until they rest; return the time of the last event, or -1 if there is no end."""
    discs[USED_LENGTH] = discs.shape[0]
    return simulate_used(discs, board, log)


@compiled
def simulate_used(discs: Floats, board: Floats, log: Floats) -> float:
    """Simulate the used part of the array; return the time of the last event, or -1 without end."""
    now_s, log[ANY_AWAKE] = 0.0, 0.0
    for disc in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        discs[disc + SLIDE_OFF_COUNT] = 0.0
        if discs[disc + STATE] == MOVING:
            _start_released_disc(discs, disc, board, log, now_s)
    while log[MOVER_COUNT] > 0.0:
        log[EVENT_COUNT] += 1.0
        if log[EVENT_COUNT] > EVENTS_MAX:
            return -1.0
        disc, now_s, paired = _next_event(discs, log)
        if disc == NO_BODY:  # every event time is NaN or without end
            return -1.0
        other = NO_BODY
        detach(discs, disc, now_s)
        if paired:
            other = int(discs[disc + PARTNER])
            detach(discs, other, now_s)
            disc, other = min(disc, other), max(disc, other)
            advance_to(discs, disc, now_s, board)
            advance_to(discs, other, now_s, board)
            resolve_disc_contact(discs, disc, other, board, log, now_s)
        else:
            other = _resolve_event(discs, disc, board, log, now_s)
        for either in (disc, other):
            if either != NO_BODY and discs[either + STATE] != GONE:
                _resume_motion(discs, either, board, log, now_s)
        if log[ANY_AWAKE] == 0.0:
            update_predictions(discs, disc, other, board, log, now_s)
        else:
            _update_awake_discs(discs, board, log, now_s)
            update_all_predictions(discs, board, log, now_s)
    return now_s


@compiled
def _start_released_disc(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Start a disc on the check line, moved back until it is clear of the discs that lie there."""
    back_m = distance_back(discs, disc, board)
    discs[disc + X] -= discs[disc + UX] * back_m
    discs[disc + Y] -= discs[disc + UY] * back_m
    discs[disc + STATE] = RESTING
    _resume_motion(discs, disc, board, log, now_s)
    update_predictions(discs, disc, disc, board, log, now_s)


@compiled
def _next_event(discs: Floats, log: Floats) -> tuple[int, float, bool]:
    """Return the disc with the earliest event, the time, and whether it meets a moving disc."""
    first, first_s, paired = NO_BODY, INFINITE, False
    for index in range(MOVERS_OFFSET, MOVERS_OFFSET + int(log[MOVER_COUNT])):
        disc = int(log[index])
        next_s, pair_s = discs[disc + NEXT_EVENT_S], discs[disc + PAIR_S]
        soonest = min(next_s, pair_s)
        if soonest < first_s or (soonest == first_s and disc < first):
            first, first_s, paired = disc, soonest, pair_s < next_s
    return first, first_s, paired


@compiled
def _resolve_event(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> int:
    """Resolve a static contact, the end of a support, or a stop; return the disc that was struck."""
    if discs[disc + SUPPORT] == AIR:
        return _resolve_airborne_event(discs, disc, board, log, now_s)
    if discs[disc + SEPARATION_S] <= now_s:
        advance_to(discs, disc, now_s, board)
        _separate(discs, disc, board, log, now_s)
        return NO_BODY
    distance_m = min(discs[disc + NEXT_WOOD_M], discs[disc + NEXT_DISC_M])
    if distance_m > discs[disc + REACH_M]:
        advance_by(discs, disc, discs[disc + REACH_M], 0.0, 0.0, board)
        discs[disc + START_S] = now_s
        record_contact(discs, disc, NO_BODY, STOPPED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
        return NO_BODY
    _passed, speed, rim_mps = after_distance(discs, disc, distance_m, board)
    advance_by(discs, disc, distance_m, speed, rim_mps, board)
    discs[disc + START_S] = now_s
    if discs[disc + NEXT_DISC_M] < discs[disc + NEXT_WOOD_M]:
        other = int(discs[disc + NEXT_DISC])
        resolve_disc_contact(discs, disc, other, board, log, now_s)
        return other
    wood = int(discs[disc + NEXT_WOOD])
    if wood == OPEN_END:
        _leave_board(discs, disc, board, log, now_s)
    else:
        resolve_wood_contact(discs, disc, wood, board, log, now_s)
    return NO_BODY


@compiled
def _resolve_airborne_event(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> int:
    """Resolve the end of a flight, or a contact during it; return the disc that was struck."""
    advance_flight(discs, disc, now_s, board)
    other = int(discs[disc + NEXT_DISC])
    if discs[disc + FLIGHT_END] != ENDS_AT_SIDE:
        end_flight(discs, disc, board, log, now_s)
    elif other == NO_BODY:
        resolve_wood_contact(discs, disc, int(discs[disc + NEXT_WOOD]), board, log, now_s)
    else:
        resolve_disc_contact(discs, disc, other, board, log, now_s)
        return other
    return NO_BODY


@compiled
def _leave_board(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Let a disc leave the board over the open front end, with the discs that it carries."""
    stop_motion(discs, disc, GONE, log, now_s)
    lose_support(discs, disc)
    record_contact(discs, disc, NO_BODY, LEFT_BOARD, 0.0, 0.0, 0.0, 0.0, now_s, board, log)


@compiled
def _separate(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Let a disc fall that has left its support; a leaning disc lies flat."""
    if discs[disc + LOW_M] == 0.0:
        lay_flat(discs, disc, board, log, now_s)
        lose_support(discs, disc)
        discs[disc + SUPPORT] = FLOOR
    else:
        take_off(discs, disc, int(discs[disc + BODY_BELOW]), board, log, now_s)


@compiled
def _resume_motion(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Start the next motion of a disc, or stop it if it is too slow."""
    if not comes_to_rest(discs, disc, board, now_s):
        start_motion(discs, disc, board, log, now_s)
    else:
        rest_or_slide_off(discs, disc, board, log, now_s)


@compiled
def _update_awake_discs(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """Start the next motion of every disc that another disc woke."""
    while log[ANY_AWAKE] > 0.0:
        log[ANY_AWAKE] = 0.0
        for disc in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
            if discs[disc + IS_AWAKE] == 0.0:
                continue
            discs[disc + IS_AWAKE] = 0.0
            if discs[disc + STATE] == GONE:
                continue
            advance_if_moving(discs, disc, now_s, board)
            body = int(discs[disc + BODY_BELOW])
            if NO_BODY < body < WOOD_OFFSET and discs[body * DISC_COLUMNS + STATE] == GONE:
                _leave_board(discs, disc, board, log, now_s)
                continue
            if NO_BODY < body < WOOD_OFFSET and discs[body * DISC_COLUMNS + SUPPORT] == AIR:
                take_off(discs, disc, body, board, log, now_s)
            _resume_motion(discs, disc, board, log, now_s)
