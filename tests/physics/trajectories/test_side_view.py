import re
from xml.etree import ElementTree as ET

import pytest

from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.side_view import side_views

SIZES = board().dimensions
FLAT = Placement(0.2, 0.8)


def tilts(*discs: Placement) -> list[list[float]]:
    """Return the tilt of each disc in each view, in degrees, the right side up."""
    views = side_views(dict(enumerate(discs, 1)), SIZES, {})
    return [[-float(turn) for turn in re.findall(r"rotate\((.*?)\)", view)] for view in views]


def numbers(*discs: Placement) -> list[list[str]]:
    views = (ET.fromstring(f"<g>{view}</g>") for view in side_views(dict(enumerate(discs, 1)), SIZES, {}))  # noqa: S314 our own
    return [[text.text or "" for text in view.iter("text")] for view in views]


def test_discs_that_lie_flat_on_the_floor_need_no_view() -> None:
    assert numbers(FLAT, Placement(0.3, 0.8)) == []


def test_a_stack_is_one_view_from_the_lowest_disc_on() -> None:
    stack = [FLAT, *(Placement(0.2, 0.8, Support.DISC, 0.013 * n, 0.013 * (n + 1), n) for n in (1, 2))]
    assert numbers(*stack) == [["1", "2", "3"]]
    assert tilts(*stack) == [[0.0, 0.0, 0.0]]


@pytest.mark.parametrize(
    ("disc", "sign"),
    [
        (Placement(0.112, 1.3, Support.DIVIDER, 0.0, 0.052, 0), -1),
        (Placement(0.175, 1.32, Support.DIVIDER, 0.0, 0.047, 1), 1),
        (Placement(0.03, 0.6, Support.WALL, 0.0, 0.04), -1),
        (Placement(0.36, 0.6, Support.WALL, 0.0, 0.04), 1),
        (Placement(0.2, 1.53, Support.WALL, 0.0, 0.04), 1),
        (Placement(0.146, 1.16, Support.BAR, 0.0, 0.04), 1),
        (Placement(0.146, 1.21, Support.BAR, 0.0, 0.04), -1),
    ],
)
def test_a_leaning_disc_rises_to_its_support(disc: Placement, sign: int) -> None:
    ((tilt,),) = tilts(disc)
    assert 10.0 < sign * tilt <= 90.0


def test_a_disc_that_leans_on_another_is_seen_with_it() -> None:
    leaning = Placement(0.2, 0.84, Support.DISC, 0.0, 0.039, 1)
    assert numbers(FLAT, leaning) == [["1", "2"]]
    ((flat, tilt),) = tilts(FLAT, leaning)
    assert (flat, tilt > 20.0) == (0.0, True)


def test_a_disc_in_a_gate_stands_under_the_bar() -> None:
    (view,) = side_views({1: Placement(0.146, 1.187, Support.GATE, 0.0, 0.02)}, SIZES, {1: None})
    assert 'y="-50" width="14.00" height="30"' in view
    assert "<path" in view
