import pytest

from sjoelen.physics.board.builtin_boards import board, packaged
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import BrokenBoard, MeasureMistyped
from sjoelen.physics.fitting.fit import Fit, Multiple
from sjoelen.physics.fitting.fitted_board import fitted_board


def test_a_fitted_board_can_be_played_on() -> None:
    fit = Fit(Multiple(1.2, 1.1, 1.3, 9), 0.01, disc_restitution=Multiple(0.9, 0.8, 1.0, 5))
    text = packaged("boards/competition.toml")
    fitted = parse_board(fitted_board(text, "home", fit, "from {} slides".format))
    home, before = fitted.conditions["home"], board().conditions["home"]
    assert home.friction_slow.value == pytest.approx(1.2 * before.friction_slow.value)
    assert home.friction_fast.most == pytest.approx(1.3 * before.friction_fast.value)
    assert home.disc_restitution_fast.value == pytest.approx(0.9 * before.disc_restitution_fast.value)
    assert home.wall_restitution_fast == before.wall_restitution_fast
    assert home.disc_grip == before.disc_grip
    assert fitted.conditions["club"] == board().conditions["club"]
    assert home.friction_slow.source == "from 9 slides"


FITTED = Fit(Multiple(1.2, -0.1, 1.3, 9), 0.01)


def test_a_board_file_in_another_layout_is_refused() -> None:
    text = packaged("boards/family.toml").replace("value = 0.155", "value=0.155")
    with pytest.raises(BrokenBoard):
        fitted_board(text, "home", FITTED, str)


def test_a_friction_that_no_board_can_have_is_not_written() -> None:
    with pytest.raises(MeasureMistyped):
        fitted_board(packaged("boards/family.toml"), "home", Fit(Multiple(0.01, 0.01, 0.01, 3), 0.0), str)


def test_an_interval_does_not_reach_below_zero() -> None:
    fitted = parse_board(fitted_board(packaged("boards/family.toml"), "home", FITTED, str))
    assert fitted.conditions["home"].friction_slow.least == 0.0
