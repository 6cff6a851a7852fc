import numpy as np
import pytest

from sjoelen.physics import columns
from sjoelen.physics.collision import strike
from sjoelen.physics.columns import DISC_COLUMNS, RECORD_AT
from sjoelen.physics.compiled import Floats
from sjoelen.physics.effect import Effect
from sjoelen.physics.field import Field
from sjoelen.physics.lying import Lying
from sjoelen.physics.release import release
from sjoelen.physics.scene import Scene
from sjoelen.physics.slide import laid, slide
from sjoelen.physics.trajectory import Kind, sample


def two(where: Field, low_m: float, rise_mps: float, y: float) -> Floats:
    """A disc in the air moving at a disc on the floor."""
    discs = laid(Scene((Lying(0.193, 0.8),)), where)
    discs[columns.Y], discs[columns.UY], discs[columns.SPEED] = y, 1.0, 1.0
    discs[columns.LOW_M], discs[columns.HIGH_M] = low_m, low_m + 0.013
    discs[columns.SUPPORT], discs[columns.RISE_MPS] = columns.AIR, rise_mps
    return discs


def test_a_disc_that_hits_another_near_its_upper_edge_is_thrown_up(club: Field) -> None:
    for low_m, thrown in ((0.012, True), (0.005, False)):
        discs = two(club, low_m, 0.0, 0.748)
        strike(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_AT), 0.0)
        assert (discs[columns.RISE_MPS] > 0.1) == thrown


def test_a_disc_that_comes_down_on_another_does_not_push_it(club: Field) -> None:
    discs = two(club, float(club.board[columns.THICK_M]), -0.2, 0.79)
    strike(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_AT), 0.0)
    assert (discs[columns.SUPPORT], discs[columns.ON]) == (columns.ON_DISC, 1)
    assert discs[DISC_COLUMNS + columns.SPEED] == 0.0


def test_two_discs_that_touch_in_the_air_go_on_together(club: Field) -> None:
    discs = two(club, 0.02, 0.6, 0.79)
    discs[DISC_COLUMNS + columns.SUPPORT], discs[DISC_COLUMNS + columns.LOW_M] = columns.AIR, 0.033
    discs[DISC_COLUMNS + columns.HIGH_M] = 0.046
    strike(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_AT), 0.0)
    assert discs[columns.RISE_MPS] == discs[DISC_COLUMNS + columns.RISE_MPS] == pytest.approx(0.3)


def test_a_disc_that_breaks_lies_where_it_broke_until_what_struck_it_pushes_it_on() -> None:
    table = Scene((Lying(0.193, 0.8),), seed=1602, off=frozenset({Effect.HOP}))
    path = slide(table, release(0.193, 6.0, 0.5))
    broke = [each for each in path.contacts if each.kind is Kind.BROKE]
    assert len(broke) == 1
    placed = sample(path, broke[0].at_s)[broke[0].disc]
    assert (placed.x_m, placed.y_m, placed.low_m) == (0.193, 0.8, 0.0)
    struck, again = [each for each in path.contacts if each.kind is Kind.DISC]
    assert struck.at_s == broke[0].at_s == pytest.approx(again.at_s, abs=1e-12)
