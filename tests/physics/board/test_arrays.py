import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays


def test_friction_falls_with_speed_in_steps(club: BoardArrays) -> None:
    bands = club.board[layout.BANDS_OFFSET :][: 2 * club.bands].reshape(-1, 2)
    assert np.all(np.diff(bands[:, 0]) < 0)
    assert np.all(np.diff(bands[:, 1]) > 0)
    assert bands[-1, 0] == 0.0
    assert bands[0, 1] == pytest.approx(0.085 * 9.812)
