import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import AIR, DISC_COLUMNS, RISE_MPS, SPEED, SPIN, SUPPORT, UX, UY
from sjoelen.physics.motion.impulse import (
    SEPARATION_MPS_MIN,
    collide_discs,
    collide_with_wood,
    restitution,
    set_velocity,
)
from sjoelen.physics.out_of_plane.load import UNIT_MASSES

FLAT = board_arrays(board(), "club").board
speeds = st.floats(-5, 5)
spins = st.floats(-100, 100)


def velocity(discs: Floats, disc: int) -> Floats:
    return np.array([discs[disc + UX] * discs[disc + SPEED], discs[disc + UY] * discs[disc + SPEED]])


def energy(discs: Floats) -> float:
    inertia = FLAT[layout.INERTIA] * FLAT[layout.RADIUS_M] ** 2
    return sum(
        float(
            0.5 * (discs[disc + SPEED] ** 2 + discs[disc + RISE_MPS] ** 2)
            + 0.5 * inertia * discs[disc + SPIN] ** 2
        )
        for disc in range(0, len(discs), DISC_COLUMNS)
    )


@given(speeds, speeds, spins, speeds, speeds, spins, st.floats(0, 6.28))
def test_a_contact_keeps_momentum_and_never_adds_energy(
    vx: float, vy: float, spin: float, wx: float, wy: float, turn: float, angle: float
) -> None:
    discs = np.zeros(2 * DISC_COLUMNS)
    set_velocity(discs, 0, vx, vy, spin)
    set_velocity(discs, DISC_COLUMNS, wx, wy, turn)
    before, momentum = energy(discs), velocity(discs, 0) + velocity(discs, DISC_COLUMNS)
    collide_discs(discs, 0, DISC_COLUMNS, float(np.cos(angle)), float(np.sin(angle)), 0.0, UNIT_MASSES, FLAT)
    assert velocity(discs, 0) + velocity(discs, DISC_COLUMNS) == pytest.approx(momentum, abs=1e-12)
    assert energy(discs) <= before * (1 + 1e-12) + SEPARATION_MPS_MIN**2


@given(speeds, speeds, spins, st.floats(0, 6.28))
def test_wood_never_adds_energy(vx: float, vy: float, spin: float, angle: float) -> None:
    disc = np.zeros(DISC_COLUMNS)
    set_velocity(disc, 0, vx, vy, spin)
    before = energy(disc)
    collide_with_wood(disc, 0, float(np.cos(angle)), float(np.sin(angle)), 0.0, FLAT)
    assert energy(disc) <= before * (1 + 1e-12) + SEPARATION_MPS_MIN**2


@pytest.mark.parametrize("speed", [0.006, 0.5, 2.0, 6.0])
def test_a_disc_that_hits_another_head_on_keeps_half_of_what_restitution_leaves(speed: float) -> None:
    discs = np.zeros(2 * DISC_COLUMNS)
    set_velocity(discs, 0, 0.0, speed, 0.0)
    collide_discs(discs, 0, DISC_COLUMNS, 0.0, 1.0, 0.0, UNIT_MASSES, FLAT)
    left = restitution(speed, FLAT[layout.DISC_RESTITUTION_SLOW], FLAT[layout.DISC_RESTITUTION_FAST], FLAT)
    assert discs[SPEED] == pytest.approx(speed * (1 - left) / 2, rel=1e-12)
    assert discs[DISC_COLUMNS + SPEED] == pytest.approx(speed * (1 + left) / 2, rel=1e-12)


def test_restitution_falls_with_speed_and_a_slow_contact_does_not_bounce() -> None:
    shares = [restitution(speed, 0.78, 0.62, FLAT) for speed in (0.004, 0.01, 1.0, 3.0, 9.0)]
    assert shares[0] == 0.0
    assert shares[1] > shares[2] > shares[3] == shares[4] == pytest.approx(0.62)


