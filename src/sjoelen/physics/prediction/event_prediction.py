"""What each moving disc will meet next, kept up to date as others change their ways."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AHEAD_M,
    AIR,
    DISC,
    DISC_COLUMNS,
    DISC_M,
    DURATION_S,
    FLAG,
    FLOOR,
    FRONT_M,
    LEAVING,
    LOOKS,
    MOVERS,
    MOVERS_AT,
    MOVING,
    NEXT_S,
    NOBODY,
    NOTHING,
    NOW_M,
    ON,
    PAIR,
    PAIR_S,
    PART_S,
    RADIUS_M,
    REACH_M,
    RESTING,
    RIDING,
    SINCE_S,
    STATE,
    SUPPORT,
    UX,
    UY,
    WOOD,
    WOOD_FROM,
    WOOD_M,
    X,
    Y,
)
from sjoelen.physics.motion.carried import base_of
from sjoelen.physics.motion.glide import after_distance, after_time, look_up
from sjoelen.physics.prediction.airborne import encounter, look_aloft
from sjoelen.physics.prediction.plan_overlap import nearest_box, parting
from sjoelen.physics.prediction.static_contact import can_meet, nearest_resting, nearest_wood, way_to_circle
from sjoelen.physics.prediction.time_of_impact import meeting, ways_touch

MARGIN_M = 1e-6  # what is out of the way by more than this need not be looked at closely


@compiled
def look(discs: Floats, at: int, board: Floats) -> None:
    """Find what stands in the way of a disc that sets off."""
    plain = discs[at + SUPPORT] == FLOOR
    discs[at + WOOD_M], discs[at + WOOD] = (
        nearest_wood(discs, at, board) if plain else nearest_box(discs, at, board)
    )
    if discs[at + Y] + discs[at + UY] * discs[at + REACH_M] < board[FRONT_M]:
        way_m = max((board[FRONT_M] - discs[at + Y]) / discs[at + UY], 0.0)
        if way_m < discs[at + WOOD_M]:
            discs[at + WOOD_M], discs[at + WOOD] = way_m, LEAVING
    discs[at + DISC_M], discs[at + DISC] = nearest_resting(discs, at, 0.0, board)
    if discs[at + ON] != NOBODY and discs[at + STATE] != RIDING:
        _look_down(discs, at, board)
    _time_it(discs, at, board)


@compiled
def _look_down(discs: Floats, at: int, board: Floats) -> None:
    """When a disc will be clear of what it lies on."""
    thing, until_s = int(discs[at + ON]), 0.0
    for either in (at, thing * DISC_COLUMNS if thing < WOOD_FROM else at):
        mover = base_of(discs, either)
        if discs[mover + STATE] == MOVING and discs[mover + DURATION_S] < NOTHING:
            until_s = max(until_s, discs[mover + SINCE_S] + discs[mover + DURATION_S])
    if until_s > 0.0:
        discs[at + PART_S] = parting(discs, at, discs[at + SINCE_S], until_s, board)


@compiled
def heed(discs: Floats, one: int, other: int, board: Floats, log: Floats, now_s: float) -> None:
    """After one or two discs changed their ways: who looks again, and who may meet whom."""
    end = MOVERS_AT + int(log[MOVERS])
    one_rests = discs[one + STATE] == RESTING
    other_rests = other != NOBODY and discs[other + STATE] == RESTING
    for place in range(MOVERS_AT, end):
        at = int(log[place])
        if discs[at + SUPPORT] == AIR:
            discs[at + FLAG], discs[at + LOOKS] = 1.0, 0.0
            look_aloft(discs, at, board, now_s)
            continue
        if discs[at + LOOKS] == 1.0:
            discs[at + FLAG], discs[at + LOOKS] = 1.0, 0.0
            look(discs, at, board)
            continue
        partner, lost = int(discs[at + PAIR]), int(discs[at + DISC])
        discs[at + FLAG] = 1.0 if partner != NOBODY and partner in (one, other) else 0.0
        if lost != NOBODY and discs[lost + STATE] != RESTING:
            look_up(discs, at, now_s, board)
            discs[at + DISC_M], discs[at + DISC] = nearest_resting(discs, at, discs[at + NOW_M], board)
            discs[at + FLAG] = 1.0
            _time_it(discs, at, board)
        if one_rests:
            _beware(discs, at, one, board, now_s)
        if other_rests:
            _beware(discs, at, other, board, now_s)
    pair_up(discs, board, log, now_s)


@compiled
def heed_all(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """After more than two discs changed what they do, everybody looks again."""
    end = MOVERS_AT + int(log[MOVERS])
    for place in range(MOVERS_AT, end):
        at = int(log[place])
        if discs[at + SUPPORT] == AIR:
            look_aloft(discs, at, board, now_s)
        elif discs[at + LOOKS] == 1.0:
            look(discs, at, board)
        else:
            way_m = after_time(discs, at, now_s - discs[at + SINCE_S], board)[0]
            discs[at + DISC_M], discs[at + DISC] = nearest_resting(discs, at, way_m, board)
            _time_it(discs, at, board)
        discs[at + LOOKS], discs[at + FLAG] = 0.0, 1.0
    pair_up(discs, board, log, now_s)


@compiled
def pair_up(discs: Floats, board: Floats, log: Floats, now_s: float) -> None:
    """Find the moving disc that each flagged one meets first; the other one learns of it."""
    end = MOVERS_AT + int(log[MOVERS])
    for place in range(MOVERS_AT, end):
        at = int(log[place])
        if discs[at + FLAG] == 1.0:
            discs[at + PAIR_S], discs[at + PAIR] = NOTHING, NOBODY
    for place in range(MOVERS_AT, end):
        at = int(log[place])
        if discs[at + FLAG] == 0.0:
            continue
        for other_place in range(MOVERS_AT, end):
            other = int(log[other_place])
            if other_place == place or (other_place < place and discs[other + FLAG] == 1.0):
                continue
            met_s = _when_they_meet(discs, min(at, other), max(at, other), board, now_s)
            if met_s < NOTHING:
                _note_pair(discs, at, other, met_s)
                _note_pair(discs, other, at, met_s)


@compiled
def _when_they_meet(discs: Floats, one: int, other: int, board: Floats, now_s: float) -> float:
    until_s = min(discs[one + NEXT_S], discs[other + NEXT_S])
    if AIR in (discs[one + SUPPORT], discs[other + SUPPORT]):
        return encounter(discs, one, other, board, now_s, until_s)
    if can_meet(discs, one, other) and ways_touch(discs, one, other, board):
        return meeting(discs, one, other, board, now_s, until_s)
    return NOTHING


@compiled
def _note_pair(discs: Floats, at: int, other: int, met_s: float) -> None:
    """Of two that it meets at the same moment the one with the lower number."""
    if met_s < discs[at + PAIR_S] or (met_s == discs[at + PAIR_S] and other < discs[at + PAIR]):
        discs[at + PAIR_S], discs[at + PAIR] = met_s, other


@compiled
def _beware(discs: Floats, at: int, changed: int, board: Floats, now_s: float) -> None:
    """A disc has come to rest that may lie in another's way."""
    reach = 2.0 * board[RADIUS_M]
    dx, dy = discs[changed + X] - discs[at + X], discs[changed + Y] - discs[at + Y]
    aside = dx * discs[at + UY] - dy * discs[at + UX]
    if abs(aside) > reach + MARGIN_M or dx * discs[at + UX] + dy * discs[at + UY] < -MARGIN_M:
        return
    if not can_meet(discs, at, changed):
        return
    look_up(discs, at, now_s, board)
    way_m = discs[at + NOW_M]
    dx -= discs[at + UX] * way_m
    dy -= discs[at + UY] * way_m
    way_m += way_to_circle(dx, dy, discs[at + UX], discs[at + UY], reach)
    if way_m <= discs[at + REACH_M] and way_m < discs[at + DISC_M]:
        discs[at + DISC_M], discs[at + DISC] = way_m, changed
        _time_it(discs, at, board)


@compiled
def _time_it(discs: Floats, at: int, board: Floats) -> None:
    way_m = min(discs[at + WOOD_M], discs[at + DISC_M])
    discs[at + AHEAD_M] = min(way_m, discs[at + REACH_M])
    passed_s = discs[at + DURATION_S] if discs[at + STATE] == MOVING else NOTHING
    if way_m <= discs[at + REACH_M]:
        passed_s = after_distance(discs, at, way_m, board)[0]
    discs[at + NEXT_S] = min(discs[at + SINCE_S] + passed_s, discs[at + PART_S])
