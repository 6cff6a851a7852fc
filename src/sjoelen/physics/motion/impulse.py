"""What a contact does: normal impulse with restitution, tangential impulse up to sticking. Unit mass."""

from math import sqrt

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BOUNCE_MPS,
    DISC_FAST,
    DISC_GRIP,
    DISC_SLOW,
    IMPACT_MPS,
    INERTIA,
    RADIUS_M,
    RISE_MPS,
    SPEED,
    SPIN,
    SUPPORT,
    UX,
    UY,
    WALL_FAST,
    WALL_GRIP,
    WALL_SLOW,
)

# No contact leaves less than this between two that touched: else a push would be contacts without end. The
# energy it gives is a ten-thousandth of what friction takes until the next contact.
LEAST_APART_MPS = 2e-4


@compiled
def restitution(impact_mps: float, slow: float, fast: float, board: Floats) -> float:
    """The share of the speed of approach that is left of it; none below the bounce cut-off."""
    if impact_mps < board[BOUNCE_MPS]:
        return 0.0
    return slow + (fast - slow) * min(1.0, impact_mps / board[IMPACT_MPS])


@compiled
def strike_disc(
    discs: Floats, one: int, other: int, nx: float, ny: float, slope: float, masses: tuple[float, float],
    board: Floats,
) -> tuple[float, float, float]:  # fmt: skip
    """Two discs that touch, `other` in direction (nx, ny); both impulses, and the speed of approach.

    `slope` is the upward part of the push on `one`; what is pushed down stands on the floor, unless it is in
    the air. A disc has the mass of those that ride on it.
    """
    one_x, one_y = discs[one + UX] * discs[one + SPEED], discs[one + UY] * discs[one + SPEED]
    other_x, other_y = discs[other + UX] * discs[other + SPEED], discs[other + UY] * discs[other + SPEED]
    level = sqrt(1.0 - slope * slope)
    closing = (one_x - other_x) * nx + (one_y - other_y) * ny
    closing = closing * level - (discs[one + RISE_MPS] - discs[other + RISE_MPS]) * slope
    if closing <= 0.0:
        return 0.0, 0.0, closing
    turning = board[RADIUS_M] * (discs[one + SPIN] + discs[other + SPIN])
    slip = (one_y - other_y) * nx - (one_x - other_x) * ny + turning
    bounced = restitution(closing, board[DISC_SLOW], board[DISC_FAST], board) * closing
    yielding = 1.0 if discs[other + SUPPORT] == AIR else level * level
    push = (closing + max(bounced, LEAST_APART_MPS)) / (1.0 / masses[0] + yielding / masses[1])
    along = push * level
    grip = board[DISC_GRIP] * along
    shared = 1.0 / (1.0 / masses[0] + 1.0 / masses[1])
    across = min(max(shared * slip / (1.0 + 1.0 / board[INERTIA]), -grip), grip)
    push_x, push_y = along * nx - across * ny, along * ny + across * nx
    twist = across / (board[INERTIA] * board[RADIUS_M])
    one_kg, other_kg = masses
    head(discs, one, one_x - push_x / one_kg, one_y - push_y / one_kg, discs[one + SPIN] - twist / one_kg)
    head(
        discs, other, other_x + push_x / other_kg, other_y + push_y / other_kg,
        discs[other + SPIN] - twist / other_kg,
    )  # fmt: skip
    discs[one + RISE_MPS] += push * slope / one_kg
    if discs[other + SUPPORT] == AIR:
        discs[other + RISE_MPS] -= push * slope / other_kg
    return along, across, closing


@compiled
def strike_wood(
    discs: Floats, at: int, nx: float, ny: float, slope: float, board: Floats
) -> tuple[float, float, float]:
    """A disc that touches wood in direction (nx, ny); both impulses, and the speed of approach."""
    vx, vy = discs[at + UX] * discs[at + SPEED], discs[at + UY] * discs[at + SPEED]
    level = sqrt(1.0 - slope * slope)
    closing = (vx * nx + vy * ny) * level - discs[at + RISE_MPS] * slope
    if closing <= 0.0:
        return 0.0, 0.0, closing
    slip = vy * nx - vx * ny + board[RADIUS_M] * discs[at + SPIN]
    bounced = restitution(closing, board[WALL_SLOW], board[WALL_FAST], board) * closing
    push = closing + max(bounced, LEAST_APART_MPS)
    along = push * level
    grip = board[WALL_GRIP] * along
    across = min(max(slip / (1.0 + 1.0 / board[INERTIA]), -grip), grip)
    twist = across / (board[INERTIA] * board[RADIUS_M])
    head(discs, at, vx - along * nx + across * ny, vy - along * ny - across * nx, discs[at + SPIN] - twist)
    discs[at + RISE_MPS] += push * slope
    return along, across, closing


@compiled
def head(discs: Floats, at: int, vx: float, vy: float, spin: float) -> None:
    """Give a disc this velocity and spin."""
    speed = sqrt(vx * vx + vy * vy)
    discs[at + SPEED], discs[at + SPIN] = speed, spin
    if speed > 0.0:
        discs[at + UX], discs[at + UY] = vx / speed, vy / speed
