"""Glide curves: the tables from which every spinning slide is scaled, made once for each board.

With v the speed, w = spin × rim radius and `coupling` = r²/(κR²): dv/dτ = −f(v/w), dw/dτ = −coupling·f(w/v),
where τ is time × μg. The equations have no scale. All slides that start with much speed follow one curve
down to the ratio at which speed and spin end together; all that start with much spin follow another. A slide
is a start on a curve and a scale K: speed K·V(τ), remaining time K·τ/μg, remaining distance K²·D(τ)/μg.
A change of μg during the slide changes the clock and not the curve.

A row is a cell of the curve, from early to late. V and W are cubics in θ from 0 to 1, and D is the exact
integral of V, so distance, speed and time agree to the last bit. The last cell is straight.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import CELL_COLUMNS, CELL_WIDTH, HINTS, REMAINING_M, REMAINING_S, V, W
from sjoelen.physics.motion.rim_friction import braking_share

NEGLIGIBLE_SHARE = 1e-5  # a smaller share of spin or of speed counts as none
RATIO_TOLERANCE = 1e-6  # closer to the limit the ratio counts as constant
CELLS_MAX, SUBSTEPS = 4000, 8
WIDTH_MAX, WIDTH_AT_BEND, WIDTH_MIN = 0.2, 0.08, 0.0005  # cell widths as shares of the remaining time


@compiled
def limit_share(coupling: float) -> float:
    """Return the share v/(v+w) at which speed and spin end together."""
    low, high = NEGLIGIBLE_SHARE, 1.0 - NEGLIGIBLE_SHARE
    for _ in range(60):
        share = 0.5 * (low + high)
        ratio = share / (1.0 - share)
        if (1.0 - share) * braking_share(ratio) < share * coupling * braking_share(1.0 / ratio):
            low = share
        else:
            high = share
    return 0.5 * (low + high)


def glide_curve(coupling: float) -> tuple[Floats, int]:
    """Return the cells of both curves, the one with much speed first, and the first row of the other."""
    locked = limit_share(coupling)
    fast, spun = np.zeros(CELLS_MAX * CELL_COLUMNS), np.zeros(CELLS_MAX * CELL_COLUMNS)
    fast_rows = integrate_backwards(fast, locked + RATIO_TOLERANCE, locked, coupling)
    spun_rows = integrate_backwards(spun, locked - RATIO_TOLERANCE, locked, coupling)
    rows = [curve.reshape(CELLS_MAX, CELL_COLUMNS) for curve in (fast, spun)]
    return np.concatenate([rows[0][CELLS_MAX - fast_rows :], rows[1][CELLS_MAX - spun_rows :]]), fast_rows


def hints(cells: Floats) -> NDArray[np.int64]:
    """Return for each of HINTS equal shares V/(V+W) the last row at which the share is still ahead."""
    shares = cells[:, V] / (cells[:, V] + cells[:, W])
    falls = shares[0] > shares[-1]
    first = (np.arange(HINTS) + falls) / HINTS  # the end of each share that the curve passes first
    rows = np.searchsorted(-shares, -first) if falls else np.searchsorted(shares, first)
    return np.maximum(rows - 1, 0)


@compiled
def integrate_backwards(cells: Floats, share: float, locked: float, coupling: float) -> int:
    """Fill the end of an array with the cells of one curve, from its end backwards; return their number."""
    speed, spin = share, 1.0 - share
    left_s = 1.0 / (braking_share(speed / spin) + coupling * braking_share(spin / speed))
    left_m = 0.5 * speed * left_s
    row = (CELLS_MAX - 1) * CELL_COLUMNS
    cells[row + REMAINING_M], cells[row + REMAINING_S], cells[row + CELL_WIDTH] = left_m, left_s, left_s
    cells[row + V], cells[row + V + 1], cells[row + W], cells[row + W + 1] = speed, -speed, spin, -spin
    while row > 0 and NEGLIGIBLE_SHARE < speed / (speed + spin) < 1.0 - NEGLIGIBLE_SHARE:
        row -= CELL_COLUMNS
        width = _width(speed / (speed + spin), locked) * left_s
        earlier_speed, earlier_spin = _step_back(speed, spin, width, coupling)
        _hermite(cells, row, V, earlier_speed, speed, width, earlier_spin, spin, 1.0)
        _hermite(cells, row, W, earlier_spin, spin, width, earlier_speed, speed, coupling)
        mean = cells[row + V] + cells[row + V + 1] / 2.0 + cells[row + V + 2] / 3.0 + cells[row + V + 3] / 4.0
        left_m += width * mean
        left_s += width
        cells[row + REMAINING_M], cells[row + REMAINING_S], cells[row + CELL_WIDTH] = left_m, left_s, width
        speed, spin = earlier_speed, earlier_spin
    return CELLS_MAX - row // CELL_COLUMNS


@compiled
def _width(share: float, locked: float) -> float:
    """Return a cell width: small where the ratio changes fast, smallest at ratio 1, where f is steepest."""
    bend = min(abs(share - locked), share, 1.0 - share)
    smooth = min(WIDTH_MAX, WIDTH_AT_BEND / sqrt(sqrt(bend + RATIO_TOLERANCE)))
    return min(smooth, max(WIDTH_MIN, 0.5 * abs(share - 0.5)))


@compiled
def _step_back(speed: float, spin: float, width: float, coupling: float) -> tuple[float, float]:
    """Return speed and spin before a stretch of time, by the fourth-order Runge–Kutta method."""
    step = width / SUBSTEPS
    for _ in range(SUBSTEPS):
        v1, w1 = _derivatives(speed, spin, coupling)
        v2, w2 = _derivatives(speed + 0.5 * step * v1, spin + 0.5 * step * w1, coupling)
        v3, w3 = _derivatives(speed + 0.5 * step * v2, spin + 0.5 * step * w2, coupling)
        v4, w4 = _derivatives(speed + step * v3, spin + step * w3, coupling)
        speed += step * (v1 + 2.0 * v2 + 2.0 * v3 + v4) / 6.0
        spin += step * (w1 + 2.0 * w2 + 2.0 * w3 + w4) / 6.0
    return speed, spin


@compiled
def _derivatives(speed: float, spin: float, coupling: float) -> tuple[float, float]:
    return braking_share(speed / spin), coupling * braking_share(spin / speed)


@compiled
def _hermite(
    cells: Floats, row: int, column: int, early: float, late: float, width: float,
    early_other: float, late_other: float, coupling: float,
) -> None:  # fmt: skip
    """Set the cubic in θ through both ends of a cell with the slopes that friction gives there."""
    start_slope = -width * coupling * braking_share(early / early_other)
    end_slope = -width * coupling * braking_share(late / late_other)
    cells[row + column], cells[row + column + 1] = early, start_slope
    cells[row + column + 2] = 3.0 * (late - early) - 2.0 * start_slope - end_slope
    cells[row + column + 3] = 2.0 * (early - late) + start_slope + end_slope
