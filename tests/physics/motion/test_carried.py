import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.engine import simulate
from sjoelen.physics.layout import DISC_COLUMNS, RECORD_OFFSET
from sjoelen.physics.motion.carried import (
    add_mover,
    carrier_of,
    detach,
    remove_mover,
    rests_on,
    update_carried_discs,
    wake,
)
from sjoelen.physics.motion.transitions import start_motion, stop_motion
from sjoelen.physics.out_of_plane.effects import PLANAR
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import scene_state, slide
from sjoelen.physics.trajectories.trajectory import ContactKind, sample
from tests.physics.conftest import RADIUS_M
from tests.physics.laws import leaning, overlaps
from tests.physics.storm import clear

BASE, RIDERS = DISC_COLUMNS, [2 * DISC_COLUMNS, 3 * DISC_COLUMNS, 4 * DISC_COLUMNS]


def pile(y_m: float, count: int, first: int = 1, ahead_m: float = 0.0) -> list[Placement]:
    """Return a stack numbered from `first`, whose upper discs lie somewhat further."""
    upper = [
        Placement(0.193, y_m + ahead_m, Support.DISC, 0.013 * high, 0.013 * (high + 1), first + high - 1)
        for high in range(1, count)
    ]
    return [Placement(0.193, y_m), *upper]


def on_its_way(club: BoardArrays, lying: list[Placement], **speeds: float) -> tuple[Floats, Floats]:
    """Move the stacks on these discs along y at this speed."""
    discs, log = scene_state(Scene(tuple(lying)), club), np.zeros(RECORD_OFFSET)
    for number, speed in speeds.items():
        base = int(number[1:]) * DISC_COLUMNS
        for rider in range(0, discs.size, DISC_COLUMNS):
            if rests_on(discs, rider, base):
                add_mover(discs, rider, log)
                discs[rider + layout.STATE] = layout.CARRIED
        discs[base + layout.SPEED], discs[base + layout.UY] = abs(speed), np.sign(speed)
        discs[base + layout.STATE] = layout.MOVING
    return discs, log


def carried(club: BoardArrays) -> tuple[Floats, Floats]:
    """Return a stack of four in motion."""
    discs, log = on_its_way(club, pile(0.5, 4), d1=0.4)
    discs[BASE + layout.STATE] = layout.RESTING
    start_motion(discs, BASE, club.board, log, 0.0)
    return discs, log


def states(discs: Floats) -> list[float]:
    states_found: list[float] = discs.reshape(-1, DISC_COLUMNS)[1:, layout.STATE].tolist()
    return states_found


def test_a_carried_disc_has_the_lowest_disc_as_carrier_and_is_a_mover(club: BoardArrays) -> None:
    discs, log = carried(club)
    assert {carrier_of(discs, rider) for rider in RIDERS} == {BASE}
    assert log[layout.MOVER_COUNT] == 4
    stop_motion(discs, BASE, layout.RESTING, log, 0.1)
    assert log[layout.MOVER_COUNT] == 0
    assert set(states(discs)) == {layout.RESTING}


def test_a_disc_on_one_that_moves_on_its_own_does_not_rest_on_the_one_below(club: BoardArrays) -> None:
    discs, log = carried(club)
    detach(discs, RIDERS[1], 0.1)
    assert [rests_on(discs, rider, BASE) for rider in RIDERS] == [True, True, False]
    assert carrier_of(discs, RIDERS[2]) == RIDERS[1]
    update_carried_discs(discs, BASE, layout.RESTING, log)
    assert states(discs)[1:] == [layout.RESTING, layout.MOVING, layout.CARRIED]
    assert [float(discs[rider + layout.IS_AWAKE]) for rider in RIDERS] == [0.0, 1.0, 0.0]


def test_to_remove_a_mover_keeps_the_others(club: BoardArrays) -> None:
    discs, log = carried(club)
    remove_mover(RIDERS[0], log)
    assert {int(log[layout.MOVERS_OFFSET + place]) for place in range(3)} == {BASE, RIDERS[1], RIDERS[2]}
    wake(discs, RIDERS[0], log)
    assert (log[layout.MOVER_COUNT], log[layout.ANY_AWAKE]) == (3, 1)


@pytest.mark.parametrize("ahead_m", [-0.01, -0.02])
def test_a_tilted_disc_stops_a_carried_disc_at_its_own_height(ahead_m: float) -> None:
    scene = Scene((*pile(0.1, 2), *pile(0.18, 2, 3, ahead_m)), off=PLANAR)
    trajectory = slide(scene, release_at(0.193, 0.5))
    assert (2, 4) in {
        (contact.disc, contact.body) for contact in trajectory.contacts if contact.kind is ContactKind.DISC
    }
    for moment in {
        *np.linspace(0, trajectory.ended_s, 60).tolist(),
        *(segment.start_s for segment in trajectory.segments),
    }:
        assert not overlaps(sample(trajectory, moment), leaning(trajectory, moment), scene.arrays())


@pytest.mark.parametrize("speeds", [(0.3, -0.3), (0.3, -0.01), (0.3, 0.01), (0.02, -0.4)])
def test_two_carried_discs_stop_each_other(club: BoardArrays, speeds: tuple[float, float]) -> None:
    lying = [*pile(0.5, 3, 1, 0.02), *pile(0.61, 3, 4, -0.02)]
    discs, log = on_its_way(club, lying, d1=speeds[0], d4=speeds[1])
    assert simulate(discs, club.board, log) > 0.0
    assert set(states(discs)) == {layout.RESTING}
    assert clear(discs)


def test_a_stack_that_is_touched_too_softly_stays_at_rest(club: BoardArrays) -> None:
    discs, log = scene_state(Scene(tuple(pile(0.5, 2))), club), np.zeros(RECORD_OFFSET)
    discs[layout.Y], discs[layout.UY] = 0.5 - 2 * RADIUS_M - 1e-6, 1.0
    discs[layout.SPEED], discs[layout.STATE] = 2e-3, layout.MOVING
    assert simulate(discs, club.board, log) > 0.0
    assert set(states(discs)) == {layout.RESTING}


def test_a_stack_leaves_the_board_as_a_whole(club: BoardArrays) -> None:
    discs, log = on_its_way(club, pile(-0.4, 3), d1=-0.9)
    assert simulate(discs, club.board, log) > 0.0
    assert set(states(discs)) == {layout.GONE}
    assert log[layout.CONTACT_COUNT] == 3
