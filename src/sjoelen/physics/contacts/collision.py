"""Contacts of two discs, and of a disc with wood, with their effects out of the plane."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.contacts.edge import breaks, draw_edge_slope, lifts_off, slope_between_heights
from sjoelen.physics.layout import (
    AIR,
    BOX_HIGH,
    BOX_SUPPORT,
    BROKE,
    CARRIED_COUNT,
    CLIMBED_WOOD,
    DISC_COLUMNS,
    DISC_RESTITUTION_FAST,
    DISC_RESTITUTION_SLOW,
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
    WALL_RESTITUTION_FAST,
    WALL_RESTITUTION_SLOW,
    WOOD_OFFSET,
    X,
    Y,
)
from sjoelen.physics.motion.impulse import (
    SEPARATION_MPS_MIN,
    collide_discs,
    collide_with_wood,
    restitution,
    set_velocity,
)
from sjoelen.physics.out_of_plane.effects import CLIMB, HOP, LEAP, is_enabled
from sjoelen.physics.out_of_plane.landing import land
from sjoelen.physics.out_of_plane.load import couple_load, dislodge, push_leaning_discs, take_off
from sjoelen.physics.prediction.plan_overlap import box_offset
from sjoelen.physics.prediction.static_contact import box_of_wood, normal_of_wood, overlap_in_height
from sjoelen.physics.random_numbers import draw
from sjoelen.physics.recording import record_contact

GAP_M_MAX = 1e-7  # with a wider gap the search ended without a contact
WOOD_MASS = 1e9  # in discs


@compiled
def resolve_disc_contact(
    discs: Floats, disc: int, other: int, board: Floats, log: Floats, now_s: float
) -> None:
    """Resolve a contact of a moving disc with another disc."""
    nx, ny = discs[other + X] - discs[disc + X], discs[other + Y] - discs[disc + Y]
    distance = sqrt(nx * nx + ny * ny)
    if AIR in (discs[disc + SUPPORT], discs[other + SUPPORT]) and not overlap_in_height(discs, disc, other):
        _resolve_vertical_contact(discs, disc, other, board, log, now_s)
        return
    nx, ny = nx / distance, ny / distance
    if distance > 2.0 * board[RADIUS_M] + GAP_M_MAX:
        return
    closing = _speed_toward(discs, disc, nx, ny) - _speed_toward(discs, other, nx, ny)
    mass = couple_load(discs, disc, closing, 1.0, board, log, now_s)
    masses = mass, couple_load(discs, other, closing, mass, board, log, now_s)
    slope, lifted = _choose_lifted_disc(discs, disc, other, closing, masses, board, log)
    if lifted == disc:
        normal, tangential, hit = collide_discs(discs, disc, other, nx, ny, slope, masses, board)
    else:
        swapped = masses[1], masses[0]
        normal, tangential, hit = collide_discs(discs, other, disc, -nx, -ny, slope, swapped, board)
    record_contact(
        discs, disc, other // DISC_COLUMNS, MET_DISC, nx, ny, normal, tangential, now_s, board, log
    )
    if slope > 0.0 and discs[lifted + SUPPORT] != AIR:
        take_off(discs, lifted, (other if lifted == disc else disc) // DISC_COLUMNS, board, log, now_s)
    _apply_hit(discs, disc, other // DISC_COLUMNS, hit, board, log, now_s)
    _apply_hit(discs, other, disc // DISC_COLUMNS, hit, board, log, now_s)


@compiled
def resolve_wood_contact(
    discs: Floats, disc: int, wood: int, board: Floats, log: Floats, now_s: float
) -> None:
    """Resolve a contact of a disc with wood; a steep upward push makes the disc climb."""
    nx, ny = normal_of_wood(discs, disc, wood, board)
    closing = _speed_toward(discs, disc, nx, ny)
    couple_load(discs, disc, closing, WOOD_MASS, board, log, now_s)
    slope = _slope_at_wood(discs, disc, wood, closing, board, log)
    normal, tangential, hit = collide_with_wood(discs, disc, nx, ny, slope, board)
    record_contact(discs, disc, wood, MET_WOOD, nx, ny, normal, tangential, now_s, board, log)
    if slope > 0.0:
        if discs[disc + SUPPORT] != AIR:
            take_off(discs, disc, WOOD_OFFSET + wood, board, log, now_s)
        onward = _speed_toward(discs, disc, nx, ny)
        if onward >= 0.0 and discs[disc + RISE_MPS] > 0.0:
            vx, vy = discs[disc + UX] * discs[disc + SPEED], discs[disc + UY] * discs[disc + SPEED]
            away = onward + SEPARATION_MPS_MIN
            set_velocity(discs, disc, vx - away * nx, vy - away * ny, discs[disc + SPIN])
            discs[disc + CLIMBED_WOOD] = box_of_wood(wood)
    _apply_hit(discs, disc, WOOD_OFFSET + wood, hit, board, log, now_s)


@compiled
def _speed_toward(discs: Floats, disc: int, nx: float, ny: float) -> float:
    """Return the speed of a disc in direction (nx, ny)."""
    return discs[disc + SPEED] * (discs[disc + UX] * nx + discs[disc + UY] * ny)


@compiled
def _resolve_vertical_contact(
    discs: Floats, disc: int, other: int, board: Floats, log: Floats, now_s: float
) -> None:
    """Resolve a contact from above or below: a disc lands on a moving disc, or rises under it.

    Two discs in the air continue with the same vertical speed.
    """
    if discs[disc + SUPPORT] == discs[other + SUPPORT]:
        rise = 0.5 * (discs[disc + RISE_MPS] + discs[other + RISE_MPS])
        discs[disc + RISE_MPS], discs[other + RISE_MPS] = rise, rise
        return
    flyer, other = (disc, other) if discs[disc + SUPPORT] == AIR else (other, disc)
    if discs[flyer + LOW_M] < discs[other + LOW_M]:
        discs[flyer + RISE_MPS] *= -board[FLOOR_RESTITUTION]
    else:
        land(discs, flyer, other // DISC_COLUMNS, board, log, now_s)


@compiled
def _choose_lifted_disc(
    discs: Floats,
    disc: int,
    other: int,
    closing: float,
    masses: tuple[float, float],
    board: Floats,
    log: Floats,
) -> tuple[float, int]:
    """Return the slope of the contact, and the disc that is pushed up."""
    if discs[disc + SUPPORT] == AIR and discs[disc + LOW_M] >= discs[other + LOW_M]:
        return _slope_unless_separating(discs, disc, other, closing, board), disc
    if discs[other + SUPPORT] == AIR and discs[other + LOW_M] >= discs[disc + LOW_M]:
        return _slope_unless_separating(discs, other, disc, closing, board), other
    if closing <= board[LIFT_MPS] or not is_enabled(HOP, log):
        return 0.0, disc
    for either in (disc, other):
        if discs[either + SUPPORT] != FLOOR or discs[either + CARRIED_COUNT] > 0.0:
            return 0.0, disc
    slope = draw_edge_slope(discs, disc, board, log)
    lifted = disc if draw(discs, disc, log) < 0.5 else other  # noqa: PLR2004 either edge may be the higher
    back = restitution(closing, board[DISC_RESTITUTION_SLOW], board[DISC_RESTITUTION_FAST], board)
    return (
        (slope, lifted)
        if lifts_off(closing, slope, back, 1.0 / masses[0] + 1.0 / masses[1], board)
        else (0.0, disc)
    )


@compiled
def _slope_unless_separating(discs: Floats, disc: int, below: int, closing: float, board: Floats) -> float:
    """Return the slope between a disc in the air and one below it; 0 if they separate anyway."""
    slope = slope_between_heights(discs, disc, discs[below + HIGH_M], board)
    parts = (discs[disc + RISE_MPS] - discs[below + RISE_MPS]) * slope
    return slope if closing * sqrt(1.0 - slope * slope) > parts else 0.0


@compiled
def _slope_at_wood(discs: Floats, disc: int, wood: int, closing: float, board: Floats, log: Floats) -> float:
    """Return the slope of a contact with wood; 0 if the disc stays in the plane."""
    box = box_offset(box_of_wood(wood))
    if discs[disc + SUPPORT] == AIR:
        return slope_between_heights(discs, disc, board[box + BOX_HIGH], board)
    effect = CLIMB if board[box + BOX_SUPPORT] == ON_BAR else LEAP
    if closing <= board[LIFT_MPS] or discs[disc + SUPPORT] != FLOOR or discs[disc + CARRIED_COUNT] > 0.0:
        return 0.0
    if not is_enabled(effect, log):
        return 0.0
    slope = draw_edge_slope(discs, disc, board, log)
    back = restitution(closing, board[WALL_RESTITUTION_SLOW], board[WALL_RESTITUTION_FAST], board)
    return slope if lifts_off(closing, slope, back, 1.0, board) else 0.0


@compiled
def _apply_hit(
    discs: Floats, disc: int, by: int, hit: float, board: Floats, log: Floats, now_s: float
) -> None:
    """Apply the effects of a hit on a disc: it comes loose, pushes leaning discs away, or breaks."""
    dislodge(discs, disc, by, board, log, now_s)
    if discs[disc + CARRIED_COUNT] > 0.0:
        push_leaning_discs(discs, disc, board, log, now_s)
    if breaks(discs, disc, hit, board, log):
        discs[disc + SPEED], discs[disc + SPIN] = 0.0, 0.0
        record_contact(discs, disc, by, BROKE, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
