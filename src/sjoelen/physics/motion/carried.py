"""Carried discs: they move with the disc below, and meet what stands or moves at their own height."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    ANY_AWAKE,
    BODY_BELOW,
    CACHED_S,
    CARRIED,
    CELL_HINT,
    DISC_COLUMNS,
    INFINITE,
    IS_AWAKE,
    MOVER_COUNT,
    MOVERS_OFFSET,
    MOVING,
    NEXT_WOOD_M,
    PIECES_OFFSET,
    PREDICTION_IS_STALE,
    RESTING,
    SCALE,
    SEPARATION_S,
    SLIDE_OFF_COUNT,
    SPEED,
    SPIN,
    START_S,
    STATE,
    USED_LENGTH,
    UX,
    UY,
)
from sjoelen.physics.recording import record_segment

MOTION_COLUMNS = (
    (UX, STATE),
    (SCALE, NEXT_WOOD_M),
    (CACHED_S, USED_LENGTH),
    (CELL_HINT, SLIDE_OFF_COUNT),
    (PIECES_OFFSET, DISC_COLUMNS),
)  # from column to column: the motion of a disc


@compiled
def carrier_of(discs: Floats, disc: int) -> int:
    """Return the disc that carries this one, or the disc itself if none does."""
    while discs[disc + STATE] == CARRIED:
        disc = int(discs[disc + BODY_BELOW]) * DISC_COLUMNS
    return disc


@compiled
def rests_on(discs: Floats, disc: int, below: int) -> bool:
    """Return whether a disc rests on another, directly or through discs that do not move on their own."""
    while 0.0 <= discs[disc + BODY_BELOW] < discs[USED_LENGTH] / DISC_COLUMNS:
        disc = int(discs[disc + BODY_BELOW]) * DISC_COLUMNS
        if disc == below:
            return True
        if discs[disc + STATE] == MOVING:
            return False
    return False


@compiled
def update_carried_discs(discs: Floats, disc: int, state: float, log: Floats) -> None:
    """Give the carried discs the motion of a disc; wake the discs on it that move on their own."""
    for carried in range(0, int(discs[USED_LENGTH]), DISC_COLUMNS):
        if not rests_on(discs, carried, disc):
            continue
        if discs[carried + STATE] == CARRIED:
            for first, end in MOTION_COLUMNS:
                for column in range(first, end):
                    discs[carried + column] = discs[disc + column]
            discs[carried + SEPARATION_S], discs[carried + PREDICTION_IS_STALE], log[ANY_AWAKE] = (
                INFINITE,
                1.0,
                1.0,
            )
            if state != CARRIED:
                remove_mover(carried, log)
                discs[carried + STATE] = RESTING
            record_segment(discs, carried, log)
        if discs[carried + STATE] != state:
            wake(discs, carried, log)


@compiled
def detach(discs: Floats, disc: int, now_s: float) -> None:
    """Let a carried disc move on its own from now on."""
    if discs[disc + STATE] != CARRIED:
        return
    base = carrier_of(discs, disc)
    if discs[base + STATE] != MOVING or discs[base + START_S] == now_s:
        copy_velocity(discs, disc, base, now_s)
    else:
        discs[disc + STATE] = MOVING


@compiled
def copy_velocity(discs: Floats, disc: int, base: int, now_s: float) -> None:
    """Give a disc that does not move on its own the velocity of the disc below."""
    for column in (UX, UY, SPEED, SPIN):
        discs[disc + column] = discs[base + column]
    discs[disc + START_S] = now_s
    if discs[disc + STATE] == CARRIED:
        discs[disc + STATE] = MOVING


@compiled
def add_mover(discs: Floats, disc: int, log: Floats) -> None:
    """Add a disc to the list of moving and carried discs."""
    if discs[disc + STATE] == RESTING:
        log[MOVERS_OFFSET + int(log[MOVER_COUNT])] = disc
        log[MOVER_COUNT] += 1.0


@compiled
def remove_mover(disc: int, log: Floats) -> None:
    """Remove a disc from the list of moving and carried discs."""
    for index in range(MOVERS_OFFSET, MOVERS_OFFSET + int(log[MOVER_COUNT])):
        if log[index] == disc:
            log[MOVER_COUNT] -= 1.0
            log[index] = log[MOVERS_OFFSET + int(log[MOVER_COUNT])]
            return


@compiled
def wake(discs: Floats, disc: int, log: Floats) -> None:
    """Mark a disc whose motion must be computed again."""
    discs[disc + IS_AWAKE], log[ANY_AWAKE] = 1.0, 1.0
