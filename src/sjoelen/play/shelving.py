"""Between two slides in the arrays of the engine: what to look at, and making room for the next disc."""

from sjoelen.physics.columns import (
    BEARS,
    DISC_COLUMNS,
    FLOOR,
    HIGH_M,
    LOW_M,
    NOBODY,
    ON,
    ON_DISC,
    SUPPORT,
    X,
    Y,
)
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.play.passage import (
    BROKEN,
    HOME,
    IN_PLAY,
    LEAVES,
    MOVED,
    OVER_BAR,
    PAST_COLUMNS,
    STACKED,
    STRAYED,
    pass_on,
)

KEPT = (X, Y, LOW_M, HIGH_M, SUPPORT, ON, BEARS)


@compiled
def remarkable(discs: Floats, log: Floats, lines: Floats, wary: float, pasts: Floats) -> bool:
    """Bring the pasts up to date; whether the jury must look, at discs that moved or (wary) at any askew."""
    pass_on(log, lines, pasts)
    for number in range(pasts.shape[0] // PAST_COLUMNS):
        past, at = number * PAST_COLUMNS, number * DISC_COLUMNS
        flat = discs[at + SUPPORT] == FLOOR or (
            discs[at + SUPPORT] == ON_DISC and pasts[past + STACKED] == 1.0
        )
        if pasts[past + MOVED] == 0.0:
            if wary == 1.0 and not flat:
                return True
            continue
        marks = pasts[past + LEAVES] + pasts[past + BROKEN] + pasts[past + OVER_BAR] + pasts[past + STRAYED]
        behind = discs[at + Y] + lines[0] <= 0.0
        if marks > 0.0 or behind or not flat or pasts[past + IN_PLAY] == 0.0:
            return True
    return False


@compiled
def shelve(discs: Floats, pasts: Floats, half_m: float, into: Floats, pasts_into: Floats) -> None:
    """Copy what lies on the board, the first disc behind the others, into arrays with one more at the front.

    A place that was written down from the left wall is read again from the middle: a moved disc is where a
    scene would have it, to the bit.
    """
    count = pasts.shape[0] // PAST_COLUMNS
    into[HIGH_M], into[ON] = discs[HIGH_M] - discs[LOW_M], NOBODY
    for number in range(count):
        place = number if number > 0 else count
        at, to = number * DISC_COLUMNS, place * DISC_COLUMNS
        for column in KEPT:
            into[to + column] = discs[at + column]
        if discs[at + ON] == 0.0:
            into[to + ON] = count
        if pasts[number * PAST_COLUMNS + MOVED] == 1.0:
            into[to + X] = (discs[at + X] + half_m) - half_m
        for column in range(PAST_COLUMNS):
            pasts_into[place * PAST_COLUMNS + column] = pasts[number * PAST_COLUMNS + column]


@compiled
def homes(pasts: Floats) -> tuple[float, float, float, float]:
    """How many discs entered each compartment and did not come back out, from the left."""
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    for past in range(0, pasts.shape[0], PAST_COLUMNS):
        home = pasts[past + HOME]
        one += home == 1.0
        two += home == 2.0  # noqa: PLR2004 compartments from the left
        three += home == 3.0  # noqa: PLR2004
        four += home == 4.0  # noqa: PLR2004
    return one, two, three, four
