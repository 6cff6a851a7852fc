import numpy as np
import pytest

from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.contacts.edge import FLAW_MAX, breaks, draw_edge_slope, lifts_off, slope_between_heights
from sjoelen.physics.layout import (
    BREAK_MPS,
    DISC_COLUMNS,
    EDGE_SLOPE,
    EFFECTS_OFF,
    HIGH_M,
    LIFT_MPS,
    LOW_M,
    RECORD_OFFSET,
)
from sjoelen.physics.out_of_plane.effects import BREAK


def test_slopes_have_the_documented_distribution(club: BoardArrays) -> None:
    discs, log, scale = np.zeros(DISC_COLUMNS), np.zeros(RECORD_OFFSET), club.board[EDGE_SLOPE]
    slopes = np.array([draw_edge_slope(discs, 0, club.board, log) for _ in range(40_000)])
    for share in (0.5, 0.1, 0.01):
        assert np.mean(slopes > scale * (1 / np.sqrt(share) - 1)) == pytest.approx(share, rel=0.15)


def test_a_lower_hit_on_an_edge_has_a_smaller_slope(club: BoardArrays) -> None:
    disc = np.zeros(DISC_COLUMNS)
    disc[LOW_M], disc[HIGH_M] = 0.0125, 0.0255
    slopes = [
        slope_between_heights(disc, 0, top, club.board) for top in (0.0125, 0.013, 0.0135, 0.0145, 0.05)
    ]
    assert slopes == pytest.approx([0.8, 0.75, 0.5, 0.0, 0.0])


def test_a_push_lifts_from_a_speed_on(club: BoardArrays) -> None:
    least = club.board[LIFT_MPS] / (1.7 * 0.1 * np.sqrt(0.99)) * 2.0
    assert not lifts_off(0.999 * least, 0.1, 0.7, 2.0, club.board)
    assert lifts_off(1.001 * least, 0.1, 0.7, 2.0, club.board)


def test_twice_the_speed_breaks_sixteen_times_as_many(club: BoardArrays) -> None:
    discs, log = np.zeros(DISC_COLUMNS), np.zeros(RECORD_OFFSET)
    half, quarter = club.board[BREAK_MPS] / 2, club.board[BREAK_MPS] / 4
    often = [
        sum(breaks(discs, 0, speed, club.board, log) for _ in range(40_000)) for speed in (half, quarter)
    ]
    assert often[0] / 40_000 == pytest.approx(1 / 16, rel=0.1)
    assert often[1] / 40_000 == pytest.approx(1 / 256, rel=0.3)


def test_no_disc_breaks_at_a_slow_hit_or_with_the_effect_off(club: BoardArrays) -> None:
    discs, log = np.zeros(DISC_COLUMNS), np.zeros(RECORD_OFFSET)
    assert not any(
        breaks(discs, 0, 0.99 * club.board[BREAK_MPS] / FLAW_MAX, club.board, log) for _ in range(100)
    )
    log[EFFECTS_OFF] = BREAK
    assert not breaks(discs, 0, 100.0, club.board, log)
