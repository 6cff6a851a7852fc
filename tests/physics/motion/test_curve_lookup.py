import numpy as np
import pytest

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.layout import CELL_COLUMNS, CELLS_OFFSET, CURVES_END, REMAINING_M, SECOND_CURVE, V, W
from sjoelen.physics.motion.curve_lookup import (
    find_cell,
    find_cell_of_ratio,
    fraction_at_distance,
    fraction_at_ratio,
    fraction_at_speed,
    remaining_m_at,
    rim_speed_at,
    speed_at,
)


@pytest.mark.parametrize("ratio", [1e-4, 0.1, 0.999, 1.5, 1.6365, 2.0, 40.0, 9e4])
def test_the_position_found_for_a_ratio_has_that_ratio(club: BoardArrays, ratio: float) -> None:
    cell, _last = find_cell_of_ratio(club.board, ratio, 1.0)
    part = fraction_at_ratio(club.board, cell, ratio, 1.0)
    actual = speed_at(club.board, cell, part) / rim_speed_at(club.board, cell, part)
    assert actual == pytest.approx(ratio, rel=1e-5 if abs(ratio - 1.6365) < 1e-3 else 1e-9)


def test_the_cell_of_a_ratio_is_the_last_that_starts_before_it(club: BoardArrays) -> None:
    second, end = int(club.board[SECOND_CURVE]), int(club.board[CURVES_END])
    shares = [*np.linspace(1e-4, 1.0 - 1e-4, 2000), 0.62066, 0.62067, 0.6207]
    for share in shares:
        cell, last = find_cell_of_ratio(club.board, share, 1.0 - share)
        first, stop = (CELLS_OFFSET, second) if cell < second else (second, end)
        is_before = share * club.board[first + W : stop : CELL_COLUMNS]
        is_before -= (1.0 - share) * club.board[first + V : stop : CELL_COLUMNS]
        rows = int((is_before <= 0.0).sum() if cell < second else (is_before >= 0.0).sum())
        assert (cell, last) == (first + CELL_COLUMNS * (max(rows, 1) - 1), stop - CELL_COLUMNS)


@pytest.mark.parametrize("share", [0.999, 0.5, 1e-2, 1e-4])
def test_a_speed_and_a_distance_are_found_again(club: BoardArrays, share: float) -> None:
    first, last = CELLS_OFFSET, int(club.board[SECOND_CURVE]) - CELL_COLUMNS
    speed, left = share * club.board[first + V], share**2 * club.board[first + REMAINING_M]
    cell = find_cell(club.board, V, speed, first, first, last)
    assert speed_at(club.board, cell, fraction_at_speed(club.board, cell, speed)) == pytest.approx(
        speed, rel=1e-12
    )
    cell = find_cell(club.board, REMAINING_M, left, last, first, last)
    assert remaining_m_at(club.board, cell, fraction_at_distance(club.board, cell, left)) == pytest.approx(
        left, rel=1e-10
    )


@pytest.mark.parametrize("share", [1.0, 0.999, 0.5, 1e-2, 1e-4, 0.0])
def test_a_search_finds_the_same_cell_from_any_start(club: BoardArrays, share: float) -> None:
    first, last = CELLS_OFFSET, int(club.board[SECOND_CURVE]) - CELL_COLUMNS
    speed = share * club.board[first + V]
    is_before = club.board[first + V : last + V + 1 : CELL_COLUMNS] >= speed
    counted = first + CELL_COLUMNS * (int(is_before.sum()) - 1)
    nears = range(first, last + 1, 7 * CELL_COLUMNS)
    assert {find_cell(club.board, V, speed, near, first, last) for near in nears} == {counted}
