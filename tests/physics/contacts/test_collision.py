import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.contacts.collision import resolve_disc_contact
from sjoelen.physics.layout import DISC_COLUMNS, RECORD_OFFSET
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state, slide
from sjoelen.physics.trajectories.trajectory import ContactKind, sample


def two(arrays: BoardArrays, low_m: float, rise_mps: float, y: float) -> Floats:
    """Return a disc in the air that moves towards a disc on the floor."""
    discs = scene_state(Scene((Placement(0.193, 0.8),)), arrays)
    discs[layout.Y], discs[layout.UY], discs[layout.SPEED] = y, 1.0, 1.0
    discs[layout.LOW_M], discs[layout.HIGH_M] = low_m, low_m + 0.013
    discs[layout.SUPPORT], discs[layout.RISE_MPS] = layout.AIR, rise_mps
    return discs


def test_a_disc_that_hits_another_near_its_upper_edge_is_pushed_up(club: BoardArrays) -> None:
    for low_m, thrown in ((0.012, True), (0.005, False)):
        discs = two(club, low_m, 0.0, 0.748)
        resolve_disc_contact(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_OFFSET), 0.0)
        assert (discs[layout.RISE_MPS] > 0.1) == thrown


def test_a_disc_that_lands_on_another_does_not_push_it(club: BoardArrays) -> None:
    discs = two(club, float(club.board[layout.THICKNESS_M]), -0.2, 0.79)
    resolve_disc_contact(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert (discs[layout.SUPPORT], discs[layout.BODY_BELOW]) == (layout.ON_DISC, 1)
    assert discs[DISC_COLUMNS + layout.SPEED] == 0.0


def test_two_discs_that_touch_in_the_air_share_their_vertical_speed(club: BoardArrays) -> None:
    discs = two(club, 0.02, 0.6, 0.79)
    discs[DISC_COLUMNS + layout.SUPPORT], discs[DISC_COLUMNS + layout.LOW_M] = layout.AIR, 0.033
    discs[DISC_COLUMNS + layout.HIGH_M] = 0.046
    resolve_disc_contact(discs, 0, DISC_COLUMNS, club.board, np.zeros(RECORD_OFFSET), 0.0)
    assert discs[layout.RISE_MPS] == discs[DISC_COLUMNS + layout.RISE_MPS] == pytest.approx(0.3)


def test_a_broken_disc_stays_until_another_pushes_it() -> None:
    table = Scene((Placement(0.193, 0.8),), seed=1602, off=frozenset({Effect.HOP}))
    trajectory = slide(table, release_at(0.193, 6.0, 0.5))
    broke = [contact for contact in trajectory.contacts if contact.kind is ContactKind.BROKE]
    assert len(broke) == 1
    placed = sample(trajectory, broke[0].time_s)[broke[0].disc]
    assert (placed.x_m, placed.y_m, placed.low_m) == (0.193, 0.8, 0.0)
    struck, again = [contact for contact in trajectory.contacts if contact.kind is ContactKind.DISC]
    assert struck.time_s == broke[0].time_s == pytest.approx(again.time_s, abs=1e-12)
