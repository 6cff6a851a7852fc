import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS, INFINITE, NO_BODY, REACH_M, USED_LENGTH, UX, UY, X, Y
from sjoelen.physics.prediction.static_contact import (
    box_of_wood,
    can_collide,
    distance_back,
    distance_to_circle,
    nearest_resting_disc,
    nearest_wood,
    normal_of_wood,
    overlap_in_height,
)
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import scene_state

RADIUS_M = 0.026


def going(x: float, y: float, degrees: float, reach: float = 5.0) -> Floats:
    disc = np.zeros(DISC_COLUMNS)
    angle = np.radians(degrees)
    disc[X], disc[Y], disc[UX], disc[UY], disc[REACH_M] = x, y, np.sin(angle), np.cos(angle), reach
    return disc


@pytest.mark.parametrize(
    ("x", "y", "degrees", "way"),
    [
        (0.0, 0.0, 0.0, 1.18 - RADIUS_M),  # the middle pillar
        (-0.047, 0.0, 0.0, 1.556 - RADIUS_M),  # through the second gate to the back wall
        (0.0, 0.5, 90.0, 0.193 - RADIUS_M),
        (0.0, 0.5, -90.0, 0.193 - RADIUS_M),
        (-0.047, 1.3, 90.0, 0.041 - RADIUS_M),  # a divider
        (-0.047, 1.3, 180.0, 5.0),  # and out again, through the gate
    ],
)
def test_a_disc_meets_the_wood_in_its_path(
    club: BoardArrays, x: float, y: float, degrees: float, way: float
) -> None:
    distance_m, which = nearest_wood(going(x, y, degrees), 0, club.board)
    if way == 5.0:
        assert (distance_m, which) == (INFINITE, NO_BODY)
    else:
        assert distance_m == pytest.approx(way, abs=1e-12)


def test_a_disc_that_just_misses_a_pillar_touches_its_corner(club: BoardArrays) -> None:
    disc = going(-0.047 + 0.0041, 0.0, 0.0)
    way, which = nearest_wood(disc, 0, club.board)
    disc[Y] += way
    nx, ny = normal_of_wood(disc, 0, which, club.board)
    assert np.hypot(disc[X] + 0.017, disc[Y] - 1.18) == pytest.approx(RADIUS_M)
    assert (nx, ny) == pytest.approx(((-0.017 - disc[X]) / RADIUS_M, (1.18 - disc[Y]) / RADIUS_M))


def test_a_point_meets_a_circle_only_ahead() -> None:
    assert distance_to_circle(0.0, 1.0, 0.0, 1.0, 0.25) == 0.75
    assert distance_to_circle(0.0, -1.0, 0.0, 1.0, 0.25) == INFINITE
    assert distance_to_circle(0.3, 1.0, 0.0, 1.0, 0.25) == INFINITE
    assert distance_to_circle(0.0, 0.1, 0.0, 1.0, 0.25) == 0.0


def test_discs_collide_only_at_common_heights(club: BoardArrays) -> None:
    lying = [Placement(0.1, 0.5), Placement(0.2, 0.5), Placement(0.21, 0.5, Support.DISC, 0.013, 0.026, 2)]
    discs = scene_state(Scene(tuple(lying)), club)
    upright, base, upper = (number * DISC_COLUMNS for number in (1, 2, 3))
    assert overlap_in_height(discs, upright, base)
    assert can_collide(discs, upright, base)
    assert not overlap_in_height(discs, upright, upper)
    assert not can_collide(discs, upright, upper)
    assert not can_collide(discs, base, upper)


@pytest.mark.parametrize(
    ("lying", "back_m"),
    [
        ((0.0, 0.06), 0.0),
        ((0.0, 0.03), 0.022),
        ((0.0, -0.03), 0.082),
        ((0.04, 0.01), (0.052**2 - 0.04**2) ** 0.5 - 0.01),
    ],
)
def test_a_disc_starts_clear_of_a_disc_on_the_line(
    club: BoardArrays, lying: tuple[float, float], back_m: float
) -> None:
    discs = np.concatenate([going(0.0, 0.0, 0.0), going(*lying, 0.0)])
    discs[USED_LENGTH] = discs.size
    assert distance_back(discs, 0, club.board) == pytest.approx(back_m, abs=1e-12)


def test_of_two_discs_in_the_path_the_nearest_counts(club: BoardArrays) -> None:
    far, near = going(0.0, 0.9, 0.0), going(0.01, 0.5, 0.0)
    discs = np.concatenate([going(0.0, 0.0, 0.0), far, near])
    discs[7], discs[USED_LENGTH] = 1.0, discs.size
    way, which = nearest_resting_disc(discs, 0, 0.0, club.board)
    assert which == 2 * DISC_COLUMNS
    assert way == pytest.approx(0.5 - np.sqrt(0.052**2 - 0.01**2))


def test_every_face_and_corner_has_its_box(club: BoardArrays) -> None:
    boxes = club.board[layout.BOXES_OFFSET : layout.CELLS_OFFSET].reshape(layout.BOXES, -1)
    faces = club.board[layout.FACES_OFFSET : layout.CORNERS_OFFSET].reshape(layout.FACES, -1).tolist()
    for number, (across, position, start, end, side) in enumerate(faces):
        left, right, front, rear, *_ = boxes[box_of_wood(number) - layout.FIRST_BOX]
        near, far, low, high = (left, right, front, rear) if across == 0.0 else (front, rear, left, right)
        assert position == (far if side > 0.0 else near)
        assert low - 1e-12 <= start < end <= high + 1e-12
    corners = club.board[layout.CORNERS_OFFSET : layout.BOXES_OFFSET].reshape(layout.CORNERS, -1).tolist()
    for number, (x, y) in enumerate(corners, layout.FACES):
        left, right, front, rear, *_ = boxes[box_of_wood(number) - layout.FIRST_BOX]
        assert x in (left, right)
        assert y in (front, rear)
    assert box_of_wood(layout.FIRST_BOX + 5) == layout.FIRST_BOX + 5
