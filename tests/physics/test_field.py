import numpy as np
import pytest

from sjoelen.physics import columns
from sjoelen.physics.field import Field, divider_edges_m, gate_edges_m
from sjoelen.physics.shelf import board


def test_four_gates_of_sixty_stand_where_the_books_put_them() -> None:
    edges = [round(1000 * (edge + 0.193), 6) for gate in gate_edges_m(board().dimensions) for edge in gate]
    assert edges == [22, 82, 116, 176, 210, 270, 304, 364]


def test_three_dividers_stand_in_the_middle_between_gates() -> None:
    edges = [round(1000 * (edge + 0.193), 6) for each in divider_edges_m(board().dimensions) for edge in each]
    assert edges == [93, 105, 187, 199, 281, 293]


def test_the_wood_is_its_own_mirror_image(club: Field) -> None:
    faces = club.board[columns.FACES_AT : columns.CORNERS_AT].reshape(columns.FACES, -1)
    upright = faces[faces[:, columns.FACE_ACROSS] == 0.0]
    found = {(each[1], each[4]) for each in upright.tolist()}
    assert found == {(-at, -side) for at, side in found}
    corners = club.board[columns.CORNERS_AT : columns.CELLS_AT].reshape(-1, 2)
    assert {tuple(each) for each in corners.tolist()} == {(-x, y) for x, y in corners.tolist()}


def test_friction_falls_with_speed_in_steps(club: Field) -> None:
    bands = club.board[columns.BANDS_AT :][: 2 * club.bands].reshape(-1, 2)
    assert np.all(np.diff(bands[:, 0]) < 0)
    assert np.all(np.diff(bands[:, 1]) > 0)
    assert bands[-1, 0] == 0.0
    assert bands[0, 1] == pytest.approx(0.085 * 9.812)
