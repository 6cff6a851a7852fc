"""The one curve along which every spinning slide dies out, as a table made once per board.

With v the speed, w = spin × rim radius and `load` = r²/(κR²): dv/dτ = −f(v/w), dw/dτ = −load·f(w/v), where
τ is time × μg. Nothing here has a scale, so all slides that start with much speed follow one curve down to
the ratio at which both die together, and all that start with much spin follow another; a slide is a start on a
curve and a scale K: speed K·V(τ), time left K·τ/μg, distance left K²·D(τ)/μg. A change of μg on the way
changes the clock and not the curve.

A row is a cell of the curve, from early to late: V and W are cubics in θ from 0 to 1 and D is V's exact
integral, so that distance, speed and time agree to the last bit. The last cell is straight.
"""

import numpy as np

from sjoelen.physics.columns import CELL_COLUMNS, LEFT_M, LEFT_S, WIDTH, V, W
from sjoelen.physics.compiled import Floats, compiled, compiled_maker
from sjoelen.physics.rim_friction import braking

EDGE = 1e-5  # a spin, or a speed, of less than this share of the other is none
LOCKED = 1e-6  # nearer than this the ratio no longer changes
CELLS_MAX, SUBSTEPS = 4000, 8
WIDEST, FINE, FINEST = 0.5, 0.15, 0.004  # cell widths as shares of the time left


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


@compiled_maker
def glide_curve(load: float) -> tuple[Floats, int]:
    """The cells of both curves, the one with much speed first; and the first row of the other."""
    locked = locked_share(load)
    fast, fast_rows = _traced(locked + LOCKED, locked, load)
    spun, spun_rows = _traced(locked - LOCKED, locked, load)
    cells = np.empty((fast_rows + spun_rows, CELL_COLUMNS))
    cells[:fast_rows] = fast[CELLS_MAX - fast_rows :]
    cells[fast_rows:] = spun[CELLS_MAX - spun_rows :]
    return cells, fast_rows


@compiled_maker
def _traced(share: float, locked: float, load: float) -> tuple[Floats, int]:
    """The cells of one curve at the end of an array, and how many; traced from its end backwards."""
    cells = np.zeros((CELLS_MAX, CELL_COLUMNS))
    speed, spin = share, 1.0 - share
    left_s = 1.0 / (braking(speed / spin) + load * braking(spin / speed))
    left_m = 0.5 * speed * left_s
    row = CELLS_MAX - 1
    cells[row, :3] = left_m, left_s, left_s
    cells[row, V], cells[row, V + 1], cells[row, W], cells[row, W + 1] = speed, -speed, spin, -spin
    while row > 0 and EDGE < speed / (speed + spin) < 1.0 - EDGE:
        row -= 1
        width = _width(speed / (speed + spin), locked) * left_s
        earlier_speed, earlier_spin = _earlier(speed, spin, width, load)
        _hermite(cells[row, V : V + 4], earlier_speed, speed, width, 1.0, earlier_spin, spin)
        _hermite(cells[row, W : W + 4], earlier_spin, spin, width, load, earlier_speed, speed)
        cubic = cells[row, V : V + 4]
        left_m += width * (cubic[0] + cubic[1] / 2.0 + cubic[2] / 3.0 + cubic[3] / 4.0)
        left_s += width
        cells[row, :3] = left_m, left_s, width
        speed, spin = earlier_speed, earlier_spin
    return cells, CELLS_MAX - row


@compiled
def _width(share: float, locked: float) -> float:
    """Narrow where the ratio changes fast, narrower still about ratio 1, where f has an upright tangent."""
    bend = min(abs(share - locked), share, 1.0 - share)
    smooth = min(WIDEST, FINE / np.sqrt(np.sqrt(bend + LOCKED)))
    return min(smooth, max(FINEST, abs(share - 0.5)))


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


@compiled_maker
def _hermite(
    cubic: Floats, early: float, late: float, width: float, load: float, early_other: float, late_other: float
) -> None:
    """The cubic in θ through both ends with the slopes that friction gives there."""
    leaving = -width * load * braking(early / early_other)
    arriving = -width * load * braking(late / late_other)
    cubic[0], cubic[1] = early, leaving
    cubic[2] = 3.0 * (late - early) - 2.0 * leaving - arriving
    cubic[3] = 2.0 * (early - late) + leaving + arriving
