"""What the discs went through in one slide."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats
from sjoelen.physics.scene.support import SUPPORTS
from sjoelen.physics.slide import log_size
from sjoelen.physics.trajectories.trajectory import CONTACT_KINDS, Trajectory, final_placements
from sjoelen.play import crossings
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_history, write_history


def after_slide(before: Sequence[Disc], trajectory: Trajectory, lines: BoardLines) -> tuple[Disc, ...]:
    """The discs after the slide; `before` in the trajectory's order, the one released first."""
    histories = np.zeros(len(before) * crossings.HISTORY_COLUMNS)
    rows = histories.reshape(len(before), -1)
    for disc, row in zip(before, rows, strict=True):
        write_history(disc.history, row)
    crossings.update_histories(_record(trajectory, lines), lines.as_array(), histories, len(before))
    numbers = {place: each.number for place, each in enumerate(before)}
    rests = {place: renumbered(lying, numbers) for place, lying in final_placements(trajectory)}
    return tuple(
        _after(disc, row, replace(disc, placement=rests.get(place)))
        for place, (disc, row) in enumerate(zip(before, rows.tolist(), strict=True))
    )


def _after(disc: Disc, row: list[float], moved: Disc) -> Disc:
    """As it was where it did not move; it may have been touched."""
    if row[crossings.HAS_MOVED] == 0.0:
        return replace(disc, history=read_history(row))
    left_y_m = row[crossings.LEFT_Y] if row[crossings.HAS_LEFT] else disc.left_y_m
    return replace(moved, history=read_history(row), left_y_m=left_y_m)


def _record(trajectory: Trajectory, lines: BoardLines) -> Floats:
    """The segments and contacts as the engine wrote them; who only lies there at first has no segment."""
    segments, half_m = trajectory.segments[trajectory.discs - 1 :], lines.width_m / 2
    room = max(len(segments), len(trajectory.contacts))
    log = np.zeros(log_size(room))
    log[layout.CAPACITY], log[layout.SEGMENT_COUNT], log[layout.CONTACT_COUNT] = (
        room,
        len(segments),
        len(trajectory.contacts),
    )
    middle = layout.RECORD_OFFSET + room * layout.SEGMENT_COLUMNS
    rows = log[layout.RECORD_OFFSET : middle].reshape(room, -1)
    for row, each in zip(rows, segments, strict=False):
        row[1], row[2], row[3], row[8] = each.disc, each.x_m - half_m, each.y_m, SUPPORTS.index(each.support)
    for row, contact in zip(log[middle:].reshape(room, -1), trajectory.contacts, strict=False):
        met = layout.NO_BODY if contact.met is None else contact.met
        row[1], row[2], row[3], row[5] = CONTACT_KINDS.index(contact.kind), contact.disc, met, contact.y_m
    return log
