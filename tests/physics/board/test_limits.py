from dataclasses import asdict, fields, replace
from itertools import chain

import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.builtin_boards import BOARD_IDS, board
from sjoelen.physics.board.equipment import Condition, Dimensions
from sjoelen.physics.board.limits import LIMITS
from sjoelen.physics.engine import simulate
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state, set_release, slide
from tests.physics.conftest import without_friction

CLUB = board().conditions["club"]
ENDS = [(field.name, end) for field in fields(Condition) for end in LIMITS[field.name]]


def test_every_measure_has_limits_and_every_assumption_lies_within_them() -> None:
    assert set(LIMITS) == {field.name for part in (Dimensions, Condition) for field in fields(part)}
    for board_in_test in map(board, BOARD_IDS):
        measures = asdict(board_in_test.dimensions).items()
        for name, measure in chain(
            measures, *(asdict(condition).items() for condition in board_in_test.conditions.values())
        ):
            least, most = LIMITS[name]
            numbers = [measure[key] for key in ("least", "value", "most") if measure[key] is not None]
            assert least <= min(numbers) <= max(numbers) <= most


@pytest.mark.parametrize(("name", "end"), ENDS)
def test_a_slide_ends_at_the_limits_of_every_measure(name: str, end: float) -> None:
    wood = replace(CLUB, **{name: replace(getattr(CLUB, name), value=end)})
    table = Scene(board=replace(board(), conditions={"club": wood}))
    for seed in range(8):
        release = release_at(0.1 + 0.02 * seed, 1.0 + 1.9 * seed, 10.0 * seed - 35.0, 50.0 * seed - 190.0)
        assert slide(table, release, seed).ended_s > 0.0


def test_the_engine_gives_up_on_a_board_without_friction_and_overwrites_nothing() -> None:
    """Return a board that no file can have: its discs have no next event."""
    endless = replace(board(), conditions={"club": without_friction(CLUB)})
    table, room = Scene(board=endless).arrays(), 64
    around = np.full(layout.DISC_COLUMNS + 2 * room, np.pi)
    disc = around[room:-room]
    disc[:] = scene_state(Scene(), table)
    set_release(disc, release_at(0.19, 2.0), table)
    assert simulate(disc, table.board, np.zeros(layout.RECORD_OFFSET)) == -1.0
    assert set(around[:room]) == set(around[-room:]) == {np.pi}
