"""Boards and scenes for several tests."""

from dataclasses import replace

import numpy as np
import pytest

from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.equipment import Condition
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support

RADIUS_M = 0.026


def scattered(count: int, seed: int, least_y: float = 0.4) -> Scene:
    """Return a scene with discs anywhere on the field."""
    dice = np.random.default_rng(seed)
    lying: list[Placement] = []
    while len(lying) < count:
        x, y = dice.uniform(RADIUS_M, 0.386 - RADIUS_M), dice.uniform(least_y, 1.18 - RADIUS_M)
        if all(
            (x - placement.x_m) ** 2 + (y - placement.y_m) ** 2 > (2 * RADIUS_M) ** 2 for placement in lying
        ):
            lying.append(Placement(float(x), float(y)))
    return Scene(tuple(lying))


def stacked() -> Scene:
    """Return a scene with the stacks of R12 in each compartment, and a few discs on the field."""
    lying: list[Placement] = []
    for x in (0.0465, 0.146, 0.24, 0.3395):
        for y, count in ((1.2216, 4), (1.5, 2)):
            lying.append(Placement(x, y))
            lying += [
                Placement(x, y, Support.DISC, 0.013 * high, 0.013 * (high + 1), len(lying) + high - 1)
                for high in range(1, count)
            ]
    return Scene((*lying, Placement(0.15, 1.1), Placement(0.2, 0.9), Placement(0.3, 1.05)))


def without_friction(wood: Condition) -> Condition:
    """Return a condition that no file may have; a slide there has no end."""
    none, single = replace(wood.friction_slow, value=0.0), replace(wood.friction_bands, value=1.0)
    return replace(wood, friction_slow=none, friction_bands=single)


@pytest.fixture
def club() -> BoardArrays:
    return board_arrays(board(), "club")
