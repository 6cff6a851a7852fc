"""Boards and scenes that several tests play on."""

import numpy as np
import pytest

from sjoelen.physics.field import Field, field
from sjoelen.physics.lying import Lying
from sjoelen.physics.scene import Scene
from sjoelen.physics.shelf import board

RADIUS_M = 0.026


def scattered(count: int, seed: int, least_y: float = 0.4) -> Scene:
    """Discs anywhere on the playing field, as they lie after a wild sub-turn."""
    dice = np.random.default_rng(seed)
    lying: list[Lying] = []
    while len(lying) < count:
        x, y = dice.uniform(RADIUS_M, 0.386 - RADIUS_M), dice.uniform(least_y, 1.18 - RADIUS_M)
        if all((x - each.x_m) ** 2 + (y - each.y_m) ** 2 > (2 * RADIUS_M) ** 2 for each in lying):
            lying.append(Lying(float(x), float(y)))
    return Scene(tuple(lying))


@pytest.fixture
def club() -> Field:
    return field(board(), "club")
