"""That whole sub-turns come out the same is held by `test_rapid`."""

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import laid, log_size
from sjoelen.play.crossings import PAST_COLUMNS
from sjoelen.play.release_model import HAND_COLUMNS, RELEASE_COLUMNS
from sjoelen.play.slide_loop import (
    ASKED,
    ASKS,
    EMPTY,
    FIRST_HIGH,
    FIRST_LOW,
    HALF_M,
    HELD,
    LOG_ROOM,
    OVERFLOWED,
    RELEASED,
    REMARKED,
    RUN_COLUMNS,
    SLID,
    slide_on,
)
from tests.play.conftest import ENDLESS, PLAN

EMPTY_BOARD = Scene()
IN, SHORT = (0.146, 0.0, 1.0, 2.0, 0.0), (0.146, 0.0, 1.0, 0.1, 0.0)


def stopped(
    *releases: tuple[float, ...], room: int = 64, asks: bool = True, scene: Scene = EMPTY_BOARD
) -> tuple[float, np.ndarray]:
    """Why it stopped with three discs in the hand and these releases known, and the run."""
    where = scene.field()
    discs, pasts = np.zeros(4 * layout.DISC_COLUMNS), np.zeros(4 * PAST_COLUMNS)
    discs[: layout.DISC_COLUMNS] = laid(scene, where)
    run, made = np.zeros(RUN_COLUMNS), np.zeros(3 * RELEASE_COLUMNS)
    run[HELD], run[LOG_ROOM], run[HALF_M], run[ASKS], run[RELEASED] = 3, room, 0.193, asks, len(releases)
    made[: len(releases) * RELEASE_COLUMNS] = np.array(releases).ravel()
    run[FIRST_LOW] = run[FIRST_HIGH] = 2.0**32 - 1
    log = np.zeros(log_size(room))
    hand = np.zeros(HAND_COLUMNS)
    return slide_on(discs, pasts, where.board, log, PLAN.lines(), hand, run, made), run


@pytest.mark.parametrize(
    ("releases", "room", "why", "slid"),
    [
        ((), 64, ASKED, 0),
        ((IN,), 64, ASKED, 1),
        ((IN, IN, IN), 64, EMPTY, 3),
        ((IN, SHORT, IN), 64, REMARKED, 2),
        ((IN, IN), 1, OVERFLOWED, 1),
    ],
)
def test_it_stops_where_somebody_must_look_or_aim(
    releases: tuple[tuple[float, ...], ...], room: int, why: float, slid: int
) -> None:
    stop, run = stopped(*releases, room=room)
    assert (stop, run[SLID]) == (why, slid)


def test_it_stops_where_a_slide_has_no_end() -> None:
    stop, run = stopped(IN, IN, scene=Scene(board=ENDLESS))
    assert (stop, run[SLID]) == (OVERFLOWED, 1.0)


def test_a_hand_that_is_known_is_not_asked() -> None:
    stop, run = stopped(asks=False)
    assert (stop, run[SLID], run[RELEASED]) == (REMARKED, 1.0, 1.0)
