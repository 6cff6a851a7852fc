import numpy as np
import pytest

from sjoelen.physics import columns, engine
from sjoelen.physics.columns import DISC_COLUMNS, EVENTS, MOVING, RECORD_AT, SPEED, SPIN, STATE, UX, UY, X, Y
from sjoelen.physics.compiled import Floats
from sjoelen.physics.field import Field
from sjoelen.physics.scene import Scene
from sjoelen.physics.slide import laid
from tests.physics.conftest import scattered


def let_go(discs: Floats, x: float, angle: float, speed: float, spin: float) -> Floats:
    discs = discs.copy()
    discs[X], discs[Y], discs[UX], discs[UY] = x, 0.0, np.sin(angle), np.cos(angle)
    discs[SPEED], discs[SPIN], discs[STATE] = speed, spin, MOVING
    return discs


def mirrored(discs: Floats) -> Floats:
    other = discs.copy().reshape(-1, DISC_COLUMNS)
    other[:, [X, UX, SPIN]] *= -1.0
    return other.ravel()


@pytest.mark.parametrize("seed", range(40))
def test_a_mirrored_scene_ends_in_the_mirror_to_the_last_bit(club: Field, seed: int) -> None:
    start = let_go(laid(scattered(20, seed), club), 0.02, 0.01 * (seed - 20), 3.0, 10.0)
    image = mirrored(start)
    for discs in (start, image):
        engine.play_out(discs, club.board, np.zeros(RECORD_AT))
    assert np.array_equal(mirrored(image)[X::DISC_COLUMNS], start[X::DISC_COLUMNS])
    assert np.array_equal(image[Y::DISC_COLUMNS], start[Y::DISC_COLUMNS])


def test_no_sub_turn_of_thirty_discs_is_ever_capped(club: Field) -> None:
    """A sample; `make storms` plays ten thousand."""
    assert max(storm(club, seed) for seed in range(60)) < engine.EVENTS_MAX / 20


def storm(where: Field, seed: int) -> int:
    """Thirty discs thrown one after another onto the others; the most events of a slide."""
    dice = np.random.default_rng(seed)
    discs, most = laid(Scene(), where), 0
    for _ in range(30):
        thrown = let_go(
            discs, dice.uniform(-0.16, 0.16), dice.normal(0, 0.05), dice.uniform(1.0, 4.0), dice.normal(0, 8)
        )
        log = np.zeros(RECORD_AT)
        assert engine.play_out(thrown, where.board, log) >= 0.0
        most = max(most, int(log[EVENTS]))
        thrown = np.concatenate([np.zeros(DISC_COLUMNS), *_on_board(thrown)])
        discs = thrown
    return most


def _on_board(discs: Floats) -> list[Floats]:
    """Every disc still on the board and clear of the line, behind an empty place for the next."""
    return [
        each
        for each in discs.reshape(-1, DISC_COLUMNS)
        if each[STATE] == columns.RESTING and each[Y] > 0.06 and each[columns.SINCE_S] >= 0.0
    ]


def test_of_two_contacts_at_once_the_lowest_number_comes_first(club: Field) -> None:
    side = np.sqrt(0.052**2 - 0.03**2)
    found = []
    for first, second in ((-0.03, 0.03), (0.03, -0.03)):
        discs = np.zeros(3 * DISC_COLUMNS)
        discs[DISC_COLUMNS + X], discs[2 * DISC_COLUMNS + X] = first, second
        discs[DISC_COLUMNS + Y] = discs[2 * DISC_COLUMNS + Y] = 0.5 + side
        start = let_go(discs, 0.0, 0.0, 2.0, 0.0)
        engine.play_out(start, club.board, np.zeros(RECORD_AT))
        found.append(start)
    assert found[0][X] == -found[1][X]
    assert found[0][DISC_COLUMNS + Y] == found[1][DISC_COLUMNS + Y]
