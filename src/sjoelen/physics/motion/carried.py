"""What rides on a disc goes as that goes, and meets what stands or moves at its own height."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    ALL,
    DISC_COLUMNS,
    LEGS_AT,
    LOOKS,
    MOVERS,
    MOVERS_AT,
    MOVING,
    NEAR,
    NOTHING,
    NOW_S,
    ON,
    PART_S,
    RESTING,
    RIDING,
    SCALE,
    SINCE_S,
    SLIDES,
    SPEED,
    SPIN,
    STATE,
    STIR,
    STIRRED,
    UX,
    UY,
    WOOD_M,
)
from sjoelen.physics.recording import trace

WAY = (
    (UX, STATE),
    (SCALE, WOOD_M),
    (NOW_S, ALL),
    (NEAR, SLIDES),
    (LEGS_AT, DISC_COLUMNS),
)  # where its way stands in a disc


@compiled
def base_of(discs: Floats, at: int) -> int:
    """The disc that carries one which rides, itself if it does not."""
    while discs[at + STATE] == RIDING:
        at = int(discs[at + ON]) * DISC_COLUMNS
    return at


@compiled
def is_on(discs: Floats, at: int, below: int) -> bool:
    """Whether a disc lies on another, or on one that lies on it and does not move by itself."""
    while 0.0 <= discs[at + ON] < discs[ALL] / DISC_COLUMNS:
        at = int(discs[at + ON]) * DISC_COLUMNS
        if at == below:
            return True
        if discs[at + STATE] == MOVING:
            return False
    return False


@compiled
def tell_riders(discs: Floats, at: int, state: float, log: Floats) -> None:
    """What rides on a disc does as it does; what it slides away under looks whether it still lies on it."""
    for rider in range(0, int(discs[ALL]), DISC_COLUMNS):
        if not is_on(discs, rider, at):
            continue
        if discs[rider + STATE] == RIDING:
            for first, end in WAY:
                for column in range(first, end):
                    discs[rider + column] = discs[at + column]
            discs[rider + PART_S], discs[rider + LOOKS], log[STIR] = NOTHING, 1.0, 1.0
            if state != RIDING:
                delist(rider, log)
                discs[rider + STATE] = RESTING
            trace(discs, rider, log)
        if discs[rider + STATE] != state:
            stir(discs, rider, log)


@compiled
def alight(discs: Floats, at: int, now_s: float) -> None:
    """A disc that rode goes on by itself from now on."""
    if discs[at + STATE] != RIDING:
        return
    base = base_of(discs, at)
    if discs[base + STATE] != MOVING or discs[base + SINCE_S] == now_s:
        go_on_as(discs, at, base, now_s)
    else:
        discs[at + STATE] = MOVING


@compiled
def go_on_as(discs: Floats, at: int, base: int, now_s: float) -> None:
    """A disc that did not move by itself has the speed of what it lies on."""
    for column in (UX, UY, SPEED, SPIN):
        discs[at + column] = discs[base + column]
    discs[at + SINCE_S] = now_s
    if discs[at + STATE] == RIDING:
        discs[at + STATE] = MOVING


@compiled
def enlist(discs: Floats, at: int, log: Floats) -> None:
    """Count a disc among those that move or ride."""
    if discs[at + STATE] == RESTING:
        log[MOVERS_AT + int(log[MOVERS])] = at
        log[MOVERS] += 1.0


@compiled
def delist(at: int, log: Floats) -> None:
    """Count a disc no longer among those that move or ride."""
    for place in range(MOVERS_AT, MOVERS_AT + int(log[MOVERS])):
        if log[place] == at:
            log[MOVERS] -= 1.0
            log[place] = log[MOVERS_AT + int(log[MOVERS])]
            return


@compiled
def stir(discs: Floats, at: int, log: Floats) -> None:
    """Make a disc reconsider what it does."""
    discs[at + STIRRED], log[STIR] = 1.0, 1.0
