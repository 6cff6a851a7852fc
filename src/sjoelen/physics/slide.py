"""A slide on a board, from the release to where everything rests."""

import math
from dataclasses import replace

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import Field
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import play_out
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.out_of_plane.effects import Effect, bits
from sjoelen.physics.out_of_plane.resting import lie_on
from sjoelen.physics.recording import trace
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.scene.placement import Lying
from sjoelen.physics.scene.scene import Scene, check_count, check_scene
from sjoelen.physics.scene.support import SUPPORTS, Support
from sjoelen.physics.trajectories.trajectory import ENGINE, KINDS, Contact, Segment, Trajectory

ROOM = 256  # segments and contacts there is room for at first
WORDS = 2**32
LYING = (layout.X, layout.Y, layout.SUPPORT, layout.LOW_M, layout.HIGH_M, layout.ON)
ON_WOOD = (Support.DIVIDER, Support.WALL, Support.BAR)


def slide(scene: Scene, release: Release, seed: int | None = None) -> Trajectory:
    """Let a disc go onto a scene, by its own seed or another.

    Raises what `check_scene`, `check_count` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    check_count(len(scene.discs) + 1)
    where = scene.field()
    check_release(release, where.width_m, float(where.board[layout.RADIUS_M]))
    discs = laid(scene, where)
    put_release(discs, release, where)
    segments = [_lying(number, discs, where) for number in range(1, len(scene.discs) + 1)]
    room, number = ROOM, scene.seed if seed is None else seed
    while True:
        moved, log = discs.copy(), np.zeros(log_size(room))
        log[layout.ROOM] = room
        put_chance(log, scene.off, number)
        ended_s = play_out(moved, where.board, log)
        if ended_s < 0.0:
            raise EngineGaveUp(events=int(log[layout.EVENTS]))
        if max(log[layout.SEGMENTS], log[layout.CONTACTS]) <= room:
            break
        room *= 8
    moves = _segments(log, room, where)
    if not any(each.disc == 0 for each in moves):
        segments.insert(0, _lying(0, moved, where))
    return Trajectory(
        scene.board,
        scene.condition,
        where.hash,
        ENGINE,
        number,
        release,
        len(scene.discs) + 1,
        ended_s,
        (*segments, *moves),
        tuple(_contacts(log, room, where)),
        scene.off,
    )


def laid(scene: Scene, where: Field) -> Floats:
    """The array of a scene's discs behind one that is not yet released."""
    discs = np.zeros((len(scene.discs) + 1) * layout.DISC_COLUMNS)
    discs[layout.HIGH_M], discs[layout.ON] = where.board[layout.THICK_M], layout.NOBODY
    discs[layout.ALL] = discs.size
    for number, disc in enumerate(scene.discs, 1):
        at = number * layout.DISC_COLUMNS
        discs[at + layout.X], discs[at + layout.Y] = disc.x_m - where.width_m / 2, disc.y_m
        discs[at + layout.LOW_M], discs[at + layout.HIGH_M] = disc.low_m, disc.top_m(where)
        discs[at + layout.SUPPORT] = SUPPORTS.index(disc.support)
        discs[at + layout.ON] = layout.NOBODY
        if disc.on is not None or disc.support in ON_WOOD:
            lie_on(discs, at, _held_by(disc, where))
    return discs


def _held_by(disc: Lying, where: Field) -> int:
    """The disc that holds one, or the nearest wood of its kind."""
    if disc.support is Support.DISC:
        return disc.on or 0
    rows = where.board[layout.BOXES_AT : layout.CELLS_AT].reshape(layout.BOXES, -1)
    kind, x_m = SUPPORTS.index(disc.support), disc.x_m - where.width_m / 2
    apart_m = [
        math.hypot(max(left - x_m, x_m - right, 0.0), max(front - disc.y_m, disc.y_m - rear, 0.0))
        if support == kind and (disc.on is None or number == layout.DIVIDERS + disc.on)
        else math.inf
        for number, (left, right, front, rear, _low, _high, support) in enumerate(rows.tolist())
    ]
    return layout.WOOD_FROM + layout.ANY_BOX + apart_m.index(min(apart_m))


def lyings(discs: Floats, where: Field) -> list[Lying]:
    """How every disc of the array lies; it may lie on another, by its number in the array."""
    rows = discs.reshape(-1, layout.DISC_COLUMNS)[:, LYING].tolist()
    return [
        Lying(x + where.width_m / 2, y, SUPPORTS[int(support)], low_m, high_m, _number(on))
        for x, y, support, low_m, high_m, on in rows
    ]


def put_release(discs: Floats, release: Release, where: Field) -> None:
    """Set the first disc of an array in motion."""
    discs[layout.X], discs[layout.Y] = release.at_m - where.width_m / 2, 0.0
    discs[layout.UX], discs[layout.UY] = release.ux, release.uy
    discs[layout.SPEED], discs[layout.SPIN] = release.speed_mps, release.spin_radps
    discs[layout.STATE] = layout.MOVING


def put_chance(log: Floats, off: frozenset[Effect], seed: int) -> None:
    """Tell a log what is left to chance and what may not happen."""
    log[layout.SEED_LOW], log[layout.SEED_HIGH] = seed % WORDS, seed // WORDS
    log[layout.OFF] = bits(off)


def log_size(room: int) -> int:
    """How long a log is with room for so many segments and contacts."""
    return layout.RECORD_AT + room * (layout.SEGMENT_COLUMNS + layout.CONTACT_COLUMNS)


def _lying(number: int, discs: Floats, where: Field) -> Segment:
    log = np.zeros(log_size(1))
    log[layout.ROOM] = 1
    trace(discs, number * layout.DISC_COLUMNS, log)
    return replace(_segments(log, 1, where)[0], uy=1.0)


def _segments(log: Floats, room: int, where: Field) -> list[Segment]:
    count = int(log[layout.SEGMENTS])
    rows = log[layout.RECORD_AT :][: room * layout.SEGMENT_COLUMNS].reshape(room, -1)[:count].tolist()
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
    if on < layout.WOOD_FROM:
        return int(on) if on != layout.NOBODY else None
    divider = int(on) - layout.WOOD_FROM - layout.ANY_BOX - layout.DIVIDERS
    return divider if divider >= 0 else None


def _contacts(log: Floats, room: int, where: Field) -> list[Contact]:
    count = int(log[layout.CONTACTS])
    start = layout.RECORD_AT + room * layout.SEGMENT_COLUMNS
    rows = log[start:].reshape(room, -1)[:count].tolist()
    return [
        Contact(
            at_s,
            KINDS[int(kind)],
            int(disc),
            int(met) if met != layout.NOBODY else None,
            x + where.width_m / 2,
            y,
            nx,
            ny,
            along * where.disc_kg,
            across * where.disc_kg,
        )
        for at_s, kind, disc, met, x, y, nx, ny, along, across in rows
    ]
