"""Impulses of a contact: normal with restitution, tangential up to sticking; a disc alone has mass 1."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BOUNCE_MPS,
    DISC_GRIP,
    DISC_RESTITUTION_FAST,
    DISC_RESTITUTION_SLOW,
    IMPACT_MPS,
    INERTIA,
    RADIUS_M,
    RISE_MPS,
    SPEED,
    SPIN,
    SUPPORT,
    UX,
    UY,
    WALL_GRIP,
    WALL_RESTITUTION_FAST,
    WALL_RESTITUTION_SLOW,
)

# Every contact leaves at least this speed of separation: else a push would be an endless series of contacts.
# The energy that it adds is a ten-thousandth of what friction takes until the next contact.
SEPARATION_MPS_MIN = 2e-4


@compiled
def restitution(impact_mps: float, slow: float, fast: float, board: Floats) -> float:
    """Return the share of the approach speed that a contact gives back; 0 below the bounce cut-off."""
    if impact_mps < board[BOUNCE_MPS]:
        return 0.0
    return slow + (fast - slow) * min(1.0, impact_mps / board[IMPACT_MPS])


@compiled
def collide_discs(
    discs: Floats, disc: int, other: int, nx: float, ny: float, slope: float, masses: tuple[float, float],
    board: Floats,
) -> tuple[float, float, float]:  # fmt: skip
    """Apply a contact of two discs, `other` in direction (nx, ny), and return its size.

    The result is the normal impulse, the tangential impulse and the speed of approach. `slope` is the upward
    part of the push on `disc`. The disc that is pushed down stands on the floor, unless it is in the air.
    The mass of a disc includes the discs that it carries.
    """
    disc_x, disc_y = discs[disc + UX] * discs[disc + SPEED], discs[disc + UY] * discs[disc + SPEED]
    other_x, other_y = discs[other + UX] * discs[other + SPEED], discs[other + UY] * discs[other + SPEED]
    level = sqrt(1.0 - slope * slope)
    closing = (disc_x - other_x) * nx + (disc_y - other_y) * ny
    closing = closing * level - (discs[disc + RISE_MPS] - discs[other + RISE_MPS]) * slope
    if closing <= 0.0:
        return 0.0, 0.0, closing
    turning = board[RADIUS_M] * (discs[disc + SPIN] + discs[other + SPIN])
    slip = (disc_y - other_y) * nx - (disc_x - other_x) * ny + turning
    slow, fast = board[DISC_RESTITUTION_SLOW], board[DISC_RESTITUTION_FAST]
    bounced = restitution(closing, slow, fast, board) * closing
    yielding = 1.0 if discs[other + SUPPORT] == AIR else level * level
    push = (closing + max(bounced, SEPARATION_MPS_MIN)) / (1.0 / masses[0] + yielding / masses[1])
    normal = push * level
    grip = board[DISC_GRIP] * normal
    shared = 1.0 / (1.0 / masses[0] + 1.0 / masses[1])
    tangential = min(max(shared * slip / (1.0 + 1.0 / board[INERTIA]), -grip), grip)
    push_x, push_y = normal * nx - tangential * ny, normal * ny + tangential * nx
    twist = tangential / (board[INERTIA] * board[RADIUS_M])
    mass, other_mass = masses
    spin, other_spin = discs[disc + SPIN] - twist / mass, discs[other + SPIN] - twist / other_mass
    set_velocity(discs, disc, disc_x - push_x / mass, disc_y - push_y / mass, spin)
    set_velocity(discs, other, other_x + push_x / other_mass, other_y + push_y / other_mass, other_spin)
    discs[disc + RISE_MPS] += push * slope / mass
    if discs[other + SUPPORT] == AIR:
        discs[other + RISE_MPS] -= push * slope / other_mass
    return normal, tangential, closing


@compiled
def collide_with_wood(
    discs: Floats, disc: int, nx: float, ny: float, slope: float, board: Floats
) -> tuple[float, float, float]:
    """Apply a contact of a disc with wood in direction (nx, ny); return its size like `collide_discs`."""
    vx, vy = discs[disc + UX] * discs[disc + SPEED], discs[disc + UY] * discs[disc + SPEED]
    level = sqrt(1.0 - slope * slope)
    closing = (vx * nx + vy * ny) * level - discs[disc + RISE_MPS] * slope
    if closing <= 0.0:
        return 0.0, 0.0, closing
    slip = vy * nx - vx * ny + board[RADIUS_M] * discs[disc + SPIN]
    bounced = (
        restitution(closing, board[WALL_RESTITUTION_SLOW], board[WALL_RESTITUTION_FAST], board) * closing
    )
    push = closing + max(bounced, SEPARATION_MPS_MIN)
    normal = push * level
    grip = board[WALL_GRIP] * normal
    tangential = min(max(slip / (1.0 + 1.0 / board[INERTIA]), -grip), grip)
    twist = tangential / (board[INERTIA] * board[RADIUS_M])
    set_velocity(
        discs,
        disc,
        vx - normal * nx + tangential * ny,
        vy - normal * ny - tangential * nx,
        discs[disc + SPIN] - twist,
    )
    discs[disc + RISE_MPS] += push * slope
    return normal, tangential, closing


@compiled
def set_velocity(discs: Floats, disc: int, vx: float, vy: float, spin: float) -> None:
    """Set the velocity and the spin of a disc."""
    speed = sqrt(vx * vx + vy * vy)
    discs[disc + SPEED], discs[disc + SPIN] = speed, spin
    if speed > 0.0:
        discs[disc + UX], discs[disc + UY] = vx / speed, vy / speed
