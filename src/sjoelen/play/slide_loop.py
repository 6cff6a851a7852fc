"""Slide after slide in the arrays of the engine, until the jury must look or a person must aim.

`run`: RUN_COLUMNS numbers, what is asked and what came of it. `releases`: those made so far, in the order of
the hand, with room for all of it.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.engine import simulate_used
from sjoelen.physics.layout import (
    CAPACITY,
    CONTACT_COUNT,
    DISC_COLUMNS,
    EFFECTS_OFF,
    MOVERS_OFFSET,
    MOVING,
    SEED_HIGH,
    SEED_LOW,
    SEGMENT_COUNT,
    SPEED,
    SPIN,
    STATE,
    USED_LENGTH,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.play.board_update import add_next_disc, count_compartments, needs_jury
from sjoelen.play.release_model import AIM_COUNT, RELEASE_COLUMNS, draw_release

# Behind the discs in each compartment: how many are in the hand, slid, and released; the words of the first
# seed, the effects left out, the room of the log; half the board's width; whether the jury is wary, and
# whether a person is asked for each release.
(
    IN_HAND,
    SLID,
    RELEASED,
    FIRST_LOW,
    FIRST_HIGH,
    EFFECTS_LEFT_OUT,
    LOG_CAPACITY,
    HALF_M,
    CHECKS_SUPPORT,
    PLAYER_RELEASES,
) = range(AIM_COUNT, AIM_COUNT + 10)
RUN_COLUMNS = AIM_COUNT + 10
HAND_EMPTY, NEEDS_RELEASE, NEEDS_JURY, LOG_FULL = (
    0.0,
    1.0,
    2.0,
    3.0,
)  # why it stopped; what has no end needs more room
WORD_SPAN = 4294967296.0


@compiled
def run_slides(  # noqa: PLR0917 compiled functions know no keywords
    discs: Floats,
    histories: Floats,
    board: Floats,
    log: Floats,
    lines: Floats,
    hand: Floats,
    run: Floats,
    releases: Floats,
) -> float:
    """Slide until the hand is empty, a release is wanted, the jury must look, or a slide needs more room."""
    while run[SLID] < run[IN_HAND]:
        made = int(run[SLID]) * RELEASE_COLUMNS
        _prepare_log(log, run)
        if run[RELEASED] == run[SLID]:
            count_compartments(histories, int(discs[USED_LENGTH]) // DISC_COLUMNS, run)
            if run[PLAYER_RELEASES] == 1.0:
                return NEEDS_RELEASE
            draw_release(hand, run, log, releases, made)
            run[RELEASED] += 1.0
        _start_disc(discs, releases, made, run[HALF_M])
        ended_s = simulate_used(discs, board, log)
        run[SLID] += 1.0
        if ended_s < 0.0 or max(log[SEGMENT_COUNT], log[CONTACT_COUNT]) > log[CAPACITY]:
            return LOG_FULL
        if needs_jury(discs, log, lines, run[CHECKS_SUPPORT], histories):
            return NEEDS_JURY
        add_next_disc(discs, histories, run[HALF_M])
    return HAND_EMPTY


@compiled
def _prepare_log(log: Floats, run: Floats) -> None:
    """An empty record, with the chance of the next slide."""
    for column in range(MOVERS_OFFSET):
        log[column] = 0.0
    low = run[FIRST_LOW] + run[SLID]
    carried = 1.0 if low >= WORD_SPAN else 0.0
    log[SEED_LOW], log[SEED_HIGH] = low - carried * WORD_SPAN, run[FIRST_HIGH] + carried
    if log[SEED_HIGH] == WORD_SPAN:
        log[SEED_HIGH] = 0.0
    log[EFFECTS_OFF], log[CAPACITY] = run[EFFECTS_LEFT_OUT], run[LOG_CAPACITY]


@compiled
def _start_disc(discs: Floats, releases: Floats, made: int, half_m: float) -> None:
    discs[X], discs[Y], discs[STATE] = releases[made] - half_m, 0.0, MOVING
    discs[UX], discs[UY] = releases[made + 1], releases[made + 2]
    discs[SPEED], discs[SPIN] = releases[made + 3], releases[made + 4]
