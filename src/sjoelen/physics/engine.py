"""From a board in motion to a board at rest, contact by contact.

Tie-break: of contacts at the same moment the disc with the lowest number acts first; what it meets standing
still comes before what it meets moving, wood before discs, the lowest number before the others.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.contacts.collision import hit_wood, strike
from sjoelen.physics.layout import (
    AIR,
    ALL,
    BY_SIDE,
    DISC,
    DISC_COLUMNS,
    DISC_M,
    EVENTS,
    FLOOR,
    GONE,
    HAP,
    LEAVING,
    LEFT,
    LOW_M,
    MOVERS,
    MOVERS_AT,
    MOVING,
    NEXT_S,
    NOBODY,
    NOTHING,
    ON,
    PAIR,
    PAIR_S,
    PART_S,
    REACH_M,
    RESTING,
    SINCE_S,
    SLIDES,
    STATE,
    STIR,
    STIRRED,
    STOPPED,
    SUPPORT,
    UX,
    UY,
    WOOD,
    WOOD_FROM,
    WOOD_M,
    X,
    Y,
)
from sjoelen.physics.motion.carried import alight
from sjoelen.physics.motion.flight import fly_on
from sjoelen.physics.motion.glide import after_distance
from sjoelen.physics.motion.transitions import bring, catch_up, go, put, settle, too_slow
from sjoelen.physics.out_of_plane.landing import come_down
from sjoelen.physics.out_of_plane.load import lie_flat, take_off
from sjoelen.physics.out_of_plane.resting import come_to_rest, release
from sjoelen.physics.prediction.event_prediction import heed, heed_all
from sjoelen.physics.prediction.static_contact import way_back
from sjoelen.physics.recording import note_contact

EVENTS_MAX = 100_000


@compiled
def play_out(discs: Floats, board: Floats, log: Floats) -> float:
    """Move everything until it rests; the moment of the last event, or -1 if there is no end."""
    discs[ALL] = discs.shape[0]
    return play_on(discs, board, log)


@compiled
def play_on(discs: Floats, board: Floats, log: Floats) -> float:
    """The same for compiled functions, of so many discs as the first one says."""
    now_s, log[STIR] = 0.0, 0.0
    for at in range(0, int(discs[ALL]), DISC_COLUMNS):
        discs[at + SLIDES] = 0.0
        if discs[at + STATE] == MOVING:
            _set_out(discs, at, board, log, now_s)
    while log[MOVERS] > 0.0:
        log[EVENTS] += 1.0
        if log[EVENTS] > EVENTS_MAX:
            return -1.0
        at, now_s, paired = _first(discs, log)
        if at == NOBODY:  # no number is their next moment
            return -1.0
        other = NOBODY
        alight(discs, at, now_s)
        if paired:
            other = int(discs[at + PAIR])
            alight(discs, other, now_s)
            at, other = min(at, other), max(at, other)
            bring(discs, at, now_s, board)
            bring(discs, other, now_s, board)
            strike(discs, at, other, board, log, now_s)
        else:
            other = _arrive(discs, at, board, log, now_s)
        for which in (at, other):
            if which != NOBODY and discs[which + STATE] != GONE:
                _resume(discs, which, board, log, now_s)
        if log[STIR] == 0.0:
            heed(discs, at, other, board, log, now_s)
        else:
            _calm(discs, board, log, now_s)
            heed_all(discs, board, log, now_s)
    return now_s


@compiled
def _set_out(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Where something lies on the line a disc comes up to it: it sets out as far back as it must."""
    back_m = way_back(discs, at, board)
    discs[at + X] -= discs[at + UX] * back_m
    discs[at + Y] -= discs[at + UY] * back_m
    discs[at + STATE] = RESTING
    _resume(discs, at, board, log, now_s)
    heed(discs, at, at, board, log, now_s)


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
    if discs[at + SUPPORT] == AIR:
        return _arrive_aloft(discs, at, board, log, now_s)
    if discs[at + PART_S] <= now_s:
        bring(discs, at, now_s, board)
        _depart(discs, at, board, log, now_s)
        return NOBODY
    way_m = min(discs[at + WOOD_M], discs[at + DISC_M])
    if way_m > discs[at + REACH_M]:
        put(discs, at, discs[at + REACH_M], 0.0, 0.0, board)
        discs[at + SINCE_S] = now_s
        note_contact(discs, at, NOBODY, STOPPED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
        return NOBODY
    _passed, speed, rim_mps = after_distance(discs, at, way_m, board)
    put(discs, at, way_m, speed, rim_mps, board)
    discs[at + SINCE_S] = now_s
    if discs[at + DISC_M] < discs[at + WOOD_M]:
        other = int(discs[at + DISC])
        strike(discs, at, other, board, log, now_s)
        return other
    wood = int(discs[at + WOOD])
    if wood == LEAVING:
        _leave(discs, at, board, log, now_s)
    else:
        hit_wood(discs, at, wood, board, log, now_s)
    return NOBODY


@compiled
def _arrive_aloft(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> int:
    fly_on(discs, at, now_s, board)
    other = int(discs[at + DISC])
    if discs[at + HAP] != BY_SIDE:
        come_down(discs, at, board, log, now_s)
    elif other == NOBODY:
        hit_wood(discs, at, int(discs[at + WOOD]), board, log, now_s)
    else:
        strike(discs, at, other, board, log, now_s)
        return other
    return NOBODY


@compiled
def _leave(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc goes over the open front end; what lies on it goes with it."""
    settle(discs, at, GONE, log, now_s)
    release(discs, at)
    note_contact(discs, at, NOBODY, LEFT, 0.0, 0.0, 0.0, 0.0, now_s, board, log)


@compiled
def _depart(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc is clear of what it lay on: it falls, or if it leaned lies flat."""
    if discs[at + LOW_M] == 0.0:
        lie_flat(discs, at, board, log, now_s)
        release(discs, at)
        discs[at + SUPPORT] = FLOOR
    else:
        take_off(discs, at, int(discs[at + ON]), board, log, now_s)


@compiled
def _resume(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Let a disc go on from where it is, or rest if it is too slow."""
    if not too_slow(discs, at, board, now_s):
        go(discs, at, board, log, now_s)
    else:
        come_to_rest(discs, at, board, log, now_s)


@compiled
def _calm(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """Whoever was stirred by the others goes on by itself."""
    while log[STIR] > 0.0:
        log[STIR] = 0.0
        for at in range(0, int(discs[ALL]), DISC_COLUMNS):
            if discs[at + STIRRED] == 0.0:
                continue
            discs[at + STIRRED] = 0.0
            if discs[at + STATE] == GONE:
                continue
            catch_up(discs, at, now_s, board)
            thing = int(discs[at + ON])
            if NOBODY < thing < WOOD_FROM and discs[thing * DISC_COLUMNS + STATE] == GONE:
                _leave(discs, at, board, log, now_s)
                continue
            if NOBODY < thing < WOOD_FROM and discs[thing * DISC_COLUMNS + SUPPORT] == AIR:
                take_off(discs, at, thing, board, log, now_s)
            _resume(discs, at, board, log, now_s)
