"""Many slides onto one scene, each alone: where everything comes to rest."""

from collections.abc import Sequence

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.engine import play_out
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.layout import (
    DISC_COLUMNS,
    EVENTS,
    LEGS_AT,
    MOVING,
    RECORD_AT,
    ROOM,
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
from sjoelen.physics.slide import laid, put_chance, put_release

ENDING_COLUMNS = 3  # x, y, state


def endings(scene: Scene, releases: Sequence[Release]) -> Floats:
    """Where the discs end, shape (releases, discs, 3): x and y in metres, and resting (0) or gone (2).

    Raises what `check_scene` and `check_release` raise, EngineGaveUp.
    """
    check_scene(scene)
    where = scene.field()
    for each in releases:
        check_release(each, where.width_m, float(where.board[layout.RADIUS_M]))
    start = laid(scene, where)
    put_release(start, Release(where.width_m / 2, 0.0, 1.0, 0.0), where)
    rows = np.array(
        [
            (each.at_m - where.width_m / 2, each.ux, each.uy, each.speed_mps, each.spin_radps)
            for each in releases
        ]
    )
    ended = np.zeros(len(rows) * (len(scene.discs) + 1) * ENDING_COLUMNS)
    log = np.zeros(RECORD_AT)
    put_chance(log, scene.off, scene.seed)
    if play_many(start, rows.ravel(), where.board, np.zeros_like(start), log, ended) < 0.0:
        raise EngineGaveUp(events=int(log[EVENTS]))
    shaped = ended.reshape(len(rows), -1, ENDING_COLUMNS)
    shaped[:, :, 0] += where.width_m / 2
    return shaped


@compiled
def play_many(
    start: Floats, releases: Floats, board: Floats, discs: Floats, log: Floats, ended: Floats
) -> float:
    """Play every release onto the same start; the number of events, or -1 if one has no end."""
    events, place = 0.0, 0
    for row in range(0, releases.shape[0], 5):
        for at in range(0, start.shape[0], DISC_COLUMNS):
            for index in range(at, at + LEGS_AT):
                discs[index] = start[index]
        discs[X], discs[Y], discs[STATE] = releases[row], 0.0, MOVING
        discs[UX], discs[UY] = releases[row + 1], releases[row + 2]
        discs[SPEED], discs[SPIN] = releases[row + 3], releases[row + 4]
        for index in range(ROOM):
            log[index] = 0.0
        if play_out(discs, board, log) < 0.0:
            return -1.0
        events += log[EVENTS]
        for at in range(0, start.shape[0], DISC_COLUMNS):
            ended[place], ended[place + 1], ended[place + 2] = discs[at + X], discs[at + Y], discs[at + STATE]
            place += ENDING_COLUMNS
    return events
