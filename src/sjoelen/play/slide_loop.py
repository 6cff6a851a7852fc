"""Loop over the slides of a sub-turn in the arrays of the engine.

It stops when the jury or a player is needed. `run` holds RUN_COLUMNS values, what the caller sets and what
the loop did. `releases` holds the releases so far, in the order of the hand, with room for all.
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
from sjoelen.play.release_model import RELEASE_COLUMNS, draw_release
from sjoelen.rules.tally import COMPARTMENTS

# After the number of discs in each compartment: discs in the hand, slides, and releases; the words of the
# first seed, the effects switched off, the capacity of the log; half the width of the board; whether the
# jury checks the support of every disc, and whether a player is asked for each release.
(
    IN_HAND, SLID, RELEASED, FIRST_LOW, FIRST_HIGH, EFFECTS_LEFT_OUT, LOG_CAPACITY, HALF_M, CHECKS_SUPPORT,
    PLAYER_RELEASES,
) = range(COMPARTMENTS, COMPARTMENTS + 10)  # fmt: skip
RUN_COLUMNS = COMPARTMENTS + 10
HAND_EMPTY, NEEDS_RELEASE, NEEDS_JURY, LOG_FULL = 0.0, 1.0, 2.0, 3.0  # why the loop stopped
WORD_SPAN = 4294967296.0


@compiled
def run_slides(  # noqa: PLR0917 compiled functions have no keyword arguments
    discs: Floats,
    histories: Floats,
    board: Floats,
    log: Floats,
    hand: Floats,
    run: Floats,
    releases: Floats,
) -> float:
    """Slide until the hand is empty, or a release, the jury or a larger log is needed.

    A slide without end also needs a larger log.
    """
    while run[SLID] < run[IN_HAND]:
        release = int(run[SLID]) * RELEASE_COLUMNS
        _prepare_log(log, run)
        if run[RELEASED] == run[SLID]:
            count_compartments(histories, int(discs[USED_LENGTH]) // DISC_COLUMNS, run)
            if run[PLAYER_RELEASES] == 1.0:
                return NEEDS_RELEASE
            draw_release(hand, run, log, releases, release)
            run[RELEASED] += 1.0
        _start_disc(discs, releases, release, run[HALF_M])
        ended_s = simulate_used(discs, board, log)
        run[SLID] += 1.0
        if ended_s < 0.0 or max(log[SEGMENT_COUNT], log[CONTACT_COUNT]) > log[CAPACITY]:
            return LOG_FULL
        if needs_jury(discs, log, board, run[CHECKS_SUPPORT], histories):
            return NEEDS_JURY
        add_next_disc(discs, histories, run[HALF_M])
    return HAND_EMPTY


@compiled
def _prepare_log(log: Floats, run: Floats) -> None:
    """Clear the log and set the seed of the next slide."""
    for column in range(MOVERS_OFFSET):
        log[column] = 0.0
    low = run[FIRST_LOW] + run[SLID]
    carry = 1.0 if low >= WORD_SPAN else 0.0
    log[SEED_LOW], log[SEED_HIGH] = low - carry * WORD_SPAN, run[FIRST_HIGH] + carry
    if log[SEED_HIGH] == WORD_SPAN:
        log[SEED_HIGH] = 0.0
    log[EFFECTS_OFF], log[CAPACITY] = run[EFFECTS_LEFT_OUT], run[LOG_CAPACITY]


@compiled
def _start_disc(discs: Floats, releases: Floats, release: int, half_m: float) -> None:
    discs[X], discs[Y], discs[STATE] = releases[release] - half_m, 0.0, MOVING
    discs[UX], discs[UY] = releases[release + 1], releases[release + 2]
    discs[SPEED], discs[SPIN] = releases[release + 3], releases[release + 4]
