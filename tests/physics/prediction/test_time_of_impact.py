import numpy as np
import pytest
from scipy.optimize import brentq

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.compiled import Floats
from sjoelen.physics.layout import DISC_COLUMNS, INFINITE, SPEED, SPIN, UX, UY, X, Y
from sjoelen.physics.motion.glide import after_time, set_glide
from sjoelen.physics.prediction.time_of_impact import time_of_impact


def two(arrays: BoardArrays, *motions: tuple[float, float, float, float, float]) -> Floats:
    discs = np.zeros(2 * DISC_COLUMNS)
    for disc, (x, y, degrees, speed, spin) in zip((0, DISC_COLUMNS), motions, strict=True):
        angle = np.radians(degrees)
        discs[disc + X], discs[disc + Y], discs[disc + UX], discs[disc + UY] = (
            x,
            y,
            np.sin(angle),
            np.cos(angle),
        )
        discs[disc + SPEED], discs[disc + SPIN] = speed, spin
        set_glide(discs, disc, arrays.board)
    return discs


def gap(discs: Floats, time_s: float, arrays: BoardArrays) -> float:
    places = []
    for disc in (0, DISC_COLUMNS):
        way = after_time(discs, disc, time_s, arrays.board)[0]
        places.append((discs[disc + X] + discs[disc + UX] * way, discs[disc + Y] + discs[disc + UY] * way))
    (x, y), (other_x, other_y) = places
    return float(np.hypot(x - other_x, y - other_y)) - 0.052


@pytest.mark.parametrize(
    "discs",
    [
        ((-0.1, 0.2, 45.0, 2.0, 0.0), (0.1, 0.2, -45.0, 2.0, 0.0)),
        ((0.0, 0.0, 0.0, 3.0, 20.0), (0.0, 0.3, 0.0, 1.0, 50.0)),
        ((0.0, 0.0, 0.0, 1.5, 5.0), (0.03, 0.9, 180.0, 1.2, -5.0)),
        ((0.0, 0.0, 0.0, 1.5, 5.0), (0.0519, 0.9, 180.0, 1.2, -5.0)),
    ],
)
def test_two_moving_discs_meet_when_their_gap_closes(
    club: BoardArrays, discs: tuple[tuple[float, ...], ...]
) -> None:
    both = two(club, *discs)  # type: ignore[arg-type]
    met = time_of_impact(both, 0, DISC_COLUMNS, club.board, 0.0, 10.0)
    assert gap(both, met, club) == pytest.approx(0.0, abs=1.1e-10)
    for earlier in np.linspace(0, met, 200, endpoint=False):
        assert gap(both, earlier, club) > 0.0
    assert met == pytest.approx(brentq(lambda time: gap(both, time, club), met - 1e-4, met + 1e-4), abs=1e-7)


@pytest.mark.parametrize(
    "discs",
    [
        ((-0.1, 0.2, -45.0, 2.0, 0.0), (0.1, 0.2, 45.0, 2.0, 0.0)),
        ((0.0, 0.0, 0.0, 1.5, 5.0), (0.0521, 0.9, 180.0, 1.2, -5.0)),
        ((0.0, 0.0, 0.0, 0.3, 0.0), (0.0, 0.9, 0.0, 1.2, 0.0)),
    ],
)
def test_discs_whose_gap_stays_open_never_meet(
    club: BoardArrays, discs: tuple[tuple[float, ...], ...]
) -> None:
    both = two(club, *discs)  # type: ignore[arg-type]
    assert time_of_impact(both, 0, DISC_COLUMNS, club.board, 0.0, 10.0) == INFINITE
