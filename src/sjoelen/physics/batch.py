"""Batch of slides onto one scene, each on its own."""

from collections.abc import Sequence
from dataclasses import astuple

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.engine import simulate
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.layout import (
    CAPACITY,
    DISC_COLUMNS,
    EVENT_COUNT,
    MOVING,
    PIECES_OFFSET,
    RECORD_OFFSET,
    SPEED,
    SPIN,
    STATE,
    UX,
    UY,
    X,
    Y,
)
from sjoelen.physics.release import Release, check_release
from sjoelen.physics.scene.scene import Scene, check_scene
from sjoelen.physics.slide import scene_state, set_random_source, set_release

POSITION_COLUMNS = 3  # x, y, state
RELEASE_COLUMNS = 5  # those of a Release


def final_positions(scene: Scene, releases: Sequence[Release]) -> Floats:
    """Return the final positions, shape (releases, discs, 3): x and y in metres, state 0 (rest) or 2 (gone).

    Raises what `check_scene` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    arrays = scene.arrays()
    for release in releases:
        check_release(release, arrays.width_m, float(arrays.board[layout.RADIUS_M]))
    start = scene_state(scene, arrays)
    set_release(start, Release(arrays.width_m / 2, 0.0, 1.0, 0.0), arrays)
    rows = np.array([astuple(release) for release in releases])
    rows[:, 0] -= arrays.width_m / 2
    positions = np.zeros(len(rows) * (len(scene.discs) + 1) * POSITION_COLUMNS)
    log = np.zeros(RECORD_OFFSET)
    set_random_source(log, scene.off, scene.seed)
    if simulate_batch(start, rows.ravel(), arrays.board, np.zeros_like(start), log, positions) < 0.0:
        raise EngineGaveUp(events=int(log[EVENT_COUNT]))
    by_release = positions.reshape(len(rows), -1, POSITION_COLUMNS)
    by_release[:, :, 0] += arrays.width_m / 2
    return by_release


@compiled
def simulate_batch(
    start: Floats, releases: Floats, board: Floats, discs: Floats, log: Floats, positions: Floats
) -> float:
    """Simulate every release from the same start; return the number of events, or -1 without end."""
    events, position = 0.0, 0
    for release in range(0, releases.shape[0], RELEASE_COLUMNS):
        for disc in range(0, start.shape[0], DISC_COLUMNS):
            for column in range(disc, disc + PIECES_OFFSET):
                discs[column] = start[column]
        discs[X], discs[Y], discs[STATE] = releases[release], 0.0, MOVING
        discs[UX], discs[UY] = releases[release + 1], releases[release + 2]
        discs[SPEED], discs[SPIN] = releases[release + 3], releases[release + 4]
        for column in range(CAPACITY):
            log[column] = 0.0
        if simulate(discs, board, log) < 0.0:
            return -1.0
        events += log[EVENT_COUNT]
        for disc in range(0, start.shape[0], DISC_COLUMNS):
            positions[position], positions[position + 1] = discs[disc + X], discs[disc + Y]
            positions[position + 2] = discs[disc + STATE]
            position += POSITION_COLUMNS
    return events
