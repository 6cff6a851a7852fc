"""What a slide did to the past of each disc, read from the record of the compiled engine.

`pasts`: a stretch of PAST_COLUMNS for each disc, in the order of the discs. `lines`: the radius, the front of
the gate bar, and the middles of the dividers from the middle of the board, metres.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    AIR,
    BROKE,
    CONTACT_COLUMNS,
    CONTACTS,
    LEFT,
    MET_DISC,
    ON_DISC,
    ON_DIVIDER,
    ON_WALL,
    RECORD_AT,
    ROOM,
    SEGMENT_COLUMNS,
    SEGMENTS,
)
from sjoelen.physics.scene.placement import OVERLAP_M

# Compartments count from 1, 0 is none; RETURNED has a digit to the base RETURNS for each.
HOME, STRAYED, OVER_BAR, RETURNED, IN_PLAY, TOUCHED, BROKEN, STACKED = 0, 1, 2, 3, 4, 5, 6, 7
LEAVES, LEFT_Y, MOVED, FROM, FROM_SUPPORT, AT, AT_SUPPORT, EVER_MOVED = 8, 9, 10, 11, 12, 13, 14, 15
PAST_COLUMNS, RETURNS, NOWHERE = 16, 5.0, -1.0
RADIUS_M, FRONT_M, DIVIDERS_M, LINES = 0, 1, 2, 5


@compiled
def pass_on(log: Floats, lines: Floats, pasts: Floats, count: int) -> None:
    """Bring the pasts of so many discs up to the end of the slide."""
    for past in range(0, count * PAST_COLUMNS, PAST_COLUMNS):
        pasts[past + MOVED], pasts[past + FROM], pasts[past + AT] = 0.0, NOWHERE, NOWHERE
    start = RECORD_AT + int(log[ROOM]) * SEGMENT_COLUMNS
    for row in range(start, start + int(log[CONTACTS]) * CONTACT_COLUMNS, CONTACT_COLUMNS):
        _touch(log, row, pasts)
    for row in range(RECORD_AT, RECORD_AT + int(log[SEGMENTS]) * SEGMENT_COLUMNS, SEGMENT_COLUMNS):
        _go_on(log, row, lines, pasts)
    for past in range(0, count * PAST_COLUMNS, PAST_COLUMNS):
        if pasts[past + LEAVES] == 1.0 and pasts[past + MOVED] == 1.0:
            if pasts[past + FROM] == NOWHERE:
                pasts[past + FROM], pasts[past + FROM_SUPPORT] = pasts[past + AT], pasts[past + AT_SUPPORT]
            pasts[past + AT], pasts[past + AT_SUPPORT] = 0.0, AIR
        if pasts[past + FROM] != NOWHERE:
            _pass(pasts, past)
        if pasts[past + MOVED] == 1.0 and pasts[past + AT_SUPPORT] != ON_DISC:
            pasts[past + STACKED] = 0.0


@compiled
def _touch(log: Floats, row: int, pasts: Floats) -> None:
    kind, past = int(log[row + 1]), int(log[row + 2]) * PAST_COLUMNS
    if kind == MET_DISC:
        pasts[past + TOUCHED] = 1.0
        pasts[int(log[row + 3]) * PAST_COLUMNS + TOUCHED] = 1.0
    elif kind == LEFT:
        pasts[past + LEAVES], pasts[past + LEFT_Y] = 1.0, log[row + 5]
    elif kind == BROKE:
        pasts[past + BROKEN] = 1.0


@compiled
def _go_on(log: Floats, row: int, lines: Floats, pasts: Floats) -> None:
    """The beginning of a segment: the one before is over."""
    past, support = int(log[row + 1]) * PAST_COLUMNS, log[row + 8]
    if pasts[past + AT] != NOWHERE and pasts[past + FROM] != NOWHERE:
        _pass(pasts, past)
    pasts[past + FROM], pasts[past + FROM_SUPPORT] = pasts[past + AT], pasts[past + AT_SUPPORT]
    pasts[past + AT], pasts[past + AT_SUPPORT] = _compartment(log[row + 2], log[row + 3], lines), support
    pasts[past + MOVED], pasts[past + EVER_MOVED] = 1.0, 1.0
    if log[row + 3] >= lines[RADIUS_M]:
        pasts[past + IN_PLAY] = 1.0
    if support == AIR:
        pasts[past + STACKED] = 0.0


@compiled
def _pass(pasts: Floats, past: int) -> None:
    """From one place to the next: over the floor in or out by a gate, in the air never by one."""
    start, end, home = pasts[past + FROM], pasts[past + AT], pasts[past + HOME]
    if pasts[past + FROM_SUPPORT] != AIR:
        if end != 0.0 and start == 0.0:
            pasts[past + HOME], pasts[past + STRAYED] = end, 0.0
        elif home != 0.0 and start == home and end != home and pasts[past + STRAYED] == 0.0:
            pasts[past + HOME], pasts[past + RETURNED] = 0.0, pasts[past + RETURNED] * RETURNS + home
    elif home == 0.0:
        if end != 0.0:
            pasts[past + OVER_BAR] = 1.0
    elif end != home and pasts[past + AT_SUPPORT] not in (ON_DIVIDER, ON_WALL):
        pasts[past + STRAYED] = 1.0


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
