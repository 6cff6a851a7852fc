import pytest

from sjoelen.physics.fit import Fit
from sjoelen.physics.parse import parse_board
from sjoelen.physics.shelf import board, packaged
from sjoelen.physics.tuned import tuned


def test_a_tuned_board_is_a_board_to_play_on() -> None:
    found = parse_board(tuned(packaged("boards/competition.toml"), "home", Fit(1.2, 1.1, 1.3, 0.01), 9))
    home, before = found.conditions["home"], board().conditions["home"]
    assert home.friction_slow.value == pytest.approx(1.2 * before.friction_slow.value)
    assert home.friction_fast.most == pytest.approx(1.3 * before.friction_fast.value)
    assert home.disc_grip == before.disc_grip
    assert found.conditions["club"] == board().conditions["club"]
