from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import quad

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.motion.glide import set_glide

SLOW_MPS, FAST_MPS, GRAVITY_MPS2 = 0.4, 1.6, 9.812
SLOW, FAST = 0.125, 0.085
COUNTS = range(2, layout.BANDS_MAX + 1)


def in_bands(count: int) -> BoardArrays:
    club = board().conditions["club"]
    banded = replace(club, friction_bands=replace(club.friction_bands, value=float(count)))
    return board_arrays(replace(board(), conditions={"club": banded}), "club")


def bands_of(arrays: BoardArrays) -> Floats:
    return arrays.board[layout.BANDS_OFFSET :][: 2 * arrays.bands].reshape(-1, 2)


def way_m(arrays: BoardArrays, speed_mps: float) -> float:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED] = speed_mps
    set_glide(disc, 0, arrays.board)
    return float(disc[layout.REACH_M])


def way_on_a_line_m(speed_mps: float) -> float:
    """Return the distance under a friction that falls linearly, by quadrature."""
    return float(
        quad(
            lambda mps: mps / GRAVITY_MPS2 / np.interp(mps, (SLOW_MPS, FAST_MPS), (SLOW, FAST)),
            0.0,
            speed_mps,
            points=(SLOW_MPS, FAST_MPS),
        )[0]
    )


@pytest.mark.parametrize("count", COUNTS)
def test_friction_falls_with_speed_in_bands(count: int) -> None:
    bands = bands_of(in_bands(count))
    assert len(bands) == count
    assert np.all(np.diff(bands[:, 0]) < 0)
    assert np.all(np.diff(bands[:, 1]) > 0)


@pytest.mark.parametrize("count", COUNTS)
def test_slow_friction_acts_at_slow_speeds_and_fast_friction_at_fast_ones(count: int) -> None:
    bands = bands_of(in_bands(count))
    assert bands[-2:, 0].tolist() == [SLOW_MPS, 0.0]
    assert bands[-1, 1] == pytest.approx(SLOW * GRAVITY_MPS2)
    assert bands[0].tolist() == pytest.approx([FAST_MPS if count > 2 else SLOW_MPS, FAST * GRAVITY_MPS2])
    assert way_m(in_bands(count), SLOW_MPS) == pytest.approx(SLOW_MPS**2 / (2 * SLOW * GRAVITY_MPS2))


@pytest.mark.parametrize("count", COUNTS[1:])
@pytest.mark.parametrize("speed_mps", [FAST_MPS, 2.1, 3.5])
def test_a_disc_stops_at_the_same_place_whatever_the_number_of_bands(count: int, speed_mps: float) -> None:
    assert way_m(in_bands(count), speed_mps) == pytest.approx(way_on_a_line_m(speed_mps), rel=1e-3)


def test_more_bands_come_closer_to_friction_on_a_line() -> None:
    speeds = np.linspace(SLOW_MPS, FAST_MPS, 60)
    ways = np.array([way_on_a_line_m(speed) for speed in speeds])
    errors = [
        float(np.max(np.abs([way_m(in_bands(count), speed) for speed in speeds] - ways) / ways))
        for count in COUNTS
    ]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.012


def test_a_single_band_is_slow() -> None:
    assert bands_of(in_bands(1)).tolist() == [[0.0, SLOW * GRAVITY_MPS2]]
