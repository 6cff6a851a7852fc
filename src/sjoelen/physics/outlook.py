"""What each moving disc will meet next, kept up to date as others change their ways."""

from sjoelen.physics.approach import meeting
from sjoelen.physics.columns import (
    DISC,
    DISC_M,
    DURATION_S,
    FLAG,
    FRONT_M,
    LEAVING,
    MOVERS,
    MOVERS_AT,
    NEXT_S,
    NOBODY,
    NOTHING,
    PAIR,
    PAIR_S,
    RADIUS_M,
    REACH_M,
    RESTING,
    SINCE_S,
    STATE,
    UX,
    UY,
    WOOD,
    WOOD_M,
    X,
    Y,
)
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.glide import after_distance, after_time
from sjoelen.physics.ray import nearest_resting, nearest_wood, way_to_circle


@compiled
def look(discs: Floats, at: int, board: Floats) -> None:
    """Find what stands in the way of a disc that sets off."""
    discs[at + WOOD_M], discs[at + WOOD] = nearest_wood(discs, at, board)
    if discs[at + Y] + discs[at + UY] * discs[at + REACH_M] < board[FRONT_M]:
        way_m = max((board[FRONT_M] - discs[at + Y]) / discs[at + UY], 0.0)
        if way_m < discs[at + WOOD_M]:
            discs[at + WOOD_M], discs[at + WOOD] = way_m, LEAVING
    discs[at + DISC_M], discs[at + DISC] = nearest_resting(discs, at, 0.0, board)
    _time_it(discs, at, board)


@compiled
def heed(discs: Floats, one: int, other: int, board: Floats, log: Floats, now_s: float) -> None:
    """After one or two discs changed their ways: who looks again, and who may meet whom."""
    end = MOVERS_AT + int(log[MOVERS])
    one_rests = discs[one + STATE] == RESTING
    other_rests = other != NOBODY and discs[other + STATE] == RESTING
    for place in range(MOVERS_AT, end):
        at = int(log[place])
        if at in (one, other):
            discs[at + FLAG] = 1.0
            look(discs, at, board)
            continue
        partner, lost = int(discs[at + PAIR]), int(discs[at + DISC])
        discs[at + FLAG] = 1.0 if partner != NOBODY and partner in (one, other) else 0.0
        if lost != NOBODY and discs[lost + STATE] != RESTING:
            way_m = after_time(discs, at, now_s - discs[at + SINCE_S], board)[0]
            discs[at + DISC_M], discs[at + DISC] = nearest_resting(discs, at, way_m, board)
            discs[at + FLAG] = 1.0
            _time_it(discs, at, board)
        if one_rests:
            _beware(discs, at, one, board, now_s)
        if other_rests:
            _beware(discs, at, other, board, now_s)
    for place in range(MOVERS_AT, end):
        if discs[int(log[place]) + FLAG] == 1.0:
            pair_up(discs, int(log[place]), board, log, now_s)


@compiled
def pair_up(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Find the moving disc that a moving disc meets first; the other one learns of it."""
    discs[at + PAIR_S], discs[at + PAIR] = NOTHING, NOBODY
    for place in range(MOVERS_AT, MOVERS_AT + int(log[MOVERS])):
        other = int(log[place])
        if other == at:
            continue
        until_s = min(discs[at + NEXT_S], discs[other + NEXT_S])
        met_s = meeting(discs, min(at, other), max(at, other), board, now_s, until_s)
        if met_s < discs[at + PAIR_S]:
            discs[at + PAIR_S], discs[at + PAIR] = met_s, other
        if met_s < discs[other + PAIR_S]:
            discs[other + PAIR_S], discs[other + PAIR] = met_s, at


@compiled
def _beware(discs: Floats, at: int, changed: int, board: Floats, now_s: float) -> None:
    """A disc has come to rest that may lie in another's way."""
    way_m = after_time(discs, at, now_s - discs[at + SINCE_S], board)[0]
    dx = discs[changed + X] - discs[at + X] - discs[at + UX] * way_m
    dy = discs[changed + Y] - discs[at + Y] - discs[at + UY] * way_m
    way_m += way_to_circle(dx, dy, discs[at + UX], discs[at + UY], 2.0 * board[RADIUS_M])
    if way_m <= discs[at + REACH_M] and way_m < discs[at + DISC_M]:
        discs[at + DISC_M], discs[at + DISC] = way_m, changed
        _time_it(discs, at, board)


@compiled
def _time_it(discs: Floats, at: int, board: Floats) -> None:
    way_m = min(discs[at + WOOD_M], discs[at + DISC_M])
    passed_s = discs[at + DURATION_S]
    if way_m <= discs[at + REACH_M]:
        passed_s = after_distance(discs, at, way_m, board)[0]
    discs[at + NEXT_S] = discs[at + SINCE_S] + passed_s
