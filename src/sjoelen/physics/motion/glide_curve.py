"""The one curve along which every spinning slide dies out, as a table made once per board.

With v the speed, w = spin × rim radius and `load` = r²/(κR²): dv/dτ = −f(v/w), dw/dτ = −load·f(w/v), where τ
is time × μg. Nothing here has a scale, so all slides that start with much speed follow one curve down to the
ratio at which both die together, and all that start with much spin follow another; a slide is a start on a
curve and a scale K: speed K·V(τ), time left K·τ/μg, distance left K²·D(τ)/μg. A change of μg on the way
changes the clock and not the curve.

A row is a cell of the curve, from early to late: V and W are cubics in θ from 0 to 1 and D is V's exact
integral, so that distance, speed and time agree to the last bit. The last cell is straight.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import CELL_COLUMNS, HINTS, LEFT_M, LEFT_S, WIDTH, V, W
from sjoelen.physics.motion.rim_friction import braking

EDGE = 1e-5  # a spin, or a speed, of less than this share of the other is none
LOCKED = 1e-6  # nearer than this the ratio no longer changes
CELLS_MAX, SUBSTEPS = 4000, 8
WIDEST, FINE, FINEST = 0.2, 0.08, 0.0005  # cell widths as shares of the time left


@compiled
def locked_share(load: float) -> float:
    """The share v/(v+w) at which speed and spin die out together."""
    low, high = EDGE, 1.0 - EDGE
    for _ in range(60):
        share = 0.5 * (low + high)
        ratio = share / (1.0 - share)
        if (1.0 - share) * braking(ratio) < share * load * braking(1.0 / ratio):
            low = share
        else:
            high = share
    return 0.5 * (low + high)


def glide_curve(load: float) -> tuple[Floats, int]:
    """The cells of both curves, the one with much speed first; and the first row of the other."""
    locked = locked_share(load)
    fast, spun = np.zeros(CELLS_MAX * CELL_COLUMNS), np.zeros(CELLS_MAX * CELL_COLUMNS)
    fast_rows = trace_back(fast, locked + LOCKED, locked, load)
    spun_rows = trace_back(spun, locked - LOCKED, locked, load)
    rows = [each.reshape(CELLS_MAX, CELL_COLUMNS) for each in (fast, spun)]
    return np.concatenate([rows[0][CELLS_MAX - fast_rows :], rows[1][CELLS_MAX - spun_rows :]]), fast_rows


def hints(cells: Floats) -> NDArray[np.int64]:
    """For each of HINTS equal shares V/(V+W), the last row of a curve at which that is still to come."""
    shares = cells[:, V] / (cells[:, V] + cells[:, W])
    falls = shares[0] > shares[-1]
    first = (np.arange(HINTS) + falls) / HINTS  # what the curve comes to first of each
    rows = np.searchsorted(-shares, -first) if falls else np.searchsorted(shares, first)
    return np.maximum(rows - 1, 0)


@compiled
def trace_back(cells: Floats, share: float, locked: float, load: float) -> int:
    """Fill the end of an array with the cells of one curve, from its end backwards; how many they are."""
    speed, spin = share, 1.0 - share
    left_s = 1.0 / (braking(speed / spin) + load * braking(spin / speed))
    left_m = 0.5 * speed * left_s
    row = (CELLS_MAX - 1) * CELL_COLUMNS
    cells[row + LEFT_M], cells[row + LEFT_S], cells[row + WIDTH] = left_m, left_s, left_s
    cells[row + V], cells[row + V + 1], cells[row + W], cells[row + W + 1] = speed, -speed, spin, -spin
    while row > 0 and EDGE < speed / (speed + spin) < 1.0 - EDGE:
        row -= CELL_COLUMNS
        width = _width(speed / (speed + spin), locked) * left_s
        earlier_speed, earlier_spin = _earlier(speed, spin, width, load)
        _hermite(cells, row, V, earlier_speed, speed, width, earlier_spin, spin, 1.0)
        _hermite(cells, row, W, earlier_spin, spin, width, earlier_speed, speed, load)
        mean = cells[row + V] + cells[row + V + 1] / 2.0 + cells[row + V + 2] / 3.0 + cells[row + V + 3] / 4.0
        left_m += width * mean
        left_s += width
        cells[row + LEFT_M], cells[row + LEFT_S], cells[row + WIDTH] = left_m, left_s, width
        speed, spin = earlier_speed, earlier_spin
    return CELLS_MAX - row // CELL_COLUMNS


@compiled
def _width(share: float, locked: float) -> float:
    """Narrow where the ratio changes fast, narrower still about ratio 1, where f has an upright tangent."""
    bend = min(abs(share - locked), share, 1.0 - share)
    smooth = min(WIDEST, FINE / sqrt(sqrt(bend + LOCKED)))
    return min(smooth, max(FINEST, 0.5 * abs(share - 0.5)))


@compiled
def _earlier(speed: float, spin: float, width: float, load: float) -> tuple[float, float]:
    """Speed and spin before a stretch of time, by fourth-order Runge–Kutta."""
    step = width / SUBSTEPS
    for _ in range(SUBSTEPS):
        v1, w1 = _slopes(speed, spin, load)
        v2, w2 = _slopes(speed + 0.5 * step * v1, spin + 0.5 * step * w1, load)
        v3, w3 = _slopes(speed + 0.5 * step * v2, spin + 0.5 * step * w2, load)
        v4, w4 = _slopes(speed + step * v3, spin + step * w3, load)
        speed += step * (v1 + 2.0 * v2 + 2.0 * v3 + v4) / 6.0
        spin += step * (w1 + 2.0 * w2 + 2.0 * w3 + w4) / 6.0
    return speed, spin


@compiled
def _slopes(speed: float, spin: float, load: float) -> tuple[float, float]:
    return braking(speed / spin), load * braking(spin / speed)


@compiled
def _hermite(
    cells: Floats, row: int, column: int, early: float, late: float, width: float,
    early_other: float, late_other: float, load: float,
) -> None:  # fmt: skip
    """The cubic in θ through both ends with the slopes that friction gives there."""
    leaving = -width * load * braking(early / early_other)
    arriving = -width * load * braking(late / late_other)
    cells[row + column], cells[row + column + 1] = early, leaving
    cells[row + column + 2] = 3.0 * (late - early) - 2.0 * leaving - arriving
    cells[row + column + 3] = 2.0 * (early - late) + leaving + arriving