def test_a_slow_slip_sticks_with_a_sixth_of_the_mass_between_discs_and_a_third_at_a_wall() -> None:
    discs = np.zeros(2 * DISC_COLUMNS)
    set_velocity(discs, 0, 0.06, 1.0, 0.0)
    _, across, _ = collide_discs(discs, 0, DISC_COLUMNS, 0.0, 1.0, 0.0, UNIT_MASSES, FLAT)
    assert across == pytest.approx(-0.06 / 6, rel=1e-12)
    set_velocity(discs, 0, 0.06, 1.0, 0.0)
    _, across, _ = collide_with_wood(discs, 0, 0.0, 1.0, 0.0, FLAT)
    assert across == pytest.approx(-0.06 / 3, rel=1e-12)


def test_a_disc_without_direction_keeps_the_one_it_had() -> None:
    disc = np.zeros(DISC_COLUMNS)
    disc[UX], disc[UY] = 0.6, 0.8
    set_velocity(disc, 0, 0.0, 0.0, 3.0)
    assert (disc[UX], disc[UY], disc[SPEED], disc[SPIN]) == (0.6, 0.8, 0.0, 3.0)


@given(speeds, speeds, spins, st.floats(0, 6.28), st.floats(0, 0.9), st.floats(-2, 2), st.booleans())
def test_a_push_upwards_never_adds_energy_and_in_the_air_keeps_momentum_up_and_down(
    vx: float, vy: float, spin: float, angle: float, slope: float, rise: float, flying: bool
) -> None:
    discs = np.zeros(2 * DISC_COLUMNS)
    set_velocity(discs, 0, vx, vy, spin)
    discs[RISE_MPS] = rise
    if flying:
        discs[DISC_COLUMNS + SUPPORT] = AIR
    before, momentum = energy(discs), velocity(discs, 0)
    collide_discs(
        discs, 0, DISC_COLUMNS, float(np.cos(angle)), float(np.sin(angle)), slope, UNIT_MASSES, FLAT
    )
    assert velocity(discs, 0) + velocity(discs, DISC_COLUMNS) == pytest.approx(momentum, abs=1e-12)
    assert energy(discs) <= before * (1 + 1e-12) + 2 * SEPARATION_MPS_MIN**2
    if flying:
        assert discs[RISE_MPS] + discs[DISC_COLUMNS + RISE_MPS] == pytest.approx(rise, abs=1e-12)
    else:
        assert discs[RISE_MPS] >= rise
        assert discs[DISC_COLUMNS + RISE_MPS] == 0.0


@given(speeds, speeds, spins, st.floats(0, 0.9), st.floats(-2, 2))
def test_wood_that_pushes_upwards_never_adds_energy(
    vx: float, vy: float, spin: float, slope: float, rise: float
) -> None:
    disc = np.zeros(DISC_COLUMNS)
    set_velocity(disc, 0, vx, vy, spin)
    disc[RISE_MPS] = rise
    before = energy(disc)
    collide_with_wood(disc, 0, 0.0, 1.0, slope, FLAT)
    assert energy(disc) <= before * (1 + 1e-12) + 2 * SEPARATION_MPS_MIN**2


@pytest.mark.parametrize("stacked", [1.0, 2.0, 4.0])
def test_a_stack_is_as_heavy_as_its_discs(stacked: float) -> None:
    discs = np.zeros(2 * DISC_COLUMNS)
    set_velocity(discs, 0, 0.0, 1.0, 0.0)
    collide_discs(discs, 0, DISC_COLUMNS, 0.0, 1.0, 0.0, (1.0, stacked), FLAT)
    left = restitution(1.0, FLAT[layout.DISC_RESTITUTION_SLOW], FLAT[layout.DISC_RESTITUTION_FAST], FLAT)
    assert discs[DISC_COLUMNS + SPEED] == pytest.approx((1 + left) / (1 + stacked), rel=1e-12)
    assert discs[UY] * discs[SPEED] + stacked * discs[DISC_COLUMNS + SPEED] == pytest.approx(1.0, rel=1e-12)
