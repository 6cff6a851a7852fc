"""Whole sub-turns are compared in `test_fast_subturn`."""

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import log_size, scene_state
from sjoelen.play.crossings import HISTORY_COLUMNS
from sjoelen.play.release_model import HAND_COLUMNS, RELEASE_COLUMNS
from sjoelen.play.slide_loop import (
    FIRST_HIGH,
    FIRST_LOW,
    HALF_M,
    HAND_EMPTY,
    IN_HAND,
    LOG_CAPACITY,
    LOG_FULL,
    NEEDS_JURY,
    NEEDS_RELEASE,
    PLAYER_RELEASES,
    RELEASED,
    RUN_COLUMNS,
    SLID,
    run_slides,
)
from tests.play.conftest import ENDLESS

EMPTY_BOARD = Scene()
IN, SHORT = (0.146, 0.0, 1.0, 2.0, 0.0), (0.146, 0.0, 1.0, 0.1, 0.0)


def stopped(
    *releases: tuple[float, ...], capacity: int = 64, player_releases: bool = True, scene: Scene = EMPTY_BOARD
) -> tuple[float, np.ndarray]:
    """Return the reason to stop with three discs in the hand and these releases, and the run."""
    arrays = scene.arrays()
    discs, histories = np.zeros(4 * layout.DISC_COLUMNS), np.zeros(4 * HISTORY_COLUMNS)
    discs[: layout.DISC_COLUMNS] = scene_state(scene, arrays)
    run, rows = np.zeros(RUN_COLUMNS), np.zeros(3 * RELEASE_COLUMNS)
    run[IN_HAND], run[LOG_CAPACITY], run[HALF_M] = 3, capacity, 0.193
    run[PLAYER_RELEASES], run[RELEASED] = player_releases, len(releases)
    rows[: len(releases) * RELEASE_COLUMNS] = np.array(releases).ravel()
    run[FIRST_LOW] = run[FIRST_HIGH] = 2.0**32 - 1
    log = np.zeros(log_size(capacity))
    hand = np.zeros(HAND_COLUMNS)
    return run_slides(discs, histories, arrays.board, log, hand, run, rows), run


@pytest.mark.parametrize(
    ("releases", "capacity", "why", "slid"),
    [
        ((), 64, NEEDS_RELEASE, 0),
        ((IN,), 64, NEEDS_RELEASE, 1),
        ((IN, IN, IN), 64, HAND_EMPTY, 3),
        ((IN, SHORT, IN), 64, NEEDS_JURY, 2),
        ((IN, IN), 1, LOG_FULL, 1),
    ],
)
def test_the_loop_stops_for_the_jury_or_a_player(
    releases: tuple[tuple[float, ...], ...], capacity: int, why: float, slid: int
) -> None:
    stop, run = stopped(*releases, capacity=capacity)
    assert (stop, run[SLID]) == (why, slid)


def test_the_loop_stops_at_a_slide_without_end() -> None:
    stop, run = stopped(IN, IN, scene=Scene(board=ENDLESS))
    assert (stop, run[SLID]) == (LOG_FULL, 1.0)


def test_the_loop_draws_the_releases_of_a_hand() -> None:
    stop, run = stopped(player_releases=False)
    assert (stop, run[SLID], run[RELEASED]) == (NEEDS_JURY, 1.0, 1.0)
