"""Two discs touch, or a disc touches wood: who rides, who rises, who breaks, who comes loose."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.contacts.edge import breaks, lifts, slope_of_edges, slope_of_heights
from sjoelen.physics.layout import (
    AIR,
    BEARS,
    BOX_HIGH,
    BOX_SUPPORT,
    BROKE,
    CLIMBS,
    DISC_COLUMNS,
    DISC_FAST,
    DISC_SLOW,
    FLOOR,
    FLOOR_RESTITUTION,
    HIGH_M,
    LIFT_MPS,
    LOW_M,
    MET_DISC,
    MET_WOOD,
    ON_BAR,
    RADIUS_M,
    RISE_MPS,
    SPEED,
    SPIN,
    SUPPORT,
    UX,
    UY,
    WALL_FAST,
    WALL_SLOW,
    WOOD_FROM,
    X,
    Y,
)
from sjoelen.physics.motion.impulse import LEAST_APART_MPS, head, restitution, strike_disc, strike_wood
from sjoelen.physics.out_of_plane.effects import CLIMB, HOP, LEAP, happens
from sjoelen.physics.out_of_plane.landing import touch_down
from sjoelen.physics.out_of_plane.load import brace, loosen, shove, take_off
from sjoelen.physics.prediction.plan_overlap import box_of
from sjoelen.physics.prediction.static_contact import beside, box_behind, normal_of_wood
from sjoelen.physics.random_numbers import draw
from sjoelen.physics.recording import note_contact

CAUGHT_M = 1e-7  # a search given up with a wider gap than this found no contact
HEAVY = 1e9  # wood, in discs


@compiled
def strike(discs: Floats, one: int, other: int, board: Floats, log: Floats, now_s: float) -> None:
    """A moving disc touches another, moving or not."""
    nx, ny = discs[other + X] - discs[one + X], discs[other + Y] - discs[one + Y]
    apart = sqrt(nx * nx + ny * ny)
    if AIR in (discs[one + SUPPORT], discs[other + SUPPORT]) and not beside(discs, one, other):
        _meet_above(discs, one, other, board, log, now_s)
        return
    nx, ny = nx / apart, ny / apart
    if apart > 2.0 * board[RADIUS_M] + CAUGHT_M:
        return
    closing = _toward(discs, one, nx, ny) - _toward(discs, other, nx, ny)
    mass = brace(discs, one, closing, 1.0, board, log, now_s)
    masses = mass, brace(discs, other, closing, mass, board, log, now_s)
    slope, rises = _who_rises(discs, one, other, closing, masses, board, log)
    if rises == one:
        along, across, hit = strike_disc(discs, one, other, nx, ny, slope, masses, board)
    else:
        swapped = masses[1], masses[0]
        along, across, hit = strike_disc(discs, other, one, -nx, -ny, slope, swapped, board)
    note_contact(discs, one, other // DISC_COLUMNS, MET_DISC, nx, ny, along, across, now_s, board, log)
    if slope > 0.0 and discs[rises + SUPPORT] != AIR:
        take_off(discs, rises, (other if rises == one else one) // DISC_COLUMNS, board, log, now_s)
    _after_a_hit(discs, one, other // DISC_COLUMNS, hit, board, log, now_s)
    _after_a_hit(discs, other, one // DISC_COLUMNS, hit, board, log, now_s)


@compiled
def hit_wood(discs: Floats, at: int, wood: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc touches wood; pushed upwards steeply enough it climbs."""
    nx, ny = normal_of_wood(discs, at, wood, board)
    closing = _toward(discs, at, nx, ny)
    brace(discs, at, closing, HEAVY, board, log, now_s)
    slope = _slope_at_wood(discs, at, wood, closing, board, log)
    along, across, hit = strike_wood(discs, at, nx, ny, slope, board)
    note_contact(discs, at, wood, MET_WOOD, nx, ny, along, across, now_s, board, log)
    if slope > 0.0:
        if discs[at + SUPPORT] != AIR:
            take_off(discs, at, WOOD_FROM + wood, board, log, now_s)
        onward = _toward(discs, at, nx, ny)
        if onward >= 0.0 and discs[at + RISE_MPS] > 0.0:
            vx, vy = discs[at + UX] * discs[at + SPEED], discs[at + UY] * discs[at + SPEED]
            away = onward + LEAST_APART_MPS
            head(discs, at, vx - away * nx, vy - away * ny, discs[at + SPIN])
            discs[at + CLIMBS] = box_behind(wood)
    _after_a_hit(discs, at, WOOD_FROM + wood, hit, board, log, now_s)


