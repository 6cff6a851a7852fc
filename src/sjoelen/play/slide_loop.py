"""Slide after slide in the arrays of the engine, until the jury must look or a person must aim.

`run`: RUN_COLUMNS numbers, what is asked and what came of it. `releases`: those made so far, in the order of
the hand, with room for all of it.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.engine import play_on
from sjoelen.physics.layout import (
    ALL,
    CONTACTS,
    DISC_COLUMNS,
    MOVERS_AT,
    MOVING,
    OFF,
    ROOM,
    SEED_HIGH,
    SEED_LOW,
    SEGMENTS,
    SPEED,
    SPIN,
    STATE,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.play.board_update import count_homes, remarkable, shelve
from sjoelen.play.release_model import AIMS, RELEASE_COLUMNS, let_go

# Behind the discs in each compartment: how many are in the hand, slid, and released; the words of the first
# seed, the effects left out, the room of the log; half the board's width; whether the jury is wary, and
# whether a person is asked for each release.
HELD, SLID, RELEASED, FIRST_LOW, FIRST_HIGH, LEFT_OUT, LOG_ROOM, HALF_M, WARY, ASKS = range(AIMS, AIMS + 10)
RUN_COLUMNS = AIMS + 10
EMPTY, ASKED, REMARKED, OVERFLOWED = 0.0, 1.0, 2.0, 3.0  # why it stopped; what has no end needs more room
SPAN = 4294967296.0


@compiled
def slide_on(  # noqa: PLR0917 compiled functions know no keywords
    discs: Floats,
    pasts: Floats,
    board: Floats,
    log: Floats,
    lines: Floats,
    hand: Floats,
    run: Floats,
    releases: Floats,
) -> float:
    """Slide until the hand is empty, a release is wanted, the jury must look, or a slide needs more room."""
    while run[SLID] < run[HELD]:
        made = int(run[SLID]) * RELEASE_COLUMNS
        _ready(log, run)
        if run[RELEASED] == run[SLID]:
            count_homes(pasts, int(discs[ALL]) // DISC_COLUMNS, run)
            if run[ASKS] == 1.0:
                return ASKED
            let_go(hand, run, log, releases, made)
            run[RELEASED] += 1.0
        _set_off(discs, releases, made, run[HALF_M])
        ended_s = play_on(discs, board, log)
        run[SLID] += 1.0
        if ended_s < 0.0 or max(log[SEGMENTS], log[CONTACTS]) > log[ROOM]:
            return OVERFLOWED
        if remarkable(discs, log, lines, run[WARY], pasts):
            return REMARKED
        shelve(discs, pasts, run[HALF_M])
    return EMPTY


@compiled
def _ready(log: Floats, run: Floats) -> None:
    """An empty record, with the chance of the next slide."""
    for column in range(MOVERS_AT):
        log[column] = 0.0
    low = run[FIRST_LOW] + run[SLID]
    carried = 1.0 if low >= SPAN else 0.0
    log[SEED_LOW], log[SEED_HIGH] = low - carried * SPAN, run[FIRST_HIGH] + carried
    if log[SEED_HIGH] == SPAN:
        log[SEED_HIGH] = 0.0
    log[OFF], log[ROOM] = run[LEFT_OUT], run[LOG_ROOM]


@compiled
def _set_off(discs: Floats, releases: Floats, made: int, half_m: float) -> None:
    discs[X], discs[Y], discs[STATE] = releases[made] - half_m, 0.0, MOVING
    discs[UX], discs[UY] = releases[made + 1], releases[made + 2]
    discs[SPEED], discs[SPIN] = releases[made + 3], releases[made + 4]
