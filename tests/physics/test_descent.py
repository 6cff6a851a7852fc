import numpy as np
import pytest

from sjoelen.physics import columns
from sjoelen.physics.columns import DISC_COLUMNS, RECORD_AT
from sjoelen.physics.compiled import Floats
from sjoelen.physics.descent import come_down, touch_down
from sjoelen.physics.field import Field
from sjoelen.physics.scene import Scene
from sjoelen.physics.slide import laid

LINTEL = columns.ANY_BOX + 8


def falling(where: Field, rise_mps: float, speed: float = 1.0) -> Floats:
    discs = laid(Scene(), where)
    discs[columns.SUPPORT], discs[columns.RISE_MPS] = columns.AIR, rise_mps
    discs[columns.SPEED], discs[columns.UY] = speed, 1.0
    return discs


def test_a_hard_landing_bounces_and_a_soft_one_stays_down(club: Field) -> None:
    hard, soft = falling(club, -1.0), falling(club, -0.2)
    for discs in (hard, soft):
        touch_down(discs, 0, columns.NOBODY, club.board, np.zeros(RECORD_AT), 0.0)
    assert (hard[columns.SUPPORT], hard[columns.RISE_MPS]) == (columns.AIR, pytest.approx(0.35))
    assert (soft[columns.SUPPORT], soft[columns.RISE_MPS]) == (columns.FLOOR, 0.0)
    assert soft[columns.SPEED] == pytest.approx(1.0 - 0.125 * 0.2)


def test_over_an_upper_edge_no_energy_is_lost_or_won(club: Field) -> None:
    discs = falling(club, 0.8, speed=0.0)
    discs[columns.X], discs[columns.Y] = -0.094, 1.18 - 0.026
    discs[columns.HAP], discs[columns.CLIMBS] = columns.BY_CREST, columns.ANY_BOX + columns.BAR_BOX + 1
    discs[columns.WOOD] = discs[columns.DISC] = columns.NOBODY
    come_down(discs, 0, club.board, np.zeros(RECORD_AT), 0.0)
    assert discs[columns.SPEED] ** 2 + discs[columns.RISE_MPS] ** 2 == pytest.approx(0.64)
    assert (discs[columns.UY], discs[columns.LOW_M]) == (1.0, pytest.approx(0.05))


@pytest.mark.parametrize(("rise_mps", "support"), [(0.15, columns.AIR), (0.7, columns.IN_GATE)])
def test_an_edge_jams_under_the_bar_only_at_a_hard_kick(club: Field, rise_mps: float, support: float) -> None:
    discs = falling(club, rise_mps)
    discs[columns.HAP], discs[columns.WOOD], discs[columns.DISC] = columns.BY_LID, LINTEL, columns.NOBODY
    come_down(discs, 0, club.board, np.zeros(RECORD_AT), 0.0)
    assert discs[columns.SUPPORT] == support
    assert discs[columns.RISE_MPS] <= 0.0


def test_what_flies_over_the_edge_is_gone(club: Field) -> None:
    discs = falling(club, 0.0)
    discs[columns.HAP] = columns.BY_EDGE
    discs[columns.WOOD] = discs[columns.DISC] = columns.NOBODY
    come_down(discs, 0, club.board, np.zeros(RECORD_AT), 0.0)
    assert discs[columns.STATE] == columns.GONE
    assert len(discs) == DISC_COLUMNS
