"""Slide on a board, from the release to rest."""

import math
from dataclasses import replace

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import simulate
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.out_of_plane.effects import Effect, bits_of
from sjoelen.physics.out_of_plane.resting import set_support
from sjoelen.physics.recording import record_segment
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene, check_count, check_scene
from sjoelen.physics.scene.support import SUPPORT_CODES, SUPPORTS, Support
from sjoelen.physics.trajectories.trajectory import CONTACT_KINDS, ENGINE, Contact, Segment, Trajectory

CAPACITY = 256  # segments and contacts, at first
WORDS = 2**32
PLACEMENT_COLUMNS = (layout.X, layout.Y, layout.SUPPORT, layout.LOW_M, layout.HIGH_M, layout.BODY_BELOW)
ON_WOOD = (Support.DIVIDER, Support.WALL, Support.BAR)


def slide(scene: Scene, release: Release, seed: int | None = None) -> Trajectory:
    """Slide a disc onto a scene, by the seed of the scene or another.

    Raises what `check_scene`, `check_count` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    check_count(len(scene.discs) + 1)
    arrays = scene.arrays()
    check_release(release, arrays.width_m, float(arrays.board[layout.RADIUS_M]))
    discs = scene_state(scene, arrays)
    set_release(discs, release, arrays)
    segments = [_segment_at_rest(number, discs, arrays) for number in range(1, len(scene.discs) + 1)]
    capacity, seed = CAPACITY, scene.seed if seed is None else seed
    while True:
        moved, log = discs.copy(), np.zeros(log_size(capacity))
        log[layout.CAPACITY] = capacity
        set_random_source(log, scene.off, seed)
        ended_s = simulate(moved, arrays.board, log)
        if ended_s < 0.0:
            raise EngineGaveUp(events=int(log[layout.EVENT_COUNT]))
        if max(log[layout.SEGMENT_COUNT], log[layout.CONTACT_COUNT]) <= capacity:
            break
        capacity *= 8
    motion = _segments(log, capacity, arrays)
    if not any(segment.disc == 0 for segment in motion):
        segments.insert(0, _segment_at_rest(0, moved, arrays))
    return Trajectory(
        scene.board,
        scene.condition,
        arrays.hash,
        ENGINE,
        seed,
        release,
        len(scene.discs) + 1,
        ended_s,
        (*segments, *motion),
        tuple(_contacts(log, capacity, arrays)),
        scene.off,
    )


def scene_state(scene: Scene, arrays: BoardArrays) -> Floats:
    """Return the state array of a scene, with room for the released disc in front."""
    discs = np.zeros((len(scene.discs) + 1) * layout.DISC_COLUMNS)
    discs[layout.HIGH_M], discs[layout.BODY_BELOW] = arrays.board[layout.THICKNESS_M], layout.NO_BODY
    discs[layout.USED_LENGTH] = discs.size
    for number, disc in enumerate(scene.discs, 1):
        offset = number * layout.DISC_COLUMNS
        discs[offset + layout.X], discs[offset + layout.Y] = disc.x_m - arrays.width_m / 2, disc.y_m
        discs[offset + layout.LOW_M], discs[offset + layout.HIGH_M] = disc.low_m, disc.top_m(arrays)
        discs[offset + layout.SUPPORT] = SUPPORT_CODES[disc.support]
        discs[offset + layout.BODY_BELOW] = layout.NO_BODY
        if disc.on is not None or disc.support in ON_WOOD:
            set_support(discs, offset, _body_below(disc, arrays))
    return discs


def _body_below(disc: Placement, arrays: BoardArrays) -> int:
    """Return the number of the body below: a disc, or the nearest wood of its kind."""
    if disc.support is Support.DISC:
        return disc.on or 0
    rows = arrays.board[layout.BOXES_OFFSET : layout.CELLS_OFFSET].reshape(layout.BOXES, -1)
    kind, x_m = SUPPORT_CODES[disc.support], disc.x_m - arrays.width_m / 2
    distances_m = [
        math.hypot(max(left - x_m, x_m - right, 0.0), max(front - disc.y_m, disc.y_m - rear, 0.0))
        if support == kind and (disc.on is None or number == layout.FIRST_DIVIDER_BOX + disc.on)
        else math.inf
        for number, (left, right, front, rear, _low, _high, support) in enumerate(rows.tolist())
    ]
    return layout.WOOD_OFFSET + layout.FIRST_BOX + distances_m.index(min(distances_m))


def placements_of(discs: Floats, arrays: BoardArrays) -> list[Placement]:
    """Return the placement of every disc of a state array; `on` counts as in the array."""
    rows = discs.reshape(-1, layout.DISC_COLUMNS)[:, PLACEMENT_COLUMNS].tolist()
    return [
        Placement(x + arrays.width_m / 2, y, SUPPORTS[int(support)], low_m, high_m, _supporter(on))
        for x, y, support, low_m, high_m, on in rows
    ]


def set_release(discs: Floats, release: Release, arrays: BoardArrays) -> None:
    """Set the first disc of a state array in motion."""
    discs[layout.X], discs[layout.Y] = release.at_m - arrays.width_m / 2, 0.0
    discs[layout.UX], discs[layout.UY] = release.ux, release.uy
    discs[layout.SPEED], discs[layout.SPIN] = release.speed_mps, release.spin_radps
    discs[layout.STATE] = layout.MOVING


def set_random_source(log: Floats, off: frozenset[Effect], seed: int) -> None:
    """Set the seed of a log, and the effects that are switched off."""
    log[layout.SEED_LOW], log[layout.SEED_HIGH] = seed % WORDS, seed // WORDS
    log[layout.EFFECTS_OFF] = bits_of(off)


def log_size(capacity: int) -> int:
    """Return the length of a log with this capacity of segments and contacts."""
    return layout.RECORD_OFFSET + capacity * (layout.SEGMENT_COLUMNS + layout.CONTACT_COLUMNS)


def _segment_at_rest(number: int, discs: Floats, arrays: BoardArrays) -> Segment:
    log = np.zeros(log_size(1))
    log[layout.CAPACITY] = 1
    record_segment(discs, number * layout.DISC_COLUMNS, log)
    return replace(_segments(log, 1, arrays)[0], uy=1.0)


def _segments(log: Floats, capacity: int, arrays: BoardArrays) -> list[Segment]:
    count = int(log[layout.SEGMENT_COUNT])
    rows = (
        log[layout.RECORD_OFFSET :][: capacity * layout.SEGMENT_COLUMNS]
        .reshape(capacity, -1)[:count]
        .tolist()
    )
    return [_segment(row, arrays) for row in rows]


def _segment(row: list[float], arrays: BoardArrays) -> Segment:
    start_s, disc, x, y, ux, uy, speed, spin, support, low_m, high_m, rise_mps, on = row
    its_support = SUPPORTS[int(support)]
    x_m, number = x + arrays.width_m / 2, int(disc)
    return Segment(
        start_s, number, x_m, y, ux, uy, speed, spin, its_support, low_m, high_m, rise_mps, _supporter(on)
    )  # fmt: skip


def _supporter(on: float) -> int | None:
    """Return the number of the disc or the divider below."""
    if on < layout.WOOD_OFFSET:
        return int(on) if on != layout.NO_BODY else None
    divider = int(on) - layout.WOOD_OFFSET - layout.FIRST_BOX - layout.FIRST_DIVIDER_BOX
    return divider if divider >= 0 else None


def _contacts(log: Floats, capacity: int, arrays: BoardArrays) -> list[Contact]:
    count = int(log[layout.CONTACT_COUNT])
    start = layout.RECORD_OFFSET + capacity * layout.SEGMENT_COLUMNS
    rows = log[start:].reshape(capacity, -1)[:count].tolist()
    return [
        Contact(
            time_s,
            CONTACT_KINDS[int(kind)],
            int(disc),
            int(body) if body != layout.NO_BODY else None,
            x + arrays.width_m / 2,
            y,
            nx,
            ny,
            normal * arrays.disc_kg,
            tangential * arrays.disc_kg,
        )
        for time_s, kind, disc, body, x, y, nx, ny, normal, tangential in rows
    ]
