from dataclasses import replace

import pytest

from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.trajectory import Trajectory
from sjoelen.play.disc_history import FRESH, Past
from sjoelen.play.slide_history import after_slide
from tests.play.conftest import AIR, FIELD, FLOOR, IN_3, IN_4, LINE, NEW, PLAN, told

GATE_3, OUTSIDE = (0.146, 1.19), (0.4, 1.4)
STRAYED = Past(home=1, strayed=True)


@pytest.mark.parametrize(
    ("before", "path", "after"),
    [
        # over the floor
        (FRESH, told((*LINE, FLOOR), (*FIELD, FLOOR)), Past()),
        (FRESH, told((*LINE, FLOOR), (*IN_3, FLOOR)), Past(home=1)),
        (FRESH, told((*GATE_3, FLOOR), (*IN_3, FLOOR)), Past(home=1)),
        (FRESH, told((*LINE, FLOOR), (*IN_3, FLOOR), (*FIELD, FLOOR)), Past(returned=(1,))),
        (Past(home=1), told((*IN_3, FLOOR), (*GATE_3, FLOOR)), Past(returned=(1,))),
        (Past(home=1), told((*IN_3, FLOOR), (*FIELD, FLOOR), (*IN_4, FLOOR)), Past(home=2, returned=(1,))),
        (STRAYED, told((*IN_4, FLOOR), (*FIELD, FLOOR)), STRAYED),
        (STRAYED, told((*FIELD, FLOOR), (*IN_4, FLOOR)), Past(home=2)),
        # through the air
        (FRESH, told((*FIELD, AIR), (0.2, 0.9, FLOOR)), Past()),
        (FRESH, told((*FIELD, AIR), (*IN_4, FLOOR)), Past(over_bar=True)),
        (FRESH, told((*FIELD, AIR), (*IN_4, Support.DIVIDER)), Past(over_bar=True)),
        (Past(home=1), told((*IN_3, AIR), (*IN_4, FLOOR)), STRAYED),
        (Past(home=1), told((*IN_3, AIR), (*FIELD, FLOOR)), STRAYED),
        (Past(home=1), told((*IN_3, AIR), (0.15, 1.5, FLOOR)), Past(home=1)),
        (Past(home=1), told((*IN_3, AIR), (*IN_4, Support.DIVIDER)), Past(home=1)),
        (Past(home=1), told((*IN_3, AIR), (*IN_4, Support.WALL)), Past(home=1)),
        (STRAYED, told((*IN_4, AIR), (*IN_3, FLOOR)), STRAYED),
        # off the board
        (FRESH, told((*FIELD, AIR), (0.4, 0.9, AIR), left=True), Past()),
        (Past(home=1), told((*IN_3, AIR), (*OUTSIDE, AIR), left=True), STRAYED),
        (FRESH, told((*LINE, FLOOR), (*IN_3, AIR), (*OUTSIDE, AIR), left=True), STRAYED),
    ],
)
def test_what_a_way_makes_of_a_disc(before: Past, path: Trajectory, after: Past) -> None:
    (disc,) = after_slide([replace(NEW, past=replace(before, in_play=True))], path, PLAN)
    assert disc.past == replace(after, in_play=True)


def test_a_disc_is_in_play_once_all_of_it_was_past_the_line() -> None:
    for y_m, in_play in ((0.0259, False), (0.0261, True)):
        (disc,) = after_slide([NEW], told((*LINE, FLOOR), (0.146, y_m, FLOOR)), PLAN)
        assert disc.past == Past(in_play=in_play)