@compiled
def _toward(discs: Floats, at: int, nx: float, ny: float) -> float:
    return discs[at + SPEED] * (discs[at + UX] * nx + discs[at + UY] * ny)


@compiled
def _meet_above(discs: Floats, one: int, other: int, board: Floats, log: Floats, now_s: float) -> None:
    """A disc comes down on a moving one or rises under it; two in the air go on at one speed up or down."""
    if discs[one + SUPPORT] == discs[other + SUPPORT]:
        rise = 0.5 * (discs[one + RISE_MPS] + discs[other + RISE_MPS])
        discs[one + RISE_MPS], discs[other + RISE_MPS] = rise, rise
        return
    flyer, other = (one, other) if discs[one + SUPPORT] == AIR else (other, one)
    if discs[flyer + LOW_M] < discs[other + LOW_M]:
        discs[flyer + RISE_MPS] *= -board[FLOOR_RESTITUTION]
    else:
        touch_down(discs, flyer, other // DISC_COLUMNS, board, log, now_s)


@compiled
def _who_rises(
    discs: Floats,
    one: int,
    other: int,
    closing: float,
    masses: tuple[float, float],
    board: Floats,
    log: Floats,
) -> tuple[float, int]:
    """How steep the contact is, and which of the two is pushed up."""
    if discs[one + SUPPORT] == AIR and discs[one + LOW_M] >= discs[other + LOW_M]:
        return _unless_parting(discs, one, other, closing, board), one
    if discs[other + SUPPORT] == AIR and discs[other + LOW_M] >= discs[one + LOW_M]:
        return _unless_parting(discs, other, one, closing, board), other
    if closing <= board[LIFT_MPS] or not happens(HOP, log):
        return 0.0, one
    for at in (one, other):
        if discs[at + SUPPORT] != FLOOR or discs[at + BEARS] > 0.0:
            return 0.0, one
    slope = slope_of_edges(discs, one, board, log)
    rises = one if draw(discs, one, log) < 0.5 else other  # noqa: PLR2004 either may be the higher edge
    back = restitution(closing, board[DISC_SLOW], board[DISC_FAST], board)
    return (
        (slope, rises)
        if lifts(closing, slope, back, 1.0 / masses[0] + 1.0 / masses[1], board)
        else (0.0, one)
    )


@compiled
def _unless_parting(discs: Floats, at: int, below: int, closing: float, board: Floats) -> float:
    """The slope between a disc in the air and one below it; none if so steeply it rises off anyway."""
    slope = slope_of_heights(discs, at, discs[below + HIGH_M], board)
    parts = (discs[at + RISE_MPS] - discs[below + RISE_MPS]) * slope
    return slope if closing * sqrt(1.0 - slope * slope) > parts else 0.0


@compiled
def _slope_at_wood(discs: Floats, at: int, wood: int, closing: float, board: Floats, log: Floats) -> float:
    box = box_of(box_behind(wood))
    if discs[at + SUPPORT] == AIR:
        return slope_of_heights(discs, at, board[box + BOX_HIGH], board)
    effect = CLIMB if board[box + BOX_SUPPORT] == ON_BAR else LEAP
    if closing <= board[LIFT_MPS] or discs[at + SUPPORT] != FLOOR or discs[at + BEARS] > 0.0:
        return 0.0
    if not happens(effect, log):
        return 0.0
    slope = slope_of_edges(discs, at, board, log)
    back = restitution(closing, board[WALL_SLOW], board[WALL_FAST], board)
    return slope if lifts(closing, slope, back, 1.0, board) else 0.0


@compiled
def _after_a_hit(
    discs: Floats, at: int, by: int, hit: float, board: Floats, log: Floats, now_s: float
) -> None:
    loosen(discs, at, by, board, log, now_s)
    if discs[at + BEARS] > 0.0:
        shove(discs, at, board, log, now_s)
    if breaks(discs, at, hit, board, log):
        discs[at + SPEED], discs[at + SPIN] = 0.0, 0.0
        note_contact(discs, at, by, BROKE, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
