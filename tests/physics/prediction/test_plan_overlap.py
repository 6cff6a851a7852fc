import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.motion.glide import set_glide
from sjoelen.physics.prediction.plan_overlap import (
    box_offset,
    direction_to,
    distance_to_box,
    nearest_box,
    plan_gap_m,
    time_of_separation,
    vector_to_box,
)

FLAT = board_arrays(board(), "club").board
DIVIDER = layout.FIRST_BOX + layout.FIRST_DIVIDER_BOX


@given(st.floats(-0.19, 0.19), st.floats(0.9, 1.6), st.floats(0, 6.28), st.integers(0, layout.BOXES - 1))
def test_a_disc_touches_a_box_at_the_computed_distance(x: float, y: float, angle: float, number: int) -> None:
    ux, uy, box = float(np.sin(angle)), float(np.cos(angle)), box_offset(layout.FIRST_BOX + number)
    assume(np.hypot(*vector_to_box(x, y, box, FLAT)) > 0.026 + 1e-6)
    way_m = distance_to_box(x, y, ux, uy, box, FLAT)
    ways = np.linspace(0, min(way_m, 0.5), 50, endpoint=False)
    gaps = [np.hypot(*vector_to_box(x + ux * way, y + uy * way, box, FLAT)) - 0.026 for way in ways]
    assert min(gaps) > -1e-9
    if way_m < layout.INFINITE:
        reached = np.hypot(*vector_to_box(x + ux * way_m, y + uy * way_m, box, FLAT))
        assert reached == pytest.approx(0.026, abs=1e-9)


def test_wood_blocks_a_disc_only_at_its_own_heights() -> None:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.X], disc[layout.Y], disc[layout.UX], disc[layout.BODY_BELOW] = (
        -0.047,
        1.3,
        1.0,
        layout.NO_BODY,
    )
    disc[layout.REACH_M] = 0.09
    for low_m, which in ((0.0, DIVIDER + 1), (0.039, DIVIDER + 1), (0.04, layout.NO_BODY)):
        disc[layout.LOW_M], disc[layout.HIGH_M] = low_m, low_m + 0.013
        assert nearest_box(disc, 0, FLAT)[1] == which
    disc[layout.LOW_M], disc[layout.BODY_BELOW] = 0.0, layout.WOOD_OFFSET + DIVIDER + 1
    assert nearest_box(disc, 0, FLAT) == (layout.INFINITE, layout.NO_BODY)


def test_two_discs_separate_when_their_circles_do() -> None:
    discs = np.zeros(2 * layout.DISC_COLUMNS)
    discs[layout.SPEED], discs[layout.UY], discs[layout.BODY_BELOW] = 0.5, 1.0, 1
    discs[layout.STATE] = layout.MOVING
    set_glide(discs, 0, FLAT)
    ends_s = float(discs[layout.DURATION_S])
    parts_s = time_of_separation(discs, 0, 0.0, ends_s, FLAT)
    assert plan_gap_m(discs, 0, 1, parts_s, FLAT) == pytest.approx(0.0, abs=1e-12)
    assert plan_gap_m(discs, 0, 1, 0.5 * parts_s, FLAT) < 0.0
    discs[layout.SPEED] = 0.1
    set_glide(discs, 0, FLAT)
    assert time_of_separation(discs, 0, 0.0, float(discs[layout.DURATION_S]), FLAT) == layout.INFINITE


def test_a_disc_over_wood_has_no_distance_to_it() -> None:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.X], disc[layout.Y] = -0.094, 1.3
    body = layout.WOOD_OFFSET + DIVIDER
    assert direction_to(disc, 0, body, FLAT) == (0.0, 1.0, 0.0)
    assert plan_gap_m(disc, 0, body, 0.0, FLAT) == pytest.approx(-0.026)
