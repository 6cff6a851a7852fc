from dataclasses import replace

import pytest

from sjoelen.physics.batch import final_positions
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.error import EngineGaveUp
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import sample
from tests.physics.conftest import scattered, without_friction


def test_a_batch_gives_the_positions_of_single_slides() -> None:
    scene = scattered(15, 5)
    releases = [
        release_at(0.1 + 0.02 * number, 1.5 + 0.1 * number, number - 5, number) for number in range(10)
    ]
    for release, ended in zip(releases, final_positions(scene, releases), strict=True):
        trajectory = slide(scene, release)
        placed = sample(trajectory, trajectory.ended_s)
        assert [(disc.x_m, disc.y_m) for disc in placed] == [(x, y) for x, y, _ in ended.tolist()]


def test_the_engine_gives_up_on_a_batch_without_end() -> None:
    wood = board().conditions["club"]
    smooth = without_friction(wood)
    with pytest.raises(EngineGaveUp):
        final_positions(Scene(board=replace(board(), conditions={"club": smooth})), [release_at(0.19, 2.0)])
