import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS, RECORD_OFFSET
from sjoelen.physics.out_of_plane.landing import end_flight, land
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state

LINTEL = layout.FIRST_BOX + 8


def falling(arrays: BoardArrays, rise_mps: float, speed: float = 1.0) -> Floats:
    discs = scene_state(Scene(), arrays)
    discs[layout.SUPPORT], discs[layout.RISE_MPS] = layout.AIR, rise_mps
    discs[layout.SPEED], discs[layout.UY] = speed, 1.0
    return discs


def test_a_hard_landing_bounces_and_a_soft_one_stays_down(club: BoardArrays) -> None:
    hard, soft = falling(club, -1.0), falling(club, -0.2)
    for discs in (hard, soft):
        land(discs, 0, layout.NO_BODY, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert (hard[layout.SUPPORT], hard[layout.RISE_MPS]) == (layout.AIR, pytest.approx(0.35))
    assert (soft[layout.SUPPORT], soft[layout.RISE_MPS]) == (layout.FLOOR, 0.0)
    assert soft[layout.SPEED] == pytest.approx(1.0 - 0.125 * 0.2)


def test_over_an_upper_edge_the_energy_stays_the_same(club: BoardArrays) -> None:
    discs = falling(club, 0.8, speed=0.0)
    discs[layout.X], discs[layout.Y] = -0.094, 1.18 - 0.026
    discs[layout.FLIGHT_END], discs[layout.CLIMBED_WOOD] = (
        layout.ENDS_AT_CREST,
        layout.FIRST_BOX + layout.FIRST_BAR_BOX + 1,
    )
    discs[layout.NEXT_WOOD] = discs[layout.NEXT_DISC] = layout.NO_BODY
    end_flight(discs, 0, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert discs[layout.SPEED] ** 2 + discs[layout.RISE_MPS] ** 2 == pytest.approx(0.64)
    assert (discs[layout.UY], discs[layout.LOW_M]) == (1.0, pytest.approx(0.05))


@pytest.mark.parametrize(("rise_mps", "support"), [(0.15, layout.AIR), (0.7, layout.IN_GATE)])
def test_a_disc_wedges_under_the_bar_only_after_a_hard_push(
    club: BoardArrays, rise_mps: float, support: float
) -> None:
    discs = falling(club, rise_mps)
    discs[layout.FLIGHT_END], discs[layout.NEXT_WOOD], discs[layout.NEXT_DISC] = (
        layout.ENDS_UNDERNEATH,
        LINTEL,
        layout.NO_BODY,
    )
    end_flight(discs, 0, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert discs[layout.SUPPORT] == support
    assert discs[layout.RISE_MPS] <= 0.0


def test_a_disc_that_flies_over_the_edge_is_gone(club: BoardArrays) -> None:
    discs = falling(club, 0.0)
    discs[layout.FLIGHT_END] = layout.ENDS_OFF_BOARD
    discs[layout.NEXT_WOOD] = discs[layout.NEXT_DISC] = layout.NO_BODY
    end_flight(discs, 0, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert discs[layout.STATE] == layout.GONE
    assert len(discs) == DISC_COLUMNS
