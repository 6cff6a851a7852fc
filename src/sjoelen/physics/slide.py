"""A slide on a board, from the release to where everything rests."""

import numpy as np

from sjoelen.physics import columns
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import play_out
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.field import Field
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.scene import Scene, check_scene
from sjoelen.physics.trajectory import ENGINE, KINDS, Contact, Segment, Trajectory, board_hash

ROOM = 256  # segments and contacts there is room for at first


def slide(scene: Scene, release: Release, seed: int = 0) -> Trajectory:
    """Let a disc go onto a scene; raises what `check_scene` and `check_release` raise, EngineGaveUp."""
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
        seed,
        release,
        len(scene.discs) + 1,
        ended_s,
        (*segments, *_segments(log, room, where)),
        tuple(_contacts(log, room, where)),
    )


def laid(scene: Scene, where: Field) -> Floats:
    """The array of a scene's discs behind one that is not yet released."""
    discs = np.zeros((len(scene.discs) + 1) * columns.DISC_COLUMNS)
    for number, disc in enumerate(scene.discs, 1):
        at = number * columns.DISC_COLUMNS
        discs[at + columns.X], discs[at + columns.Y] = disc.x_m - where.width_m / 2, disc.y_m
    return discs


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
    at = number * columns.DISC_COLUMNS
    x_m = float(discs[at + columns.X]) + where.width_m / 2
    return Segment(0.0, number, x_m, float(discs[at + columns.Y]), 0.0, 1.0, 0.0, 0.0)


def _segments(log: Floats, room: int, where: Field) -> list[Segment]:
    count = int(log[columns.SEGMENTS])
    rows = log[columns.RECORD_AT :][: room * columns.SEGMENT_COLUMNS].reshape(room, -1)[:count].tolist()
    return [Segment(since_s, int(disc), x + where.width_m / 2, *others) for since_s, disc, x, *others in rows]


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
