import pytest

from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board, packaged
from sjoelen.physics.board.parse import parse_board
from sjoelen.physics.error import BoardDiffers
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import from_json, to_json
from sjoelen.physics.trajectories.trajectory import final_placements, sample


def test_a_disc_rests_until_it_is_struck() -> None:
    trajectory = slide(Scene((Placement(0.193, 0.8),)), release_at(0.193, 2.4))
    assert (sample(trajectory, 0.1)[1].x_m, sample(trajectory, 0.1)[1].y_m) == (0.193, 0.8)


def test_a_path_is_continuous() -> None:
    trajectory = slide(Scene((Placement(0.2, 0.8),)), release_at(0.193, 2.4))
    for contact in trajectory.contacts:
        before, final_placements = (
            sample(trajectory, contact.time_s - 1e-9),
            sample(trajectory, contact.time_s),
        )
        for earlier, later in zip(before, final_placements, strict=True):
            assert abs(earlier.x_m - later.x_m) + abs(earlier.y_m - later.y_m) < 3e-6


def test_another_condition_is_another_board(club: BoardArrays) -> None:
    assert club.hash == board_arrays(board(), "club").hash
    assert club.hash != board_arrays(board(), "new").hash


def test_a_trajectory_of_another_board_of_the_same_name_is_not_sampled_on_ours() -> None:
    slippery = packaged("boards/competition.toml").replace("value = 0.125", "value = 0.1", 1)
    own = parse_board(slippery)
    trajectory = slide(Scene(board=own), release_at(0.193, 1.5))
    assert from_json(to_json(trajectory), own) == trajectory
    assert sample(from_json(to_json(trajectory), own), 1.0) == sample(trajectory, 1.0)
    with pytest.raises(BoardDiffers):
        sample(from_json(to_json(trajectory)), 1.0)


def test_the_final_placements_are_the_next_scene() -> None:
    trajectory = slide(
        Scene((Placement(0.193, 0.8), Placement(0.193, 0.8, Support.DISC, 0.013, 0.026, 1))),
        release_at(0.05, 1.2),
    )
    (zero, thrown), below, above = final_placements(trajectory)
    assert (zero, thrown.support, thrown.low_m) == (0, Support.FLOOR, 0.0)
    assert (below[0], below[1].x_m, below[1].y_m, below[1].on) == (1, 0.193, 0.8, None)
    assert above == (2, Placement(0.193, 0.8, Support.DISC, 0.013, 0.026, 1))


def test_a_disc_that_left_the_board_has_no_final_placement() -> None:
    assert final_placements(slide(Scene(), release_at(0.193, 14.0), seed=2)) == ()
