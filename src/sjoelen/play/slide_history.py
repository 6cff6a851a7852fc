"""What the discs went through in one slide."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats
from sjoelen.physics.scene.support import SUPPORTS
from sjoelen.physics.slide import log_size
from sjoelen.physics.trajectories.trajectory import KINDS, Trajectory, after
from sjoelen.play import crossings
from sjoelen.play.board_lines import Plan
from sjoelen.play.disc import Disc, renumbered
from sjoelen.play.disc_history import read_past, write_past


def after_slide(before: Sequence[Disc], path: Trajectory, plan: Plan) -> tuple[Disc, ...]:
    """The discs after the slide; `before` in the trajectory's order, the one released first."""
    pasts = np.zeros(len(before) * crossings.PAST_COLUMNS)
    rows = pasts.reshape(len(before), -1)
    for disc, row in zip(before, rows, strict=True):
        write_past(disc.past, row)
    crossings.pass_on(_record(path, plan), plan.lines(), pasts, len(before))
    numbers = {place: each.number for place, each in enumerate(before)}
    rests = {place: renumbered(lying, numbers) for place, lying in after(path)}
    return tuple(
        _after(disc, row, replace(disc, lying=rests.get(place)))
        for place, (disc, row) in enumerate(zip(before, rows.tolist(), strict=True))
    )


def _after(disc: Disc, row: list[float], moved: Disc) -> Disc:
    """As it was where it did not move; it may have been touched."""
    if row[crossings.MOVED] == 0.0:
        return replace(disc, past=read_past(row))
    left_y_m = row[crossings.LEFT_Y] if row[crossings.LEAVES] else disc.left_y_m
    return replace(moved, past=read_past(row), left_y_m=left_y_m)


def _record(path: Trajectory, plan: Plan) -> Floats:
    """The segments and contacts as the engine wrote them; who only lies there at first has no segment."""
    segments, half_m = path.segments[path.discs - 1 :], plan.width_m / 2
    room = max(len(segments), len(path.contacts))
    log = np.zeros(log_size(room))
    log[layout.ROOM], log[layout.SEGMENTS], log[layout.CONTACTS] = room, len(segments), len(path.contacts)
    middle = layout.RECORD_AT + room * layout.SEGMENT_COLUMNS
    rows = log[layout.RECORD_AT : middle].reshape(room, -1)
    for row, each in zip(rows, segments, strict=False):
        row[1], row[2], row[3], row[8] = each.disc, each.x_m - half_m, each.y_m, SUPPORTS.index(each.support)
    for row, contact in zip(log[middle:].reshape(room, -1), path.contacts, strict=False):
        met = layout.NOBODY if contact.met is None else contact.met
        row[1], row[2], row[3], row[5] = KINDS.index(contact.kind), contact.disc, met, contact.y_m
    return log
