"""From a board in motion to a board at rest, contact by contact.

Tie-break: of contacts at the same moment the disc with the lowest number acts first; what it meets standing
still comes before what it meets moving, wood before discs, the lowest number before the others.
"""

from math import sqrt

from sjoelen.physics.columns import (
    DISC,
    DISC_COLUMNS,
    DISC_M,
    EVENTS,
    GONE,
    JAM,
    JAM_SINCE_S,
    LEAVING,
    LEFT,
    MET_DISC,
    MET_WOOD,
    MOVERS,
    MOVERS_AT,
    MOVING,
    NEXT_S,
    NOBODY,
    NOTHING,
    PAIR,
    PAIR_S,
    RADIUS_M,
    REACH_M,
    REST_MPS,
    RESTING,
    RIM_M,
    SINCE_S,
    SPEED,
    SPIN,
    STATE,
    STOPPED,
    UX,
    UY,
    WOOD,
    WOOD_M,
    X,
    Y,
)
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.contact import strike_disc, strike_wood
from sjoelen.physics.glide import after_distance, after_time, set_off
from sjoelen.physics.outlook import heed
from sjoelen.physics.ray import normal_of_wood
from sjoelen.physics.record import note_contact, trace

CAUGHT_M = 1e-7  # a search given up with a wider gap than this found no contact
JAM_S, JAM_CONTACTS = 1e-3, 50.0  # with more contacts in less time the rest cut-off rises
EVENTS_MAX = 100_000


@compiled
def play_out(discs: Floats, board: Floats, log: Floats) -> float:
    """Move everything until it rests; the moment of the last event, or -1 if there were too many."""
    now_s = 0.0
    for at in range(0, discs.shape[0], DISC_COLUMNS):
        if discs[at + STATE] == MOVING:
            discs[at + STATE] = RESTING
            _resume(discs, at, board, log, now_s)
            heed(discs, at, at, board, log, now_s)
    while log[MOVERS] > 0.0:
        log[EVENTS] += 1.0
        if log[EVENTS] > EVENTS_MAX:
            return -1.0
        at, now_s, paired = _first(discs, log)
        other = NOBODY
        if paired:
            other = int(discs[at + PAIR])
            at, other = min(at, other), max(at, other)
            _bring(discs, at, now_s, board)
            _bring(discs, other, now_s, board)
            _strike(discs, at, other, board, log, now_s)
        else:
            other = _arrive(discs, at, board, log, now_s)
        for which in (at, other):
            if which != NOBODY and discs[which + STATE] != GONE:
                _resume(discs, which, board, log, now_s)
        heed(discs, at, other, board, log, now_s)
    return now_s


@compiled
def _first(discs: Floats, log: Floats) -> tuple[int, float, bool]:
    first, first_s, paired = NOBODY, NOTHING, False
    for place in range(MOVERS_AT, MOVERS_AT + int(log[MOVERS])):
        at = int(log[place])
        next_s, pair_s = discs[at + NEXT_S], discs[at + PAIR_S]
        soonest = min(next_s, pair_s)
        if soonest < first_s or (soonest == first_s and at < first):
            first, first_s, paired = at, soonest, pair_s < next_s
    return first, first_s, paired


@compiled
def _arrive(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> int:
    """A disc comes to what stands still in its way, or to rest; the disc it strikes, if any."""
    way_m = min(discs[at + WOOD_M], discs[at + DISC_M])
    if way_m > discs[at + REACH_M]:
        _put(discs, at, discs[at + REACH_M], 0.0, 0.0, board)
        note_contact(discs, at, NOBODY, STOPPED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
        return NOBODY
    _passed, speed, rim_mps = after_distance(discs, at, way_m, board)
    _put(discs, at, way_m, speed, rim_mps, board)
    if discs[at + DISC_M] < discs[at + WOOD_M]:
        other = int(discs[at + DISC])
        _strike(discs, at, other, board, log, now_s)
        return other
    wood = int(discs[at + WOOD])
    if wood == LEAVING:
        _settle(discs, at, GONE, log, now_s)
        note_contact(discs, at, NOBODY, LEFT, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
        return NOBODY
    nx, ny = normal_of_wood(discs, at, wood, board)
    along, across, _closing = strike_wood(discs, at, nx, ny, board)
    note_contact(discs, at, wood, MET_WOOD, nx, ny, along, across, now_s, board, log)
    return NOBODY


@compiled
def _bring(discs: Floats, at: int, now_s: float, board: Floats) -> None:
    """Move a disc to where it is at a moment of its glide."""
    way_m, speed, rim_mps = after_time(discs, at, now_s - discs[at + SINCE_S], board)
    _put(discs, at, way_m, speed, rim_mps, board)


@compiled
def _strike(discs: Floats, one: int, other: int, board: Floats, log: Floats, now_s: float) -> None:
    """A moving disc touches another, moving or not."""
    nx, ny = discs[other + X] - discs[one + X], discs[other + Y] - discs[one + Y]
    apart = sqrt(nx * nx + ny * ny)
    nx, ny = nx / apart, ny / apart
    if apart > 2.0 * board[RADIUS_M] + CAUGHT_M:
        return
    along, across, _closing = strike_disc(discs, one, other, nx, ny, board)
    note_contact(discs, one, other // DISC_COLUMNS, MET_DISC, nx, ny, along, across, now_s, board, log)


@compiled
def _put(discs: Floats, at: int, way_m: float, speed: float, rim_mps: float, board: Floats) -> None:
    """Move a disc along its way; it turns the way it turned."""
    discs[at + X] += discs[at + UX] * way_m
    discs[at + Y] += discs[at + UY] * way_m
    spin = rim_mps / board[RIM_M]
    discs[at + SPEED], discs[at + SPIN] = speed, -spin if discs[at + SPIN] < 0.0 else spin


@compiled
def _resume(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Let a disc go on from where it is, or rest if it is too slow; in a jam sooner than elsewhere."""
    if now_s - discs[at + JAM_SINCE_S] > JAM_S:
        discs[at + JAM_SINCE_S], discs[at + JAM] = now_s, 0.0
    discs[at + JAM] += 1.0
    crowd = max(1.0, discs[at + JAM] / JAM_CONTACTS)
    rest_mps = board[REST_MPS] * crowd * crowd
    if discs[at + SPEED] < rest_mps:
        discs[at + SPEED] = 0.0
        if abs(discs[at + SPIN]) * board[RIM_M] < rest_mps:
            _settle(discs, at, RESTING, log, now_s)
            return
    if discs[at + STATE] != MOVING:
        log[MOVERS_AT + int(log[MOVERS])] = at
        log[MOVERS] += 1.0
    discs[at + STATE], discs[at + SINCE_S] = MOVING, now_s
    discs[at + PAIR_S], discs[at + PAIR] = NOTHING, NOBODY
    set_off(discs, at, board)
    trace(discs, at, log)


@compiled
def _settle(discs: Floats, at: int, state: float, log: Floats, now_s: float) -> None:
    was_moving = discs[at + STATE] == MOVING
    discs[at + SPEED], discs[at + SPIN], discs[at + STATE], discs[at + SINCE_S] = 0.0, 0.0, state, now_s
    if not was_moving:
        return
    for place in range(MOVERS_AT, MOVERS_AT + int(log[MOVERS])):
        if log[place] == at:
            log[MOVERS] -= 1.0
            log[place] = log[MOVERS_AT + int(log[MOVERS])]
            break
    trace(discs, at, log)
