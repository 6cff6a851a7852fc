"""Crossings: what a slide adds to the history of each disc, read from the record of the engine.

`histories` holds HISTORY_COLUMNS values for each disc, in the order of the discs. `lines` holds the radius of
a disc, the front of the gate bar, and the middles of the dividers from the middle of the board, metres.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BROKE,
    CAPACITY,
    CONTACT_BODY,
    CONTACT_COLUMNS,
    CONTACT_COUNT,
    CONTACT_DISC,
    CONTACT_KIND,
    CONTACT_Y,
    LEFT_BOARD,
    MET_DISC,
    ON_DISC,
    ON_DIVIDER,
    ON_WALL,
    RECORD_OFFSET,
    SEGMENT_COLUMNS,
    SEGMENT_COUNT,
    SEGMENT_DISC,
    SEGMENT_SUPPORT,
    SEGMENT_X,
    SEGMENT_Y,
)
from sjoelen.physics.scene.placement import OVERLAP_M

# A history. A compartment counts from 1, 0 is none; RETURNED has a digit to RETURN_BASE for each return.
COMPARTMENT, STRAYED, OVER_BAR, RETURNED, IN_PLAY, TOUCHED, BROKEN, STACKED = 0, 1, 2, 3, 4, 5, 6, 7
RULE_COLUMNS = 8  # those for the rules; the others serve between two slides
HAS_LEFT, LEFT_Y, HAS_MOVED, EVER_MOVED = 8, 9, 10, 15
PREVIOUS_COMPARTMENT, PREVIOUS_SUPPORT, CURRENT_COMPARTMENT, CURRENT_SUPPORT = 11, 12, 13, 14  # in this slide
HISTORY_COLUMNS, RETURN_BASE, NOWHERE = 16, 5.0, -1.0
RADIUS_M, FRONT_M, DIVIDERS_M, LINES = 0, 1, 2, 5


@compiled
def update_histories(log: Floats, lines: Floats, histories: Floats, count: int) -> None:
    """Update the histories of the first `count` discs to the end of the slide."""
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        histories[history + HAS_MOVED] = 0.0
        histories[history + PREVIOUS_COMPARTMENT] = NOWHERE
        histories[history + CURRENT_COMPARTMENT] = NOWHERE
    start = RECORD_OFFSET + int(log[CAPACITY]) * SEGMENT_COLUMNS
    for contact in range(start, start + int(log[CONTACT_COUNT]) * CONTACT_COLUMNS, CONTACT_COLUMNS):
        _add_contact(log, contact, histories)
    end = RECORD_OFFSET + int(log[SEGMENT_COUNT]) * SEGMENT_COLUMNS
    for segment in range(RECORD_OFFSET, end, SEGMENT_COLUMNS):
        _add_segment(log, segment, lines, histories)
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        if histories[history + HAS_LEFT] == 1.0 and histories[history + HAS_MOVED] == 1.0:
            if histories[history + PREVIOUS_COMPARTMENT] == NOWHERE:
                _shift(histories, history)
            histories[history + CURRENT_COMPARTMENT], histories[history + CURRENT_SUPPORT] = 0.0, AIR
        if histories[history + PREVIOUS_COMPARTMENT] != NOWHERE:
            _add_crossing(histories, history)
        if histories[history + HAS_MOVED] == 1.0 and histories[history + CURRENT_SUPPORT] != ON_DISC:
            histories[history + STACKED] = 0.0


@compiled
def _add_contact(log: Floats, contact: int, histories: Floats) -> None:
    kind, history = int(log[contact + CONTACT_KIND]), int(log[contact + CONTACT_DISC]) * HISTORY_COLUMNS
    if kind == MET_DISC:
        histories[history + TOUCHED] = 1.0
        histories[int(log[contact + CONTACT_BODY]) * HISTORY_COLUMNS + TOUCHED] = 1.0
    elif kind == LEFT_BOARD:
        histories[history + HAS_LEFT], histories[history + LEFT_Y] = 1.0, log[contact + CONTACT_Y]
    elif kind == BROKE:
        histories[history + BROKEN] = 1.0


@compiled
def _add_segment(log: Floats, segment: int, lines: Floats, histories: Floats) -> None:
    """Add the start of a segment, which ends the one before."""
    history, support = int(log[segment + SEGMENT_DISC]) * HISTORY_COLUMNS, log[segment + SEGMENT_SUPPORT]
    x_m, y_m = log[segment + SEGMENT_X], log[segment + SEGMENT_Y]
    has_current = histories[history + CURRENT_COMPARTMENT] != NOWHERE
    if has_current and histories[history + PREVIOUS_COMPARTMENT] != NOWHERE:
        _add_crossing(histories, history)
    _shift(histories, history)
    histories[history + CURRENT_COMPARTMENT] = _compartment(x_m, y_m, lines)
    histories[history + CURRENT_SUPPORT] = support
    histories[history + HAS_MOVED], histories[history + EVER_MOVED] = 1.0, 1.0
    if y_m >= lines[RADIUS_M]:
        histories[history + IN_PLAY] = 1.0
    if support == AIR:
        histories[history + STACKED] = 0.0


@compiled
def _shift(histories: Floats, history: int) -> None:
    """Make the current compartment and support the previous ones."""
    histories[history + PREVIOUS_COMPARTMENT] = histories[history + CURRENT_COMPARTMENT]
    histories[history + PREVIOUS_SUPPORT] = histories[history + CURRENT_SUPPORT]


@compiled
def _add_crossing(histories: Floats, history: int) -> None:
    """Add a crossing between compartments: a gate is crossed on the floor and never in the air."""
    start, end = histories[history + PREVIOUS_COMPARTMENT], histories[history + CURRENT_COMPARTMENT]
    own = histories[history + COMPARTMENT]
    if histories[history + PREVIOUS_SUPPORT] != AIR:
        if end != 0.0 and start == 0.0:
            histories[history + COMPARTMENT], histories[history + STRAYED] = end, 0.0
        elif own != 0.0 and start == own and end != own and histories[history + STRAYED] == 0.0:
            histories[history + COMPARTMENT] = 0.0
            histories[history + RETURNED] = histories[history + RETURNED] * RETURN_BASE + own
    elif own == 0.0:
        if end != 0.0:
            histories[history + OVER_BAR] = 1.0
    elif end != own and histories[history + CURRENT_SUPPORT] not in (ON_DIVIDER, ON_WALL):
        histories[history + STRAYED] = 1.0


@compiled
def _compartment(x_m: float, y_m: float, lines: Floats) -> float:
    """Return the compartment of a disc, if the lath does not move it (R11)."""
    if y_m - lines[RADIUS_M] < lines[FRONT_M] - OVERLAP_M:
        return 0.0
    number = 1.0
    for divider in range(DIVIDERS_M, LINES):
        if x_m >= lines[divider]:
            number += 1.0
    return number
