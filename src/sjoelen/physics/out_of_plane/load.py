"""Load of a struck disc: the carried discs ride along, are shed, or fall."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BODY_BELOW,
    CARRIED,
    CARRIED_COUNT,
    CLIMBED_WOOD,
    DISC_COLUMNS,
    DISC_RESTITUTION_SLOW,
    FLOOR,
    FREED,
    HIGH_M,
    IN_GATE,
    LOW_M,
    MOVING,
    NO_BODY,
    RESTING,
    RISE_MPS,
    SHED_MPS,
    START_S,
    STATE,
    SUPPORT,
    THICKNESS_M,
    TOLERANCE_M,
    TOOK_OFF,
    USED_LENGTH,
    WOOD_OFFSET,
)
from sjoelen.physics.motion.carried import add_mover, copy_velocity, detach, wake
from sjoelen.physics.motion.impulse import collide_discs, collide_with_wood
from sjoelen.physics.motion.transitions import advance_if_moving
from sjoelen.physics.out_of_plane.resting import lose_support
from sjoelen.physics.prediction.plan_overlap import direction_to
from sjoelen.physics.recording import record_contact

UNIT_MASSES = (1.0, 1.0)


@compiled
def couple_load(
    discs: Floats, disc: int, closing: float, against: float, board: Floats, log: Floats, now_s: float
) -> float:
    """Return the mass with which a disc takes a hit, and carry or shed its load.

    `against` is the mass of the other body. After a soft hit the load rides along and adds to the mass.
    """
    if discs[disc + CARRIED_COUNT] == 0.0:
        return 1.0
    mass = 1.0
    for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        mass += 1.0 if _lies_flat_on(discs, carried, disc) else 0.0
    is_soft = (1.0 + board[DISC_RESTITUTION_SLOW]) * closing * against / (mass + against) <= board[SHED_MPS]
    for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if is_soft and _lies_flat_on(discs, carried, disc):
            add_mover(discs, carried, log)
            discs[carried + STATE] = CARRIED
            continue
        is_next = int(discs[carried + BODY_BELOW]) * DISC_COLUMNS == disc
        if not is_soft and is_next and _lies_flat_on(discs, carried, disc):
            _shed(discs, carried, disc, board, log, now_s)
    return mass if is_soft else 1.0


@compiled
def _lies_flat_on(discs: Floats, disc: int, base: int) -> bool:
    """Return whether a disc lies flat on another, directly or through others."""
    while discs[disc + STATE] in (RESTING, CARRIED) and 0.0 <= discs[disc + BODY_BELOW] < WOOD_OFFSET:
        below = int(discs[disc + BODY_BELOW]) * DISC_COLUMNS
        if discs[disc + LOW_M] < discs[below + HIGH_M] - TOLERANCE_M:
            return False
        if below == base:
            return True
        disc = below
    return False


@compiled
def _shed(discs: Floats, disc: int, base: int, board: Floats, log: Floats, now_s: float) -> None:
    """Shed a disc: at rest it stays for now; in motion it keeps its velocity."""
    detach(discs, disc, now_s)
    discs[disc + START_S] = now_s
    record_contact(discs, disc, base // DISC_COLUMNS, FREED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    wake(discs, disc, log)


@compiled
def dislodge(discs: Floats, disc: int, by: int, board: Floats, log: Floats, now_s: float) -> None:
    """Free a disc that was perched, tilted or standing and has been struck.

    A tilted disc does not pass through the body that holds it.
    """
    if discs[disc + SUPPORT] in (FLOOR, AIR):
        return
    if discs[disc + STATE] == RESTING:
        record_contact(discs, disc, by, FREED, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    if discs[disc + LOW_M] > 0.0:
        return
    lay_flat(discs, disc, board, log, now_s)
    if discs[disc + SUPPORT] == IN_GATE:
        discs[disc + SUPPORT] = FLOOR
    body = int(discs[disc + BODY_BELOW])
    if body == NO_BODY:
        return
    nx, ny, _distance = direction_to(discs, disc, body, board)
    if body >= WOOD_OFFSET:
        collide_with_wood(discs, disc, nx, ny, 0.0, board)
    else:
        advance_if_moving(discs, body * DISC_COLUMNS, now_s, board)
        collide_discs(discs, disc, body * DISC_COLUMNS, nx, ny, 0.0, UNIT_MASSES, board)
        wake(discs, body * DISC_COLUMNS, log)


@compiled
def lay_flat(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Lay a tilted disc flat; the discs on it fall."""
    discs[disc + HIGH_M] = board[THICKNESS_M]
    if discs[disc + CARRIED_COUNT] == 0.0:
        return
    for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if int(discs[carried + BODY_BELOW]) * DISC_COLUMNS == disc:
            advance_if_moving(discs, carried, now_s, board)
            take_off(discs, carried, disc // DISC_COLUMNS, board, log, now_s)
            wake(discs, carried, log)


@compiled
def push_leaning_discs(discs: Floats, disc: int, board: Floats, log: Floats, now_s: float) -> None:
    """Push away the discs that lean on a struck disc."""
    for other in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if int(discs[other + BODY_BELOW]) * DISC_COLUMNS == disc and discs[other + LOW_M] == 0.0:
            advance_if_moving(discs, other, now_s, board)
            nx, ny, _distance = direction_to(discs, disc, other // DISC_COLUMNS, board)
            if collide_discs(discs, disc, other, nx, ny, 0.0, UNIT_MASSES, board)[2] > 0.0:
                dislodge(discs, other, disc // DISC_COLUMNS, board, log, now_s)
                wake(discs, other, log)


@compiled
def take_off(discs: Floats, disc: int, body: int, board: Floats, log: Floats, now_s: float) -> None:
    """Start the flight of a disc that leaves its support; the discs on it fall after it."""
    lose_support(discs, disc)
    discs[disc + SUPPORT], discs[disc + CLIMBED_WOOD] = AIR, 0.0
    record_contact(discs, disc, body, TOOK_OFF, 0.0, 0.0, 0.0, 0.0, now_s, board, log)
    for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if int(discs[carried + BODY_BELOW]) * DISC_COLUMNS == disc:
            discs[carried + RISE_MPS] = discs[disc + RISE_MPS]
            if discs[carried + STATE] != MOVING:
                copy_velocity(discs, carried, disc, now_s)
            wake(discs, carried, log)
