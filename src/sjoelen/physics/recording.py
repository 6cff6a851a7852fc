"""What the compiled functions write down: segments and contacts, as long as there is room."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    CONTACT_COLUMNS,
    CONTACTS,
    DISC_COLUMNS,
    HIGH_M,
    LOW_M,
    ON,
    RADIUS_M,
    RECORD_AT,
    RISE_MPS,
    ROOM,
    SEGMENT_COLUMNS,
    SEGMENTS,
    SINCE_S,
    SPEED,
    SPIN,
    SUPPORT,
    UX,
    UY,
    X,
    Y,
)


@compiled
def trace(discs: Floats, at: int, log: Floats) -> None:
    """Write down the beginning of a segment: when, which, where, whither, speed and spin; how high."""
    row = int(log[SEGMENTS])
    log[SEGMENTS] += 1.0
    if row < log[ROOM]:
        place = RECORD_AT + row * SEGMENT_COLUMNS
        log[place], log[place + 1] = discs[at + SINCE_S], at // DISC_COLUMNS
        log[place + 2], log[place + 3] = discs[at + X], discs[at + Y]
        log[place + 4], log[place + 5] = discs[at + UX], discs[at + UY]
        log[place + 6], log[place + 7] = discs[at + SPEED], discs[at + SPIN]
        log[place + 8], log[place + 9], log[place + 10] = (
            discs[at + SUPPORT],
            discs[at + LOW_M],
            discs[at + HIGH_M],
        )
        log[place + 11], log[place + 12] = discs[at + RISE_MPS], discs[at + ON]


@compiled
def note_contact(
    discs: Floats, at: int, met: int, kind: int, nx: float, ny: float, along: float, across: float,
    now_s: float, board: Floats, log: Floats,
) -> None:  # fmt: skip
    """Write down a contact: when, kind, which, with what, where, in which direction, and both impulses."""
    row = int(log[CONTACTS])
    log[CONTACTS] += 1.0
    if row < log[ROOM]:
        place = RECORD_AT + int(log[ROOM]) * SEGMENT_COLUMNS + row * CONTACT_COLUMNS
        log[place], log[place + 1], log[place + 2], log[place + 3] = now_s, kind, at // DISC_COLUMNS, met
        log[place + 4] = discs[at + X] + nx * board[RADIUS_M]
        log[place + 5] = discs[at + Y] + ny * board[RADIUS_M]
        log[place + 6], log[place + 7], log[place + 8], log[place + 9] = nx, ny, along, across
