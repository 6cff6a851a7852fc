import numpy as np
import pytest

from sjoelen.physics import columns
from sjoelen.physics.error import BrokenStops, TooFewStops
from sjoelen.physics.field import Field
from sjoelen.physics.fit import Stop, fit, read_stops
from sjoelen.physics.glide import set_off


def way(speed: float, where: Field) -> float:
    disc = np.zeros(columns.DISC_COLUMNS)
    disc[columns.SPEED] = speed
    set_off(disc, 0, where.board)
    return float(disc[columns.REACH_M])


def test_a_board_a_fifth_stickier_is_recognised(club: Field) -> None:
    found = fit([Stop(speed, way(speed, club) / 1.2) for speed in (0.8, 1.1, 1.3, 1.5)], club)
    assert found.friction == pytest.approx(1.2)
    assert found.least == pytest.approx(found.most)


@pytest.mark.parametrize("seed", range(8))
def test_the_interval_is_as_wide_as_the_scatter_makes_it(club: Field, seed: int) -> None:
    dice = np.random.default_rng(seed)
    speeds = dice.uniform(0.8, 1.6, 200)
    found = fit([Stop(float(each), way(each, club) * 0.9 + dice.normal(0, 0.02)) for each in speeds], club)
    assert found.least < 1.001 / 0.9
    assert found.most > 0.999 / 0.9
    assert found.scatter_m == pytest.approx(0.02, rel=0.2)
    assert found.most - found.least < 0.03


def test_measured_slides_are_read_with_speed_and_way() -> None:
    text = "[[stop]]\nspeed = 1.2\nway = 0.8\n" * 3
    assert read_stops(text) == (Stop(1.2, 0.8),) * 3
    with pytest.raises(TooFewStops):
        read_stops(text[: len(text) // 3])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[[stop]",
        "stop = 1",
        "[[stop]]\nspeed = 1\n",
        "[[stop]]\nspeed = 16\nway = 1\n",
        "[[stop]]\nspeed = nan\nway = 1\n",
    ],
)
def test_what_cannot_have_been_measured_is_refused(text: str) -> None:
    with pytest.raises(BrokenStops):
        read_stops(text)
