import pytest

from sjoelen.physics.board.builtin_boards import board
from sjoelen.play.board_lines import board_lines
from tests.play.conftest import PLAN


def test_the_gate_bar_stands_1180_mm_from_the_line() -> None:
    assert PLAN.front_m == pytest.approx(1.180)
    assert PLAN.rear_m == pytest.approx(1.194)
    assert PLAN.back_m == pytest.approx(1.556)


def test_the_outer_compartments_are_wider_for_they_end_at_the_walls() -> None:
    assert [round(1e3 * (right - left)) for left, right in PLAN.sides] == [93, 82, 82, 93]
    assert PLAN.width_m == pytest.approx(0.386)


def test_another_board_has_other_lines() -> None:
    assert board_lines(board("family")).width_m > PLAN.width_m
