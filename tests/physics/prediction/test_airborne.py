import numpy as np
import pytest

from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS, NO_BODY
from sjoelen.physics.motion.flight import height_at, set_flight
from sjoelen.physics.motion.glide import set_glide
from sjoelen.physics.prediction.airborne import airborne_time_of_impact, predict_flight_end
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.slide import scene_state


def thrown(arrays: BoardArrays, y: float, speed: float, rise_mps: float, *lying: Placement) -> Floats:
    discs = scene_state(Scene(lying), arrays)
    discs[layout.Y], discs[layout.UY], discs[layout.SPEED] = y, 1.0, speed
    discs[layout.SUPPORT], discs[layout.RISE_MPS], discs[layout.STATE] = (
        layout.AIR,
        rise_mps,
        layout.MOVING,
    )
    set_flight(discs, 0, arrays.board)
    return discs


@pytest.mark.parametrize(
    ("y", "speed", "rise_mps", "hap"),
    [
        (0.5, 1.0, 0.3, layout.ENDS_ON_FLOOR),
        (0.5, 2.0, 0.5, layout.ENDS_AT_SIDE),  # the disc at 0.6, before it is high enough
        (0.5, 0.7, 0.6, layout.ENDS_ON_TOP),  # onto it
        (1.1, 2.0, 0.6, layout.ENDS_AT_SIDE),  # the middle of the bar
        (1.1, 0.2, 2.5, layout.ENDS_ON_TOP),  # onto the bar
    ],
)
def test_a_flight_ends_at_a_body_of_its_own_height(
    club: BoardArrays, y: float, speed: float, rise_mps: float, hap: float
) -> None:
    discs = thrown(club, y, speed, rise_mps, Placement(0.193, 0.6) if y < 1.0 else Placement(0.193, 0.2))
    predict_flight_end(discs, 0, club.board, 0.0)
    if hap == layout.ENDS_ON_FLOOR:
        discs = thrown(club, y, speed, rise_mps)
        predict_flight_end(discs, 0, club.board, 0.0)
        assert discs[layout.NEXT_EVENT_S] == pytest.approx(2 * rise_mps / club.board[layout.GRAVITY_MPS2])
    assert discs[layout.FLIGHT_END] == hap
    lower_m = height_at(discs, 0, float(discs[layout.NEXT_EVENT_S]), club.board)
    top_m = 0.013 if y < 1.0 else 0.05
    if hap == layout.ENDS_AT_SIDE:
        assert lower_m < top_m
    elif hap == layout.ENDS_ON_TOP:
        assert lower_m == pytest.approx(top_m)


def test_in_a_gate_a_rising_disc_meets_the_bar_above_it(club: BoardArrays) -> None:
    discs = thrown(club, 1.187, 0.0, 0.6)
    discs[layout.X] = -0.047
    predict_flight_end(discs, 0, club.board, 0.0)
    assert discs[layout.FLIGHT_END] == layout.ENDS_UNDERNEATH
    assert height_at(discs, 0, float(discs[layout.NEXT_EVENT_S]), club.board) == pytest.approx(0.007)


def test_a_flying_disc_meets_a_disc_that_slides_under_it_when_it_lands(club: BoardArrays) -> None:
    discs = thrown(club, 0.5, 0.0, 1.0, Placement(0.193, 0.4))
    discs[DISC_COLUMNS + layout.STATE], discs[DISC_COLUMNS + layout.UY] = layout.MOVING, 1.0
    for speed, meets in ((0.7, True), (3.0, False)):
        discs[DISC_COLUMNS + layout.SPEED] = speed
        set_glide(discs, DISC_COLUMNS, club.board)
        met_s = airborne_time_of_impact(discs, 0, DISC_COLUMNS, club.board, 0.07, 10.0)
        assert (met_s < layout.INFINITE) == meets
        if meets:
            assert height_at(discs, 0, met_s, club.board) == pytest.approx(0.013)


@pytest.mark.parametrize(("rises", "meets"), [((0.5, 0.1), True), ((0.1, 0.5), False)])
def test_of_two_discs_in_the_air_the_lower_meets_the_higher_if_it_rises_faster(
    club: BoardArrays, rises: tuple[float, float], meets: bool
) -> None:
    discs = thrown(club, 0.5, 0.0, rises[0], Placement(0.193, 0.51))
    other = DISC_COLUMNS
    discs[other + layout.SUPPORT], discs[other + layout.STATE] = layout.AIR, layout.MOVING
    discs[other + layout.LOW_M], discs[other + layout.HIGH_M] = 0.03, 0.043
    discs[other + layout.RISE_MPS], discs[other + layout.BODY_BELOW] = rises[1], NO_BODY
    set_flight(discs, other, club.board)
    met_s = airborne_time_of_impact(discs, 0, other, club.board, 0.0, 10.0)
    assert met_s == (pytest.approx(0.017 / 0.4) if meets else layout.INFINITE)
    assert np.isfinite(discs).all()
