import numpy as np
import pytest

from sjoelen.physics.layout import DISC_COLUMNS, RECORD_OFFSET, SEED_HIGH, SEED_LOW
from sjoelen.physics.random_numbers import draw


def drawn(seed: tuple[int, int], disc: int, count: int) -> list[float]:
    discs, log = np.zeros(3 * DISC_COLUMNS), np.zeros(RECORD_OFFSET)
    log[SEED_LOW], log[SEED_HIGH] = seed
    return [draw(discs, disc * DISC_COLUMNS, log) for _ in range(count)]


def test_random_numbers_are_uniform_and_never_0_or_1() -> None:
    numbers = np.array(drawn((1, 0), 0, 20_000))
    assert 0.0 < numbers.min() < numbers.max() < 1.0
    assert np.histogram(numbers, 10, (0, 1))[0] == pytest.approx([2000] * 10, abs=200)
    assert np.corrcoef(numbers[:-1], numbers[1:])[0, 1] == pytest.approx(0.0, abs=0.03)


def test_every_seed_and_every_disc_has_its_own_random_numbers() -> None:
    rows = [drawn(seed, disc, 500) for seed in ((1, 0), (2, 0), (0, 1)) for disc in (0, 1, 2)]
    assert len({number for row in rows for number in row}) == 9 * 500
    assert np.abs(np.corrcoef(rows) - np.eye(9)).max() < 0.2


def test_the_draws_of_a_disc_do_not_depend_on_other_discs() -> None:
    discs, log = np.zeros(2 * DISC_COLUMNS), np.zeros(RECORD_OFFSET)
    mixed = [draw(discs, disc, log) for disc in (0, DISC_COLUMNS, 0, 0, DISC_COLUMNS)]
    assert [mixed[0], mixed[2], mixed[3]] == drawn((0, 0), 0, 3)
    assert [mixed[1], mixed[4]] == drawn((0, 0), 1, 2)
