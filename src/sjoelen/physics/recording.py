"""Record of a slide: segments and contacts, up to the capacity of the log."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import (
    BODY_BELOW,
    CAPACITY,
    CONTACT_BODY,
    CONTACT_COLUMNS,
    CONTACT_COUNT,
    CONTACT_DISC,
    CONTACT_KIND,
    CONTACT_NORMAL,
    CONTACT_NX,
    CONTACT_NY,
    CONTACT_S,
    CONTACT_TANGENTIAL,
    CONTACT_X,
    CONTACT_Y,
    DISC_COLUMNS,
    HIGH_M,
    LOW_M,
    RADIUS_M,
    RECORD_OFFSET,
    RISE_MPS,
    SEGMENT_BELOW,
    SEGMENT_COLUMNS,
    SEGMENT_COUNT,
    SEGMENT_DISC,
    SEGMENT_HIGH_M,
    SEGMENT_LOW_M,
    SEGMENT_RISE_MPS,
    SEGMENT_SPEED,
    SEGMENT_SPIN,
    SEGMENT_START_S,
    SEGMENT_SUPPORT,
    SEGMENT_UX,
    SEGMENT_UY,
    SEGMENT_X,
    SEGMENT_Y,
    SPEED,
    SPIN,
    START_S,
    SUPPORT,
    UX,
    UY,
    X,
    Y,
)


@compiled
def record_segment(discs: Floats, disc: int, log: Floats) -> None:
    """Record the start of a segment of a disc: time, position, direction, speed, spin and heights."""
    row = int(log[SEGMENT_COUNT])
    log[SEGMENT_COUNT] += 1.0
    if row < log[CAPACITY]:
        segment = RECORD_OFFSET + row * SEGMENT_COLUMNS
        log[segment + SEGMENT_START_S] = discs[disc + START_S]
        log[segment + SEGMENT_DISC] = disc // DISC_COLUMNS
        log[segment + SEGMENT_X], log[segment + SEGMENT_Y] = discs[disc + X], discs[disc + Y]
        log[segment + SEGMENT_UX], log[segment + SEGMENT_UY] = discs[disc + UX], discs[disc + UY]
        log[segment + SEGMENT_SPEED], log[segment + SEGMENT_SPIN] = discs[disc + SPEED], discs[disc + SPIN]
        log[segment + SEGMENT_SUPPORT] = discs[disc + SUPPORT]
        log[segment + SEGMENT_LOW_M], log[segment + SEGMENT_HIGH_M] = (
            discs[disc + LOW_M],
            discs[disc + HIGH_M],
        )
        log[segment + SEGMENT_RISE_MPS] = discs[disc + RISE_MPS]
        log[segment + SEGMENT_BELOW] = discs[disc + BODY_BELOW]


@compiled
def record_contact(
    discs: Floats, disc: int, body: int, kind: int, nx: float, ny: float, normal: float, tangential: float,
    now_s: float, board: Floats, log: Floats,
) -> None:  # fmt: skip
    """Record a contact of a disc with a body: time, kind, point, direction and both impulses."""
    row = int(log[CONTACT_COUNT])
    log[CONTACT_COUNT] += 1.0
    if row < log[CAPACITY]:
        contact = RECORD_OFFSET + int(log[CAPACITY]) * SEGMENT_COLUMNS + row * CONTACT_COLUMNS
        log[contact + CONTACT_S], log[contact + CONTACT_KIND] = now_s, kind
        log[contact + CONTACT_DISC], log[contact + CONTACT_BODY] = disc // DISC_COLUMNS, body
        log[contact + CONTACT_X] = discs[disc + X] + nx * board[RADIUS_M]
        log[contact + CONTACT_Y] = discs[disc + Y] + ny * board[RADIUS_M]
        log[contact + CONTACT_NX], log[contact + CONTACT_NY] = nx, ny
        log[contact + CONTACT_NORMAL], log[contact + CONTACT_TANGENTIAL] = normal, tangential
