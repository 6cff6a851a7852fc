import numpy as np
import pytest
from scipy.integrate import solve_ivp

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays, board_arrays
from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.compiled import Floats
from sjoelen.physics.motion.glide import after_distance, after_time, set_glide
from sjoelen.physics.motion.rim_friction import braking_share

SPEEDS_AND_SPINS = [
    (2.5, 0.0),
    (2.5, 10.0),
    (2.5, 40.0),
    (1.0, 100.0),
    (0.3, 30.0),
    (4.0, -3.0),
    (0.02, 200.0),
    (1.2, 1e-3),
]


def gliding(speed: float, spin: float, flat: Floats) -> Floats:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED], disc[layout.SPIN] = speed, spin
    set_glide(disc, 0, flat)
    return disc


def by_quadrature(speed: float, spin: float, arrays: BoardArrays) -> tuple[float, float]:
    """Return distance and time to the stop, by quadrature through the friction bands."""
    flat = arrays.board
    load, w = float(flat[layout.SPIN_COUPLING]), abs(spin) * float(flat[layout.RIM_M])
    bands = flat[layout.BANDS_OFFSET :][: arrays.bands * 2].reshape(-1, 2)
    way, passed = 0.0, 0.0
    for floor, brake in bands:
        if speed <= floor:
            continue

        def slowing(_time: float, state: Floats, brake: float = brake) -> list[float]:
            v, w, _ = (float(value) for value in state)
            ratio, turn = (v / w, w / v) if min(v, w) > 1e-12 else (1e300 * (v > w), 1e300 * (w >= v))
            return [-brake * braking_share(ratio), -brake * load * braking_share(turn) if w > 0 else 0.0, v]

        def slowed(_time: float, state: Floats, floor: float = floor) -> float:
            return float(state[0]) - max(floor, 1e-9)

        slowed.terminal = True  # type: ignore[attr-defined]
        solved = solve_ivp(
            slowing, (0, 100), [speed, w, 0.0], events=slowed, rtol=1e-11, atol=1e-13, method="DOP853"
        )
        speed, w = float(solved.y[0, -1]), float(solved.y[1, -1])
        way, passed = way + float(solved.y[2, -1]), passed + float(solved.t[-1])
    return way, passed


@pytest.mark.parametrize(("speed", "spin"), SPEEDS_AND_SPINS)
def test_a_slide_stops_where_quadrature_says(club: BoardArrays, speed: float, spin: float) -> None:
    disc = gliding(speed, spin, club.board)
    way, passed = by_quadrature(speed, spin, club)
    assert disc[layout.REACH_M] == pytest.approx(way, rel=1e-6)
    assert disc[layout.DURATION_S] == pytest.approx(passed, rel=1e-5)


@pytest.mark.parametrize(("speed", "spin"), SPEEDS_AND_SPINS)
def test_time_and_distance_give_the_same_motion(club: BoardArrays, speed: float, spin: float) -> None:
    disc = gliding(speed, spin, club.board)
    for share in (0.0, 0.1, 0.5, 0.9, 0.999):
        way, v, w = after_time(disc, 0, share * disc[layout.DURATION_S], club.board)
        time, v2, w2 = after_distance(disc, 0, way, club.board)
        assert (time, v2, w2) == pytest.approx((share * disc[layout.DURATION_S], v, w), rel=1e-7, abs=1e-9)


@pytest.mark.parametrize(("speed", "spin"), SPEEDS_AND_SPINS[:6])
def test_a_slide_cut_in_two_stops_at_the_same_place(club: BoardArrays, speed: float, spin: float) -> None:
    whole = gliding(speed, spin, club.board)
    half = 0.4 * whole[layout.REACH_M]
    _, v, w = after_distance(whole, 0, half, club.board)
    rest = gliding(v, w / club.board[layout.RIM_M], club.board)
    assert half + rest[layout.REACH_M] == pytest.approx(whole[layout.REACH_M], rel=1e-9)


@pytest.mark.parametrize(("spin", "longer"), [(10.0, 0.003), (20.0, 0.011), (40.0, 0.044)])
def test_spin_makes_a_slide_longer(spin: float, longer: float) -> None:
    flat = board_arrays(board(), "club").board.copy()
    flat[layout.BAND_COUNT] = 1
    flat[layout.BANDS_OFFSET], flat[layout.BANDS_OFFSET + 1] = 0.0, 1.0
    straight = gliding(2.5, 0.0, flat)[layout.REACH_M]
    assert gliding(2.5, spin, flat)[layout.REACH_M] / straight - 1 == pytest.approx(longer, abs=0.0005)


def test_a_slide_without_spin_stops_at_speed_squared_over_twice_its_deceleration() -> None:
    flat = board_arrays(board(), "club").board.copy()
    flat[layout.BAND_COUNT], flat[layout.BANDS_OFFSET], flat[layout.BANDS_OFFSET + 1] = 1, 0.0, 0.9
    assert gliding(2.4, 0.0, flat)[layout.REACH_M] == pytest.approx(2.4**2 / 1.8, rel=1e-15)


def test_a_disc_that_only_spins_stays_where_it_is(club: BoardArrays) -> None:
    disc = gliding(0.0, 30.0, club.board)
    assert disc[layout.REACH_M] == 0.0
    assert after_time(disc, 0, 0.5 * disc[layout.DURATION_S], club.board)[2] == pytest.approx(15 * 0.024)
