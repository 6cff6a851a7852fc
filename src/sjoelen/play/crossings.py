"""What a slide did to the past of each disc, read from the record of the compiled engine.

`pasts`: a stretch of PAST_COLUMNS for each disc, in the order of the discs. `lines`: the radius, the front of
the gate bar, and the middles of the dividers from the middle of the board, metres.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BROKE,
    CAPACITY,
    CONTACT_COLUMNS,
    CONTACT_COUNT,
    LEFT_BOARD,
    MET_DISC,
    ON_DISC,
    ON_DIVIDER,
    ON_WALL,
    RECORD_OFFSET,
    SEGMENT_COLUMNS,
    SEGMENT_COUNT,
)
from sjoelen.physics.scene.placement import OVERLAP_M

# Compartments count from 1, 0 is none; RETURNED has a digit to the base RETURNS for each.
COMPARTMENT, STRAYED, OVER_BAR, RETURNED, IN_PLAY, TOUCHED, BROKEN, STACKED = 0, 1, 2, 3, 4, 5, 6, 7
(
    HAS_LEFT,
    LEFT_Y,
    HAS_MOVED,
    PREVIOUS_COMPARTMENT,
    PREVIOUS_SUPPORT,
    CURRENT_COMPARTMENT,
    CURRENT_SUPPORT,
    EVER_MOVED,
) = 8, 9, 10, 11, 12, 13, 14, 15
HISTORY_COLUMNS, RETURN_BASE, NOWHERE = 16, 5.0, -1.0
RADIUS_M, FRONT_M, DIVIDERS_M, LINES = 0, 1, 2, 5


@compiled
def update_histories(log: Floats, lines: Floats, histories: Floats, count: int) -> None:
    """Bring the pasts of so many discs up to the end of the slide."""
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        (
            histories[history + HAS_MOVED],
            histories[history + PREVIOUS_COMPARTMENT],
            histories[history + CURRENT_COMPARTMENT],
        ) = 0.0, NOWHERE, NOWHERE
    start = RECORD_OFFSET + int(log[CAPACITY]) * SEGMENT_COLUMNS
    for row in range(start, start + int(log[CONTACT_COUNT]) * CONTACT_COLUMNS, CONTACT_COLUMNS):
        _record_contact(log, row, histories)
    for row in range(
        RECORD_OFFSET, RECORD_OFFSET + int(log[SEGMENT_COUNT]) * SEGMENT_COLUMNS, SEGMENT_COLUMNS
    ):
        _record_segment(log, row, lines, histories)
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        if histories[history + HAS_LEFT] == 1.0 and histories[history + HAS_MOVED] == 1.0:
            if histories[history + PREVIOUS_COMPARTMENT] == NOWHERE:
                histories[history + PREVIOUS_COMPARTMENT], histories[history + PREVIOUS_SUPPORT] = (
                    histories[history + CURRENT_COMPARTMENT],
                    histories[history + CURRENT_SUPPORT],
                )
            histories[history + CURRENT_COMPARTMENT], histories[history + CURRENT_SUPPORT] = 0.0, AIR
        if histories[history + PREVIOUS_COMPARTMENT] != NOWHERE:
            _record_crossing(histories, history)
        if histories[history + HAS_MOVED] == 1.0 and histories[history + CURRENT_SUPPORT] != ON_DISC:
            histories[history + STACKED] = 0.0


@compiled
def _record_contact(log: Floats, row: int, histories: Floats) -> None:
    kind, history = int(log[row + 1]), int(log[row + 2]) * HISTORY_COLUMNS
    if kind == MET_DISC:
        histories[history + TOUCHED] = 1.0
        histories[int(log[row + 3]) * HISTORY_COLUMNS + TOUCHED] = 1.0
    elif kind == LEFT_BOARD:
        histories[history + HAS_LEFT], histories[history + LEFT_Y] = 1.0, log[row + 5]
    elif kind == BROKE:
        histories[history + BROKEN] = 1.0


@compiled
def _record_segment(log: Floats, row: int, lines: Floats, histories: Floats) -> None:
    """The beginning of a segment: the one before is over."""
    history, support = int(log[row + 1]) * HISTORY_COLUMNS, log[row + 8]
    if (
        histories[history + CURRENT_COMPARTMENT] != NOWHERE
        and histories[history + PREVIOUS_COMPARTMENT] != NOWHERE
    ):
        _record_crossing(histories, history)
    histories[history + PREVIOUS_COMPARTMENT], histories[history + PREVIOUS_SUPPORT] = (
        histories[history + CURRENT_COMPARTMENT],
        histories[history + CURRENT_SUPPORT],
    )
    histories[history + CURRENT_COMPARTMENT], histories[history + CURRENT_SUPPORT] = (
        _compartment(log[row + 2], log[row + 3], lines),
        support,
    )
    histories[history + HAS_MOVED], histories[history + EVER_MOVED] = 1.0, 1.0
    if log[row + 3] >= lines[RADIUS_M]:
        histories[history + IN_PLAY] = 1.0
    if support == AIR:
        histories[history + STACKED] = 0.0


@compiled
def _record_crossing(histories: Floats, history: int) -> None:
    """From one place to the next: over the floor in or out by a gate, in the air never by one."""
    start, end, home = (
        histories[history + PREVIOUS_COMPARTMENT],
        histories[history + CURRENT_COMPARTMENT],
        histories[history + COMPARTMENT],
    )
    if histories[history + PREVIOUS_SUPPORT] != AIR:
        if end != 0.0 and start == 0.0:
            histories[history + COMPARTMENT], histories[history + STRAYED] = end, 0.0
        elif home != 0.0 and start == home and end != home and histories[history + STRAYED] == 0.0:
            histories[history + COMPARTMENT], histories[history + RETURNED] = (
                0.0,
                histories[history + RETURNED] * RETURN_BASE + home,
            )
    elif home == 0.0:
        if end != 0.0:
            histories[history + OVER_BAR] = 1.0
    elif end != home and histories[history + CURRENT_SUPPORT] not in (ON_DIVIDER, ON_WALL):
        histories[history + STRAYED] = 1.0


@compiled
def _compartment(x_m: float, y_m: float, lines: Floats) -> float:
    """The compartment that a disc is in, if the lath does not move it (R11)."""
    if y_m - lines[RADIUS_M] < lines[FRONT_M] - OVERLAP_M:
        return 0.0
    number = 1.0
    for divider in range(DIVIDERS_M, LINES):
        if x_m >= lines[divider]:
            number += 1.0
    return number
