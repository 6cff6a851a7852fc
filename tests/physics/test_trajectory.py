from sjoelen.physics.field import Field, field
from sjoelen.physics.release import release
from sjoelen.physics.scene import Lying, Scene
from sjoelen.physics.shelf import board
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectory import board_hash, sample


def test_before_it_is_struck_a_disc_lies_where_it_lay() -> None:
    path = slide(Scene((Lying(0.193, 0.8),)), release(0.193, 2.4))
    assert (sample(path, 0.1)[1].x_m, sample(path, 0.1)[1].y_m) == (0.193, 0.8)


def test_a_path_is_without_jumps() -> None:
    path = slide(Scene((Lying(0.2, 0.8),)), release(0.193, 2.4))
    for contact in path.contacts:
        before, after = sample(path, contact.at_s - 1e-9), sample(path, contact.at_s)
        for one, other in zip(before, after, strict=True):
            assert abs(one.x_m - other.x_m) + abs(one.y_m - other.y_m) < 3e-6


def test_another_condition_is_another_board(club: Field) -> None:
    assert board_hash(club) == board_hash(field(board(), "club"))
    assert board_hash(club) != board_hash(field(board(), "new"))
