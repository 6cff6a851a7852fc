import numpy as np
import pytest

from sjoelen.physics import engine
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS, LOW_M, RECORD_OFFSET, SEED_LOW, SPIN, SUPPORT, UX, X, Y
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state
from tests.physics.conftest import scattered, stacked
from tests.physics.storm import let_go, storm


def mirrored(discs: Floats) -> Floats:
    other = discs.copy().reshape(-1, DISC_COLUMNS)
    other[:, [X, UX, SPIN]] *= -1.0
    return other.ravel()


@pytest.mark.parametrize("seed", range(40))
def test_a_mirrored_scene_ends_in_the_mirror_to_the_last_bit(club: BoardArrays, seed: int) -> None:
    table = stacked() if seed % 2 else scattered(20, seed)
    start = let_go(scene_state(table, club), 0.02, 0.01 * (seed - 20), 3.0, 10.0)
    image = mirrored(start)
    for discs in (start, image):
        log = np.zeros(RECORD_OFFSET)
        log[SEED_LOW] = seed
        engine.simulate(discs, club.board, log)
    assert np.array_equal(mirrored(image)[X::DISC_COLUMNS], start[X::DISC_COLUMNS])
    for column in (Y, LOW_M, SUPPORT):
        assert np.array_equal(image[column::DISC_COLUMNS], start[column::DISC_COLUMNS])


def test_no_sub_turn_of_thirty_discs_reaches_the_limit_of_events(club: BoardArrays) -> None:
    """Play a sample; `make storms` plays ten thousand."""
    assert max(storm(club, seed) for seed in range(60)) < engine.EVENTS_MAX / 20


def test_of_two_contacts_at_once_the_lowest_number_comes_first(club: BoardArrays) -> None:
    side = np.sqrt(0.052**2 - 0.03**2)
    orders = []
    for first, second in ((-0.03, 0.03), (0.03, -0.03)):
        discs = scene_state(Scene((Placement(0.1, 0.2), Placement(0.3, 0.2))), club)
        discs[DISC_COLUMNS + X], discs[2 * DISC_COLUMNS + X] = first, second
        discs[DISC_COLUMNS + Y] = discs[2 * DISC_COLUMNS + Y] = 0.5 + side
        start = let_go(discs, 0.0, 0.0, 2.0, 0.0)
        engine.simulate(start, club.board, np.zeros(RECORD_OFFSET))
        orders.append(start)
    assert orders[0][X] == -orders[1][X]
    assert orders[0][DISC_COLUMNS + Y] == orders[1][DISC_COLUMNS + Y]
