import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.motion.flight import (
    advance_flight,
    height_at,
    set_flight,
    time_to_fall_to,
    time_to_rise_to,
)
from sjoelen.physics.motion.glide import after_time

FLAT = board_arrays(board(), "club").board


def flying(low_m: float, rise_mps: float) -> Floats:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.LOW_M], disc[layout.RISE_MPS], disc[layout.UX], disc[layout.UY] = (
        low_m,
        rise_mps,
        0.6,
        0.8,
    )
    disc[layout.SPEED], disc[layout.SPIN], disc[layout.SUPPORT] = 1.5, 8.0, layout.AIR
    return disc


@given(st.floats(0, 0.1), st.floats(-2, 2), st.floats(0, 0.1))
def test_a_disc_reaches_a_height_at_the_computed_time(low_m: float, rise_mps: float, height_m: float) -> None:
    disc = flying(low_m, rise_mps)
    down_s, up_s = time_to_fall_to(disc, 0, height_m, FLAT), time_to_rise_to(disc, 0, height_m, FLAT)
    if down_s < layout.INFINITE and (low_m > height_m or rise_mps > 0.0):
        assert height_at(disc, 0, down_s, FLAT) == pytest.approx(height_m, abs=1e-9)
    if up_s < layout.INFINITE:
        assert height_at(disc, 0, up_s, FLAT) == pytest.approx(height_m, abs=1e-9)
        assert up_s <= down_s


def test_the_time_of_an_unreached_height_is_infinite() -> None:
    assert time_to_rise_to(flying(0.0, 0.5), 0, 0.02, FLAT) == layout.INFINITE
    assert time_to_fall_to(flying(0.0, 0.5), 0, 0.02, FLAT) == layout.INFINITE
    assert time_to_rise_to(flying(0.03, 0.5), 0, 0.02, FLAT) == layout.INFINITE
    assert time_to_rise_to(flying(0.0, -0.5), 0, 0.0, FLAT) == layout.INFINITE


def test_a_disc_lower_by_a_rounding_error_does_not_fall_through_its_support() -> None:
    assert time_to_fall_to(flying(0.013, 0.0), 0, np.nextafter(0.013, 1.0), FLAT) == 0.0


def test_a_flight_in_two_parts_is_the_same_flight() -> None:
    whole, halved = flying(0.01, 0.7), flying(0.01, 0.7)
    advance_flight(whole, 0, 0.1, FLAT)
    advance_flight(halved, 0, 0.04, FLAT)
    advance_flight(halved, 0, 0.1, FLAT)
    assert halved == pytest.approx(whole, abs=1e-12)
    assert whole[layout.HIGH_M] - whole[layout.LOW_M] == pytest.approx(0.013)


def test_in_the_air_neither_speed_nor_spin_is_lost() -> None:
    disc = flying(0.0, 0.5)
    set_flight(disc, 0, FLAT)
    assert disc[layout.DURATION_S] == pytest.approx(2 * 0.5 / FLAT[layout.GRAVITY_MPS2])
    assert after_time(disc, 0, 0.05, FLAT) == pytest.approx((0.075, 1.5, 8.0 * 0.024))
