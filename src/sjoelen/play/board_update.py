"""Between two slides in the arrays of the engine: what to look at, and making room for the next disc."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    ALL,
    BEARS,
    DISC_COLUMNS,
    FLOOR,
    HIGH_M,
    LEGS_AT,
    LOW_M,
    NOBODY,
    ON,
    ON_DISC,
    PART_S,
    RISE_MPS,
    SUPPORT,
    UX,
    X,
    Y,
)
from sjoelen.play.crossings import (
    BROKEN,
    HOME,
    IN_PLAY,
    LEAVES,
    MOVED,
    OVER_BAR,
    PAST_COLUMNS,
    RETURNED,
    STACKED,
    STRAYED,
    pass_on,
)

KEPT = (X, Y, LOW_M, HIGH_M, SUPPORT, ON, BEARS)


@compiled
def remarkable(discs: Floats, log: Floats, lines: Floats, wary: float, pasts: Floats) -> bool:
    """Bring the pasts up to date; whether the jury must look, at discs that moved or (wary) at any askew.

    The first, which was released, may not have moved at all.
    """
    count = int(discs[ALL]) // DISC_COLUMNS
    pass_on(log, lines, pasts, count)
    for number in range(count):
        past, at = number * PAST_COLUMNS, number * DISC_COLUMNS
        flat = discs[at + SUPPORT] == FLOOR or (
            discs[at + SUPPORT] == ON_DISC and pasts[past + STACKED] == 1.0
        )
        if pasts[past + MOVED] == 0.0 and number > 0:
            if wary == 1.0 and not flat:
                return True
            continue
        marks = pasts[past + LEAVES] + pasts[past + BROKEN] + pasts[past + OVER_BAR] + pasts[past + STRAYED]
        behind = discs[at + Y] + lines[0] <= 0.0
        if marks > 0.0 or behind or not flat or pasts[past + IN_PLAY] == 0.0:
            return True
    return False


@compiled
def quiet(discs: Floats, pasts: Floats, radius_m: float) -> bool:
    """Whether there is nothing that a jury would name when it counts; the first is not yet released."""
    for number in range(1, int(discs[ALL]) // DISC_COLUMNS):
        past, at = number * PAST_COLUMNS, number * DISC_COLUMNS
        flat = discs[at + SUPPORT] == FLOOR or pasts[past + STACKED] == 1.0
        marks = pasts[past + BROKEN] + pasts[past + OVER_BAR] + pasts[past + STRAYED] + pasts[past + RETURNED]
        behind = discs[at + Y] + radius_m <= 0.0
        if marks > 0.0 or behind or (pasts[past + HOME] > 0.0 and not flat):
            return False
    return True


@compiled
def shelve(discs: Floats, pasts: Floats, half_m: float) -> None:
    """Put the first disc behind the others and a new one in its place; both arrays have room for it.

    A place that was written down from the left wall is read again from the middle: a moved disc is where a
    scene would have it, to the bit.
    """
    count = int(discs[ALL]) // DISC_COLUMNS
    for number in range(1, count + 1):
        at, source = number * DISC_COLUMNS, number % count * DISC_COLUMNS
        past, past_source = number * PAST_COLUMNS, number % count * PAST_COLUMNS
        for column in KEPT:
            discs[at + column] = discs[source + column]
        if discs[at + ON] == 0.0:
            discs[at + ON] = count
        if pasts[past_source + MOVED] == 1.0:
            discs[at + X] = (discs[at + X] + half_m) - half_m
        _forget(discs, at)
        for column in range(PAST_COLUMNS):
            pasts[past + column] = pasts[past_source + column]
    for column in range(PAST_COLUMNS):
        pasts[column] = 0.0
    discs[HIGH_M], discs[LOW_M] = discs[HIGH_M] - discs[LOW_M], 0.0
    discs[SUPPORT], discs[ON], discs[BEARS] = FLOOR, NOBODY, 0.0
    _forget(discs, 0)
    discs[ALL] = (count + 1) * DISC_COLUMNS


@compiled
def _forget(discs: Floats, at: int) -> None:
    """How it came there; where and how it lies stays."""
    for column in range(UX, LOW_M):
        discs[at + column] = 0.0
    discs[at + RISE_MPS] = 0.0
    for column in range(PART_S, LEGS_AT):
        discs[at + column] = 0.0


@compiled
def count_homes(pasts: Floats, count: int, homes: Floats) -> None:
    """How many discs entered each compartment and did not come back out, from the left; shape (4,)."""
    for compartment in range(4):
        homes[compartment] = 0.0
    for past in range(0, count * PAST_COLUMNS, PAST_COLUMNS):
        home = int(pasts[past + HOME])
        if home > 0:
            homes[home - 1] += 1.0
