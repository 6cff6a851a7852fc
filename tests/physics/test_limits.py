from dataclasses import asdict, fields, replace
from itertools import chain

import pytest

from sjoelen.physics.equipment import Condition, Dimensions
from sjoelen.physics.limits import LIMITS
from sjoelen.physics.release import release
from sjoelen.physics.scene import Scene
from sjoelen.physics.shelf import BOARD_IDS, board
from sjoelen.physics.slide import slide

CLUB = board().conditions["club"]
ENDS = [(field.name, end) for field in fields(Condition) for end in LIMITS[field.name]]


def test_every_measure_has_its_limits_and_every_guess_of_ours_lies_within() -> None:
    assert set(LIMITS) == {field.name for part in (Dimensions, Condition) for field in fields(part)}
    for found in map(board, BOARD_IDS):
        measures = asdict(found.dimensions).items()
        for name, measure in chain(measures, *(asdict(each).items() for each in found.conditions.values())):
            least, most = LIMITS[name]
            numbers = [measure[each] for each in ("least", "value", "most") if measure[each] is not None]
            assert least <= min(numbers) <= max(numbers) <= most


@pytest.mark.parametrize(("name", "end"), ENDS)
def test_a_slide_comes_to_its_end_at_the_limits_of_each_measure(name: str, end: float) -> None:
    wood = replace(CLUB, **{name: replace(getattr(CLUB, name), value=end)})
    table = Scene(board=replace(board(), conditions={"club": wood}))
    for seed in range(8):
        made = release(0.1 + 0.02 * seed, 1.0 + 1.9 * seed, 10.0 * seed - 35.0, 50.0 * seed - 190.0)
        assert slide(table, made, seed).ended_s > 0.0
