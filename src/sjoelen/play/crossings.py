"""Crossings: what a slide adds to the history of each disc, read from the record of the engine.

`histories` holds HISTORY_COLUMNS values for each disc, in the order of the discs.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BOX_COLUMNS,
    BOX_LEFT,
    BOX_RIGHT,
    BOXES,
    BOXES_OFFSET,
    BROKE,
    CAPACITY,
    CONTACT_BODY,
    CONTACT_COLUMNS,
    CONTACT_COUNT,
    CONTACT_DISC,
    CONTACT_KIND,
    CONTACT_Y,
    FIRST_DIVIDER_BOX,
    GATE_HEIGHT_M,
    GATES_M,
    GRAVITY_MPS2,
    LEFT_BOARD,
    MET_DISC,
    ON_DISC,
    ON_DIVIDER,
    ON_WALL,
    RADIUS_M,
    RECORD_OFFSET,
    SEGMENT_COLUMNS,
    SEGMENT_COUNT,
    SEGMENT_DISC,
    SEGMENT_HIGH_M,
    SEGMENT_RISE_MPS,
    SEGMENT_SPEED,
    SEGMENT_SUPPORT,
    SEGMENT_UX,
    SEGMENT_UY,
    SEGMENT_X,
    SEGMENT_Y,
)
from sjoelen.physics.scene.placement import OVERLAP_M

# A history. A compartment counts from 1, 0 is none; RETURNED has a digit to RETURN_BASE for each return.
COMPARTMENT, STRAYED, OVER_BAR, RETURNED, IN_PLAY, TOUCHED, BROKEN, STACKED = 0, 1, 2, 3, 4, 5, 6, 7
RULE_COLUMNS = 8  # those for the rules; the others serve between two slides
HAS_LEFT, LEFT_Y, HAS_MOVED, EVER_MOVED = 8, 9, 10, 11
PREVIOUS_SEGMENT, LAST_SEGMENT = 12, 13  # of this slide, in the log
HISTORY_COLUMNS, RETURN_BASE, NO_SEGMENT = 14, 5.0, 0.0


@compiled
def update_histories(log: Floats, board: Floats, histories: Floats, count: int) -> None:
    """Update the histories of the first `count` discs to the end of the slide."""
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        histories[history + HAS_MOVED] = 0.0
        histories[history + PREVIOUS_SEGMENT] = NO_SEGMENT
        histories[history + LAST_SEGMENT] = NO_SEGMENT
    start = RECORD_OFFSET + int(log[CAPACITY]) * SEGMENT_COLUMNS
    for contact in range(start, start + int(log[CONTACT_COUNT]) * CONTACT_COLUMNS, CONTACT_COLUMNS):
        _add_contact(log, contact, histories)
    end = RECORD_OFFSET + int(log[SEGMENT_COUNT]) * SEGMENT_COLUMNS
    for segment in range(RECORD_OFFSET, end, SEGMENT_COLUMNS):
        _add_segment(log, segment, board, histories)
    for history in range(0, count * HISTORY_COLUMNS, HISTORY_COLUMNS):
        if histories[history + HAS_MOVED] == 1.0:
            _end_path(log, board, histories, history)


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
def _add_segment(log: Floats, segment: int, board: Floats, histories: Floats) -> None:
    """Add the start of a segment; the path before the last one is now known to be on the board."""
    history = int(log[segment + SEGMENT_DISC]) * HISTORY_COLUMNS
    if histories[history + PREVIOUS_SEGMENT] != NO_SEGMENT:
        _add_path(log, histories, history, board, False)
    histories[history + PREVIOUS_SEGMENT] = histories[history + LAST_SEGMENT]
    histories[history + LAST_SEGMENT] = segment
    histories[history + HAS_MOVED], histories[history + EVER_MOVED] = 1.0, 1.0
    if log[segment + SEGMENT_Y] >= board[RADIUS_M]:
        histories[history + IN_PLAY] = 1.0
    if log[segment + SEGMENT_SUPPORT] == AIR:
        histories[history + STACKED] = 0.0


@compiled
def _end_path(log: Floats, board: Floats, histories: Floats, history: int) -> None:
    """Add the last part of a path, which may lead off the board."""
    has_left = histories[history + HAS_LEFT] == 1.0
    if has_left and histories[history + PREVIOUS_SEGMENT] == NO_SEGMENT:
        histories[history + PREVIOUS_SEGMENT] = histories[history + LAST_SEGMENT]
    if histories[history + PREVIOUS_SEGMENT] != NO_SEGMENT:
        _add_path(log, histories, history, board, has_left)
    if has_left or log[int(histories[history + LAST_SEGMENT]) + SEGMENT_SUPPORT] != ON_DISC:
        histories[history + STACKED] = 0.0


@compiled
def _add_path(log: Floats, histories: Floats, history: int, board: Floats, has_left: bool) -> None:
    """Add the path from the start of the previous segment to the start of the last one."""
    start, end = int(histories[history + PREVIOUS_SEGMENT]), int(histories[history + LAST_SEGMENT])
    is_in, is_off_behind = _is_in(log, end, board), has_left and _is_in(log, end, board)
    if _is_in(log, start, board) != is_in and not is_off_behind:
        _cross_bar(log, start, board, histories, history)
    own, support = histories[history + COMPARTMENT], log[end + SEGMENT_SUPPORT]
    if own == 0.0 or log[start + SEGMENT_SUPPORT] != AIR or support in (ON_DIVIDER, ON_WALL):
        return
    if is_off_behind or (is_in and _compartment(log[end + SEGMENT_X], board) != own):
        histories[history + STRAYED] = 1.0


@compiled
def _cross_bar(log: Floats, segment: int, board: Floats, histories: Floats, history: int) -> None:
    """Add a crossing of the gate bar, through the gate or over the bar."""
    goes_in, is_under = not _is_in(log, segment, board), _is_under_bar(log, segment, board)
    compartment = _compartment(_x_at_bar(log, segment, board), board)
    own, strayed = histories[history + COMPARTMENT], histories[history + STRAYED]
    if goes_in and is_under:
        histories[history + COMPARTMENT], histories[history + STRAYED] = compartment, 0.0
    elif goes_in and own == 0.0:
        histories[history + OVER_BAR] = 1.0
    elif own == compartment and is_under and strayed == 0.0:
        histories[history + COMPARTMENT] = 0.0
        histories[history + RETURNED] = histories[history + RETURNED] * RETURN_BASE + own
    elif own != 0.0:
        histories[history + STRAYED] = 1.0


@compiled
def _x_at_bar(log: Floats, segment: int, board: Floats) -> float:
    """Return x where the near edge of a disc passes the front of the bar; every path is straight."""
    ahead_m = _bar_m(board) - log[segment + SEGMENT_Y]
    return float(log[segment + SEGMENT_X] + log[segment + SEGMENT_UX] / log[segment + SEGMENT_UY] * ahead_m)


@compiled
def _is_under_bar(log: Floats, segment: int, board: Floats) -> bool:
    """Return whether the top of a disc is under the gate bar where it crosses it."""
    top_m = log[segment + SEGMENT_HIGH_M]
    if log[segment + SEGMENT_SUPPORT] == AIR:
        ahead_m = _bar_m(board) - log[segment + SEGMENT_Y]
        after_s = ahead_m / (log[segment + SEGMENT_UY] * log[segment + SEGMENT_SPEED])
        top_m += (log[segment + SEGMENT_RISE_MPS] - 0.5 * board[GRAVITY_MPS2] * after_s) * after_s
    under_m = float(board[GATE_HEIGHT_M] - top_m)
    return under_m >= -OVERLAP_M


@compiled
def _is_in(log: Floats, segment: int, board: Floats) -> bool:
    """Return whether the lath does not move a disc, completely past the front of the bar (R11)."""
    past_m = float(log[segment + SEGMENT_Y] - _bar_m(board))
    return past_m >= 0.0


@compiled
def _bar_m(board: Floats) -> float:
    """Return y of a disc whose near edge is at the front of the bar."""
    return float(board[GATES_M] + board[RADIUS_M] - OVERLAP_M)


@compiled
def _compartment(x_m: float, board: Floats) -> float:
    """Return the compartment at a place from the middle; a divider belongs half to either side."""
    number = 1.0
    for box in range(
        BOXES_OFFSET + FIRST_DIVIDER_BOX * BOX_COLUMNS, BOXES_OFFSET + BOXES * BOX_COLUMNS, BOX_COLUMNS
    ):
        if 2.0 * x_m >= board[box + BOX_LEFT] + board[box + BOX_RIGHT]:
            number += 1.0
    return number
