"""A slide on a board, from the release to where everything rests."""

from dataclasses import replace

import numpy as np

from sjoelen.physics import columns
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import play_out
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.field import Field
from sjoelen.physics.lying import Lying
from sjoelen.physics.record import trace
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.scene import Scene, check_scene
from sjoelen.physics.support import SUPPORTS, Support
from sjoelen.physics.trajectory import ENGINE, KINDS, Contact, Segment, Trajectory, board_hash

ROOM = 256  # segments and contacts there is room for at first


def slide(scene: Scene, release: Release, seed: int | None = None) -> Trajectory:
    """Let a disc go onto a scene, by its own seed or another.

    Raises what `check_scene` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    where = scene.field()
    check_release(release, where.width_m, float(where.board[columns.RADIUS_M]))
    discs = laid(scene, where)
    put_release(discs, release, where)
    segments = [_lying(number, discs, where) for number in range(1, len(scene.discs) + 1)]
    room = ROOM
    while True:
        moved, log = discs.copy(), np.zeros(log_size(room))
        log[columns.ROOM] = room
        ended_s = play_out(moved, where.board, log)
        if ended_s < 0.0:
            raise EngineGaveUp(events=int(log[columns.EVENTS]))
        if max(log[columns.SEGMENTS], log[columns.CONTACTS]) <= room:
            break
        room *= 8
    return Trajectory(
        scene.board,
        scene.condition,
        board_hash(where),
        ENGINE,
        scene.seed if seed is None else seed,
        release,
        len(scene.discs) + 1,
        ended_s,
        (*segments, *_segments(log, room, where)),
        tuple(_contacts(log, room, where)),
    )


def laid(scene: Scene, where: Field) -> Floats:
    """The array of a scene's discs behind one that is not yet released."""
    discs = np.zeros((len(scene.discs) + 1) * columns.DISC_COLUMNS)
    discs[columns.HIGH_M], discs[columns.ON] = where.board[columns.THICK_M], columns.NOBODY
    for number, disc in enumerate(scene.discs, 1):
        at = number * columns.DISC_COLUMNS
        discs[at + columns.X], discs[at + columns.Y] = disc.x_m - where.width_m / 2, disc.y_m
        discs[at + columns.LOW_M], discs[at + columns.HIGH_M] = disc.low_m, disc.top_m(where)
        discs[at + columns.SUPPORT] = SUPPORTS.index(disc.support)
        discs[at + columns.ON] = _held_by(disc)
    return discs


def _held_by(disc: Lying) -> int:
    if disc.on is None:
        return columns.NOBODY
    return disc.on if disc.support is Support.DISC else columns.WOOD_FROM + columns.DIVIDERS + disc.on


def put_release(discs: Floats, release: Release, where: Field) -> None:
    """Set the first disc of an array in motion."""
    discs[columns.X], discs[columns.Y] = release.at_m - where.width_m / 2, 0.0
    discs[columns.UX], discs[columns.UY] = release.ux, release.uy
    discs[columns.SPEED], discs[columns.SPIN] = release.speed_mps, release.spin_radps
    discs[columns.STATE] = columns.MOVING


def log_size(room: int) -> int:
    """How long a log is with room for so many segments and contacts."""
    return columns.RECORD_AT + room * (columns.SEGMENT_COLUMNS + columns.CONTACT_COLUMNS)


def _lying(number: int, discs: Floats, where: Field) -> Segment:
    log = np.zeros(log_size(1))
    log[columns.ROOM] = 1
    trace(discs, number * columns.DISC_COLUMNS, log)
    return replace(_segments(log, 1, where)[0], uy=1.0)


def _segments(log: Floats, room: int, where: Field) -> list[Segment]:
    count = int(log[columns.SEGMENTS])
    rows = log[columns.RECORD_AT :][: room * columns.SEGMENT_COLUMNS].reshape(room, -1)[:count].tolist()
    return [_segment(row, where) for row in rows]


def _segment(row: list[float], where: Field) -> Segment:
    since_s, disc, x, y, ux, uy, speed, spin, support, low_m, high_m, rise_mps, on = row
    held_by = SUPPORTS[int(support)]
    x_m, number = x + where.width_m / 2, int(disc)
    return Segment(
        since_s, number, x_m, y, ux, uy, speed, spin, held_by, low_m, high_m, rise_mps, _number(on)
    )  # fmt: skip


def _number(on: float) -> int | None:
    """The disc or the divider that something lies on."""
    if on < columns.WOOD_FROM:
        return int(on) if on != columns.NOBODY else None
    return (
        int(on) - columns.WOOD_FROM - columns.DIVIDERS if on >= columns.WOOD_FROM + columns.DIVIDERS else None
    )


def _contacts(log: Floats, room: int, where: Field) -> list[Contact]:
    count = int(log[columns.CONTACTS])
    start = columns.RECORD_AT + room * columns.SEGMENT_COLUMNS
    rows = log[start:].reshape(room, -1)[:count].tolist()
    return [
        Contact(
            at_s,
            KINDS[int(kind)],
            int(disc),
            int(met) if met != columns.NOBODY else None,
            x + where.width_m / 2,
            y,
            nx,
            ny,
            along * where.disc_kg,
            across * where.disc_kg,
        )
        for at_s, kind, disc, met, x, y, nx, ny, along, across in rows
    ]
