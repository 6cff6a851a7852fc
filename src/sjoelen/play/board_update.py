"""Between two slides in the arrays of the engine: what to look at, and making room for the next disc."""

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

PLACEMENT_COLUMNS = (X, Y, LOW_M, HIGH_M, SUPPORT, BODY_BELOW, CARRIED_COUNT)


@compiled
def needs_jury(discs: Floats, log: Floats, lines: Floats, wary: float, histories: Floats) -> bool:
    """Bring the pasts up to date; whether the jury must look, at discs that moved or (wary) at any askew.

    The first, which was released, may not have moved at all.
    """
    count = int(discs[USED_LENGTH]) // DISC_COLUMNS
    update_histories(log, lines, histories, count)
    for number in range(count):
        history, disc = number * HISTORY_COLUMNS, number * DISC_COLUMNS
        flat = discs[disc + SUPPORT] == FLOOR or (
            discs[disc + SUPPORT] == ON_DISC and histories[history + STACKED] == 1.0
        )
        if histories[history + HAS_MOVED] == 0.0 and number > 0:
            if wary == 1.0 and not flat:
                return True
            continue
        marks = (
            histories[history + HAS_LEFT]
            + histories[history + BROKEN]
            + histories[history + OVER_BAR]
            + histories[history + STRAYED]
        )
        behind = discs[disc + Y] + lines[0] <= 0.0
        if marks > 0.0 or behind or not flat or histories[history + IN_PLAY] == 0.0:
            return True
    return False


@compiled
def is_undisputed(discs: Floats, histories: Floats, radius_m: float) -> bool:
    """Whether there is nothing that a jury would name when it counts; the first is not yet released."""
    for number in range(1, int(discs[USED_LENGTH]) // DISC_COLUMNS):
        history, disc = number * HISTORY_COLUMNS, number * DISC_COLUMNS
        flat = discs[disc + SUPPORT] == FLOOR or histories[history + STACKED] == 1.0
        marks = (
            histories[history + BROKEN]
            + histories[history + OVER_BAR]
            + histories[history + STRAYED]
            + histories[history + RETURNED]
        )
        behind = discs[disc + Y] + radius_m <= 0.0
        if marks > 0.0 or behind or (histories[history + COMPARTMENT] > 0.0 and not flat):
            return False
    return True


@compiled
def add_next_disc(discs: Floats, histories: Floats, half_m: float) -> None:
    """Put the first disc behind the others and a new one in its place; both arrays have room for it.

    A place that was written down from the left wall is read again from the middle: a moved disc is where a
    scene would have it, to the bit.
    """
    count = int(discs[USED_LENGTH]) // DISC_COLUMNS
    for number in range(1, count + 1):
        disc, source = number * DISC_COLUMNS, number % count * DISC_COLUMNS
        history, past_source = number * HISTORY_COLUMNS, number % count * HISTORY_COLUMNS
        for column in PLACEMENT_COLUMNS:
            discs[disc + column] = discs[source + column]
        if discs[disc + BODY_BELOW] == 0.0:
            discs[disc + BODY_BELOW] = count
        if histories[past_source + HAS_MOVED] == 1.0:
            discs[disc + X] = (discs[disc + X] + half_m) - half_m
        _clear_motion(discs, disc)
        for column in range(HISTORY_COLUMNS):
            histories[history + column] = histories[past_source + column]
    for column in range(HISTORY_COLUMNS):
        histories[column] = 0.0
    discs[HIGH_M], discs[LOW_M] = discs[HIGH_M] - discs[LOW_M], 0.0
    discs[SUPPORT], discs[BODY_BELOW], discs[CARRIED_COUNT] = FLOOR, NO_BODY, 0.0
    _clear_motion(discs, 0)
    discs[USED_LENGTH] = (count + 1) * DISC_COLUMNS


@compiled
def _clear_motion(discs: Floats, disc: int) -> None:
    """How it came there; where and how it lies stays."""
    for column in range(UX, LOW_M):
        discs[disc + column] = 0.0
    discs[disc + RISE_MPS] = 0.0
    for column in range(SEPARATION_S, PIECES_OFFSET):
        discs[disc + column] = 0.0


@compiled
def count_compartments(histories: Floats, count: int, homes: Floats) -> None:
    """How many discs entered each compartment and did not come back out, from the left; shape (4,)."""
    for compartment in range(4):
        homes[compartment] = 0.0
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        home = int(histories[history + COMPARTMENT])
        if home > 0:
            homes[home - 1] += 1.0
