import pytest

from sjoelen.physics.fit import Fit, Multiple
from sjoelen.physics.parse import parse_board
from sjoelen.physics.shelf import board, packaged
from sjoelen.physics.tuned import tuned


def test_a_tuned_board_is_a_board_to_play_on() -> None:
    fitted = Fit(Multiple(1.2, 1.1, 1.3, 9), 0.01, disc_restitution=Multiple(0.9, 0.8, 1.0, 5))
    found = parse_board(tuned(packaged("boards/competition.toml"), "home", fitted, "from {} slides".format))
    home, before = found.conditions["home"], board().conditions["home"]
    assert home.friction_slow.value == pytest.approx(1.2 * before.friction_slow.value)
    assert home.friction_fast.most == pytest.approx(1.3 * before.friction_fast.value)
    assert home.disc_restitution_fast.value == pytest.approx(0.9 * before.disc_restitution_fast.value)
    assert home.wall_restitution_fast == before.wall_restitution_fast
    assert home.disc_grip == before.disc_grip
    assert found.conditions["club"] == board().conditions["club"]
    assert home.friction_slow.source == "from 9 slides"
