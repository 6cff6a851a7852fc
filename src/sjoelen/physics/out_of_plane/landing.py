"""How a flight ends, or goes on: on the floor, on a disc or wood, under the bar, over an upper edge."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BOX_LOW,
    BOX_SUPPORT,
    BRAKE_MPS2,
    BY_CREST,
    BY_EDGE,
    BY_FLOOR,
    BY_TOP,
    CLIMBS,
    CREST_SHARE,
    DISC,
    DISC_COLUMNS,
    FELL_BACK,
    FLOOR,
    FLOOR_RESTITUTION,
    GATE_M,
    GONE,
    GRAVITY_MPS2,
    HAP,
    HIGH_M,
    IN_GATE,
    LANDED,
    LEFT,
    LOW_M,
    NOBODY,
    ON_BAR,
    ON_DISC,
    RISE_MPS,
    SETTLE_MPS,
    SPEED,
    SPIN,
    STOOD,
    SUPPORT,
    THICK_M,
    UX,
    UY,
    WEDGE_MPS,
    WOOD,
    WOOD_FROM,
)
from sjoelen.physics.motion.impulse import head
from sjoelen.physics.motion.transitions import settle
from sjoelen.physics.out_of_plane.effects import STAND, happens
from sjoelen.physics.out_of_plane.resting import lie_on
from sjoelen.physics.prediction.plan_overlap import box_of, top_of, toward
from sjoelen.physics.random_numbers import draw
from sjoelen.physics.recording import note_contact


@compiled
def come_down(discs: Floats, at: int, board: Floats, log: Floats, now_s: float) -> None:
    """Something happens to a disc in the air that is not a hit from the side."""
    hap, wood, disc = discs[at + HAP], int(discs[at + WOOD]), int(discs[at + DISC])
    thing = NOBODY
    if wood != NOBODY:
        thing = WOOD_FROM + wood
    elif disc != NOBODY:
        thing = disc // DISC_COLUMNS
    if hap == BY_EDGE:
        settle(discs, at, GONE, log, now_s)
        note_contact(discs, at, NOBODY, LEFT, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    elif hap in (BY_FLOOR, BY_TOP):
        touch_down(discs, at, thing, board, log, now_s)
    elif hap == BY_CREST:
        _tip_over(discs, at, board)
    else:
        _bump(discs, at, thing, board, log, now_s)


@compiled
def touch_down(discs: Floats, at: int, thing: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc comes down on the floor, on a disc or on wood: it bounces, or stays down and goes on sliding."""
    impact = -discs[at + RISE_MPS]
    top_m = 0.0 if thing == NOBODY else top_of(discs, thing, board)
    discs[at + LOW_M], discs[at + HIGH_M] = top_m, top_m + board[THICK_M]
    bounced = board[FLOOR_RESTITUTION] * impact if impact > board[SETTLE_MPS] else 0.0
    braked = board[BRAKE_MPS2] / board[GRAVITY_MPS2] * (impact + bounced)
    discs[at + SPEED], discs[at + RISE_MPS] = max(discs[at + SPEED] - braked, 0.0), bounced
    if bounced > 0.0:
        return
    climbed = int(discs[at + CLIMBS])
    if climbed > 0 and board[box_of(climbed) + BOX_SUPPORT] == ON_BAR:
        note_contact(discs, at, WOOD_FROM + climbed, FELL_BACK, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    discs[at + CLIMBS], discs[at + SUPPORT] = 0.0, FLOOR
    note_contact(discs, at, thing, LANDED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    if thing != NOBODY:
        lie_on(discs, at, thing)
        discs[at + SUPPORT] = (
            board[box_of(thing - WOOD_FROM) + BOX_SUPPORT] if thing >= WOOD_FROM else ON_DISC
        )


@compiled
def _tip_over(discs: Floats, at: int, board: Floats) -> None:
    """At the upper edge of what it climbed a disc turns a share of its speed forward; no energy is lost."""
    thing, rise = WOOD_FROM + int(discs[at + CLIMBS]), discs[at + RISE_MPS]
    nx, ny, _apart = toward(discs, at, thing, board)
    share = board[CREST_SHARE]
    vx, vy = discs[at + UX] * discs[at + SPEED], discs[at + UY] * discs[at + SPEED]
    head(discs, at, vx + share * rise * nx, vy + share * rise * ny, discs[at + SPIN])
    top_m = top_of(discs, thing, board)
    discs[at + LOW_M], discs[at + HIGH_M] = top_m, top_m + board[THICK_M]
    discs[at + RISE_MPS], discs[at + CLIMBS] = sqrt(1.0 - share * share) * rise, 0.0


@compiled
def _bump(discs: Floats, at: int, thing: int, board: Floats, log: Floats, now_s: float) -> None:
    """A rising disc hits something from below: it falls, or is wedged between the floor and the bar."""
    rise = discs[at + RISE_MPS]
    discs[at + RISE_MPS] = -board[FLOOR_RESTITUTION] * rise
    if thing < WOOD_FROM or board[box_of(thing - WOOD_FROM) + BOX_LOW] == 0.0 or not happens(STAND, log):
        return
    if rise * (0.5 + draw(discs, at, log)) < board[WEDGE_MPS]:
        return
    discs[at + LOW_M], discs[at + HIGH_M], discs[at + SUPPORT] = 0.0, board[GATE_M], IN_GATE
    discs[at + SPEED], discs[at + SPIN], discs[at + RISE_MPS], discs[at + CLIMBS] = 0.0, 0.0, 0.0, 0.0
    note_contact(discs, at, thing, LANDED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    note_contact(discs, at, thing, STOOD, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
