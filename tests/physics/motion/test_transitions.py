import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.layout import DISC_COLUMNS, RECORD_OFFSET
from sjoelen.physics.motion.carried import add_mover, rests_on
from sjoelen.physics.motion.transitions import (
    advance_if_moving,
    advance_to,
    comes_to_rest,
    start_motion,
    stop_motion,
)
from sjoelen.physics.slide import scene_state
from tests.physics.conftest import stacked


def test_a_carried_disc_moves_and_rests_with_its_carrier(club: BoardArrays) -> None:
    discs, log, now_s = scene_state(stacked(), club), np.zeros(RECORD_OFFSET), 0.2
    base, riders = DISC_COLUMNS, [2 * DISC_COLUMNS, 3 * DISC_COLUMNS, 4 * DISC_COLUMNS]
    for rider in riders:
        assert rests_on(discs, rider, base)
        add_mover(discs, rider, log)
        discs[rider + layout.STATE] = layout.CARRIED
    discs[base + layout.SPEED], discs[base + layout.UY] = 0.4, 1.0
    start_motion(discs, base, club.board, log, 0.0)
    advance_to(discs, base, now_s, club.board)
    assert discs[base + layout.Y] > 1.26
    assert {float(discs[rider + layout.Y]) for rider in riders} == {float(discs[base + layout.Y])}
    stop_motion(discs, base, layout.RESTING, log, now_s)
    assert {float(discs[rider + layout.STATE]) for rider in riders} == {layout.RESTING}


def test_a_disc_advances_to_a_moment_only_once(club: BoardArrays) -> None:
    discs, log = scene_state(stacked(), club), np.zeros(RECORD_OFFSET)
    discs[layout.SPEED], discs[layout.UY] = 2.0, 1.0
    start_motion(discs, 0, club.board, log, 0.0)
    advance_if_moving(discs, 0, 0.1, club.board)
    once = discs.copy()
    advance_if_moving(discs, 0, 0.1, club.board)
    assert np.array_equal(discs, once)


def test_a_disc_is_a_mover_once(club: BoardArrays) -> None:
    discs, log = scene_state(stacked(), club), np.zeros(RECORD_OFFSET)
    add_mover(discs, 0, log)
    discs[layout.STATE] = layout.MOVING
    add_mover(discs, 0, log)
    assert log[layout.MOVER_COUNT] == 1


@pytest.mark.parametrize(("support", "speed", "slow"), [(0, 1e-4, True), (0, 0.1, False), (1, 1e-4, False)])
def test_a_slow_disc_rests_but_not_in_the_air(
    club: BoardArrays, support: int, speed: float, slow: bool
) -> None:
    disc = np.zeros(DISC_COLUMNS)
    disc[layout.SUPPORT], disc[layout.SPEED] = support, speed
    assert comes_to_rest(disc, 0, club.board, 1.0) == slow
