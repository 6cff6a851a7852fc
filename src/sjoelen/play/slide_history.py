"""Histories of the discs after one slide."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import SUPPORT_CODES
from sjoelen.physics.slide import log_size
from sjoelen.physics.trajectories.trajectory import CONTACT_CODES, Trajectory, arrays_of, final_placements
from sjoelen.play import crossings
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_history, write_history


def after_slide(before: Sequence[Disc], trajectory: Trajectory, lines: BoardLines) -> tuple[Disc, ...]:
    """Return the discs after a slide; `before` has the trajectory's order, the released disc first."""
    histories = np.zeros(len(before) * crossings.HISTORY_COLUMNS)
    rows = histories.reshape(len(before), -1)
    for disc, row in zip(before, rows, strict=True):
        write_history(disc.history, row)
    board = arrays_of(trajectory).board
    crossings.update_histories(_log(trajectory, lines), board, histories, len(before))
    numbers = {place: disc.number for place, disc in enumerate(before)}
    placements = {place: renumbered(placement, numbers) for place, placement in final_placements(trajectory)}
    return tuple(
        _after(disc, placements.get(place), row)
        for place, (disc, row) in enumerate(zip(before, rows.tolist(), strict=True))
    )


def _after(disc: Disc, placement: Placement | None, row: list[float]) -> Disc:
    """Return a disc after the slide; one that did not move keeps its placement."""
    if row[crossings.HAS_MOVED] == 0.0:
        return replace(disc, history=read_history(row))
    left_y_m = row[crossings.LEFT_Y] if row[crossings.HAS_LEFT] else disc.left_y_m
    return replace(disc, placement=placement, history=read_history(row), left_y_m=left_y_m)


def _log(trajectory: Trajectory, lines: BoardLines) -> Floats:
    """Return the log of the engine, without the segments of the discs at rest before the slide."""
    segments, half_m = trajectory.segments[trajectory.discs - 1 :], lines.width_m / 2
    capacity = max(len(segments), len(trajectory.contacts))
    log = np.zeros(log_size(capacity))
    log[layout.CAPACITY], log[layout.SEGMENT_COUNT] = capacity, len(segments)
    log[layout.CONTACT_COUNT] = len(trajectory.contacts)
    middle = layout.RECORD_OFFSET + capacity * layout.SEGMENT_COLUMNS
    for row, segment in zip(log[layout.RECORD_OFFSET : middle].reshape(capacity, -1), segments, strict=False):
        row[layout.SEGMENT_DISC], row[layout.SEGMENT_SUPPORT] = segment.disc, SUPPORT_CODES[segment.support]
        row[layout.SEGMENT_X], row[layout.SEGMENT_Y] = segment.x_m - half_m, segment.y_m
        row[layout.SEGMENT_UX], row[layout.SEGMENT_UY] = segment.ux, segment.uy
        row[layout.SEGMENT_SPEED], row[layout.SEGMENT_HIGH_M] = segment.speed_mps, segment.high_m
        row[layout.SEGMENT_RISE_MPS] = segment.rise_mps
    for row, contact in zip(log[middle:].reshape(capacity, -1), trajectory.contacts, strict=False):
        row[layout.CONTACT_KIND], row[layout.CONTACT_DISC] = CONTACT_CODES[contact.kind], contact.disc
        row[layout.CONTACT_BODY] = layout.NO_BODY if contact.body is None else contact.body
        row[layout.CONTACT_Y] = contact.y_m
    return log
