"""Many slides onto one scene, each alone: where everything comes to rest."""

from collections.abc import Sequence

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

ENDING_COLUMNS = 3  # x, y, state


def final_positions(scene: Scene, releases: Sequence[Release]) -> Floats:
    """Where the discs end, shape (releases, discs, 3): x and y in metres, and resting (0) or gone (2).

    Raises what `check_scene` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    arrays = scene.arrays()
    for each in releases:
        check_release(each, arrays.width_m, float(arrays.board[layout.RADIUS_M]))
    start = scene_state(scene, arrays)
    set_release(start, Release(arrays.width_m / 2, 0.0, 1.0, 0.0), arrays)
    rows = np.array(
        [
            (each.at_m - arrays.width_m / 2, each.ux, each.uy, each.speed_mps, each.spin_radps)
            for each in releases
        ]
    )
    ended = np.zeros(len(rows) * (len(scene.discs) + 1) * ENDING_COLUMNS)
    log = np.zeros(RECORD_OFFSET)
    set_random_source(log, scene.off, scene.seed)
    if simulate_batch(start, rows.ravel(), arrays.board, np.zeros_like(start), log, ended) < 0.0:
        raise EngineGaveUp(events=int(log[EVENT_COUNT]))
    shaped = ended.reshape(len(rows), -1, ENDING_COLUMNS)
    shaped[:, :, 0] += arrays.width_m / 2
    return shaped


@compiled
def simulate_batch(
    start: Floats, releases: Floats, board: Floats, discs: Floats, log: Floats, ended: Floats
) -> float:
    """Play every release onto the same start; the number of events, or -1 if one has no end."""
    events, place = 0.0, 0
    for row in range(0, releases.shape[0], 5):
        for disc in range(0, start.shape[0], DISC_COLUMNS):
            for index in range(disc, disc + PIECES_OFFSET):
                discs[index] = start[index]
        discs[X], discs[Y], discs[STATE] = releases[row], 0.0, MOVING
        discs[UX], discs[UY] = releases[row + 1], releases[row + 2]
        discs[SPEED], discs[SPIN] = releases[row + 3], releases[row + 4]
        for index in range(CAPACITY):
            log[index] = 0.0
        if simulate(discs, board, log) < 0.0:
            return -1.0
        events += log[EVENT_COUNT]
        for disc in range(0, start.shape[0], DISC_COLUMNS):
            ended[place], ended[place + 1], ended[place + 2] = (
                discs[disc + X],
                discs[disc + Y],
                discs[disc + STATE],
            )
            place += ENDING_COLUMNS
    return events
