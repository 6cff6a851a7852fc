from itertools import pairwise

import numpy as np
import pytest

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.interpolation import knots
from sjoelen.physics.trajectories.trajectory import sample


def test_a_cubic_between_knots_is_exact_to_a_micrometre(club: BoardArrays) -> None:
    trajectory = slide(Scene(), release_at(0.146, 1.7, 0.0, 30.0))
    row = knots(trajectory.segments[0], trajectory.segments[1].start_s, club)
    for (t0, s0, v0, _), (t1, s1, v1, _) in pairwise(row):
        width = t1 - t0
        for part in np.linspace(0, 1, 5):
            cubic = (
                s0 * (1 + 2 * part) * (1 - part) ** 2
                + s1 * part**2 * (3 - 2 * part)
                + width * part * (1 - part) * (v0 * (1 - part) - v1 * part)
            )
            placed = sample(trajectory, t0 + part * width)[0]
            assert cubic == pytest.approx(placed.y_m, abs=1e-6)


def test_a_disc_at_rest_has_one_knot(club: BoardArrays) -> None:
    trajectory = slide(Scene(), release_at(0.146, 1.7))
    assert knots(trajectory.segments[-1], trajectory.ended_s, club) == [(0.0, 0.0, 0.0, 0.0)]
