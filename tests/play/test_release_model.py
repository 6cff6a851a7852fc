"""The releases of a hand are tested in `test_hand`; here, the columns of its arrays."""

from fractions import Fraction

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.play.hand import GOOD, Hand, straight
from sjoelen.play.release_model import HAND_COLUMNS, RELEASE_COLUMNS, SLANT_MAX, draw_release
from tests.play.conftest import PLAN


def test_a_hand_and_a_release_fill_their_columns() -> None:
    assert Hand(straight(PLAN), GOOD).as_array(PLAN).shape == (HAND_COLUMNS,)


def test_a_direction_is_a_unit_vector_of_limited_slant() -> None:
    hand, log, rows = np.zeros(HAND_COLUMNS), np.zeros(layout.RECORD_OFFSET), np.zeros(2 * RELEASE_COLUMNS)
    hand[[2, 5, 8, 11]] = 9.0
    draw_release(hand, np.zeros(4), log, rows, RELEASE_COLUMNS)
    slant = Fraction(SLANT_MAX)
    assert rows[:RELEASE_COLUMNS].tolist() == [0.0] * RELEASE_COLUMNS
    assert rows[RELEASE_COLUMNS + 1] == float(2 * slant / (1 + slant * slant))
    assert rows[RELEASE_COLUMNS + 1] ** 2 + rows[RELEASE_COLUMNS + 2] ** 2 == pytest.approx(1.0, abs=1e-15)
