"""Update of a board between two slides, in the arrays of the engine."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BODY_BELOW,
    CARRIED_COUNT,
    DISC_COLUMNS,
    FLOOR,
    HIGH_M,
    LOW_M,
    NO_BODY,
    ON_DISC,
    PIECES_OFFSET,
    RADIUS_M,
    RISE_MPS,
    SEPARATION_S,
    SUPPORT,
    USED_LENGTH,
    UX,
    X,
    Y,
)
from sjoelen.play.crossings import (
    BROKEN,
    COMPARTMENT,
    HAS_LEFT,
    HAS_MOVED,
    HISTORY_COLUMNS,
    IN_PLAY,
    OVER_BAR,
    RETURNED,
    STACKED,
    STRAYED,
    update_histories,
)
from sjoelen.rules.tally import COMPARTMENTS

PLACEMENT_COLUMNS = (X, Y, LOW_M, HIGH_M, SUPPORT, BODY_BELOW, CARRIED_COUNT)


@compiled
def needs_jury(discs: Floats, log: Floats, board: Floats, checks_support: float, histories: Floats) -> bool:
    """Update the histories after a slide, and return whether the jury must look at a disc.

    With `checks_support` the jury looks at discs off the floor that did not move, too. The first disc, which
    was released, may not have moved at all.
    """
    count = int(discs[USED_LENGTH]) // DISC_COLUMNS
    update_histories(log, board, histories, count)
    for number in range(count):
        disc, history = number * DISC_COLUMNS, number * HISTORY_COLUMNS
        is_stacked = discs[disc + SUPPORT] == ON_DISC and histories[history + STACKED] == 1.0
        is_flat = discs[disc + SUPPORT] == FLOOR or is_stacked
        if histories[history + HAS_MOVED] == 0.0 and number > 0:
            if checks_support == 1.0 and not is_flat:
                return True
            continue
        incidents = histories[history + HAS_LEFT] + _incidents(histories, history)
        is_behind_line = discs[disc + Y] + board[RADIUS_M] <= 0.0
        if incidents > 0.0 or is_behind_line or not is_flat or histories[history + IN_PLAY] == 0.0:
            return True
    return False


@compiled
def is_undisputed(discs: Floats, histories: Floats, radius_m: float) -> bool:
    """Return whether a count needs no ruling on any disc; the first disc is not yet released."""
    for number in range(1, int(discs[USED_LENGTH]) // DISC_COLUMNS):
        disc, history = number * DISC_COLUMNS, number * HISTORY_COLUMNS
        is_flat = discs[disc + SUPPORT] == FLOOR or histories[history + STACKED] == 1.0
        incidents = _incidents(histories, history) + histories[history + RETURNED]
        is_behind_line = discs[disc + Y] + radius_m <= 0.0
        is_askew = histories[history + COMPARTMENT] > 0.0 and not is_flat
        if incidents > 0.0 or is_behind_line or is_askew:
            return False
    return True


@compiled
def _incidents(histories: Floats, history: int) -> float:
    incidents = histories[history + BROKEN] + histories[history + OVER_BAR]
    return float(incidents + histories[history + STRAYED])


@compiled
def add_next_disc(discs: Floats, histories: Floats, half_m: float) -> None:
    """Move the first disc behind the others and put a new one in its place.

    The arrays must have room for it. A scene stores x from the left wall. To read it back from there gives a
    moved disc the same bits as in a scene.
    """
    count = int(discs[USED_LENGTH]) // DISC_COLUMNS
    for number in range(1, count + 1):
        disc, source = number * DISC_COLUMNS, number % count * DISC_COLUMNS
        history, source_history = number * HISTORY_COLUMNS, number % count * HISTORY_COLUMNS
        for column in PLACEMENT_COLUMNS:
            discs[disc + column] = discs[source + column]
        if discs[disc + BODY_BELOW] == 0.0:
            discs[disc + BODY_BELOW] = count
        if histories[source_history + HAS_MOVED] == 1.0:
            discs[disc + X] = (discs[disc + X] + half_m) - half_m
        _clear_motion(discs, disc)
        for column in range(HISTORY_COLUMNS):
            histories[history + column] = histories[source_history + column]
    for column in range(HISTORY_COLUMNS):
        histories[column] = 0.0
    discs[HIGH_M], discs[LOW_M] = discs[HIGH_M] - discs[LOW_M], 0.0
    discs[SUPPORT], discs[BODY_BELOW], discs[CARRIED_COUNT] = FLOOR, NO_BODY, 0.0
    _clear_motion(discs, 0)
    discs[USED_LENGTH] = (count + 1) * DISC_COLUMNS


@compiled
def _clear_motion(discs: Floats, disc: int) -> None:
    """Clear the columns of the motion and keep those of the placement."""
    for column in range(UX, LOW_M):
        discs[disc + column] = 0.0
    discs[disc + RISE_MPS] = 0.0
    for column in range(SEPARATION_S, PIECES_OFFSET):
        discs[disc + column] = 0.0


@compiled
def count_compartments(histories: Floats, discs: int, counts: Floats) -> None:
    """Set the number of discs in each compartment, from the left; shape (4,)."""
    for compartment in range(COMPARTMENTS):
        counts[compartment] = 0.0
    for history in range(0, discs * HISTORY_COLUMNS, HISTORY_COLUMNS):
        compartment = int(histories[history + COMPARTMENT])
        if compartment > 0:
            counts[compartment - 1] += 1.0
