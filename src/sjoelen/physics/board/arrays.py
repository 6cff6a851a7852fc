"""Arrays of a board in a condition, for the compiled functions."""

import hashlib
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.builtin_boards import condition_of
from sjoelen.physics.board.equipment import Board, Condition, Dimensions, Measure
from sjoelen.physics.board.wood import M_PER_MM, boxes, corners, faces
from sjoelen.physics.compiled import Floats
from sjoelen.physics.motion.glide_curve import glide_curve, hints

KG_PER_G = 1e-3


class BoardArrays(NamedTuple):
    """The arrays of a board, and the values that they do not hold."""

    board: Floats
    bands: int
    width_m: float
    disc_kg: float
    hash: str  # SHA-256 of the board as the engine reads it


@lru_cache(maxsize=16)
def _curve(coupling: float) -> tuple[Floats, int]:
    return glide_curve(coupling)


@lru_cache(maxsize=64)
def board_arrays(board: Board, condition: str) -> BoardArrays:
    """Return the arrays of a board, read-only by agreement; raises UnknownCondition."""
    sizes, wood = board.dimensions, condition_of(board, condition)
    coupling = (2.0 * sizes.rim_radius_mm.value / sizes.disc_diameter_mm.value) ** 2 / wood.inertia.value
    cells, second = _curve(coupling)
    bands = _bands(wood)
    end = layout.CELLS_OFFSET + cells.size
    flat = np.zeros(end + layout.CURVES * layout.HINTS)
    flat[: layout.PARAMETER_COLUMNS] = _parameters(sizes, wood)
    flat[layout.SPIN_COUPLING], flat[layout.BAND_COUNT] = coupling, len(bands)
    flat[layout.BRAKE_MPS2], flat[layout.SLOW_BRAKE_MPS2] = bands[:, 1].max(), bands[-1, 1]
    flat[layout.SECOND_CURVE], flat[layout.CURVES_END] = (
        layout.CELLS_OFFSET + second * layout.CELL_COLUMNS,
        end,
    )
    flat[layout.BANDS_OFFSET : layout.BANDS_OFFSET + bands.size] = bands.ravel()
    flat[layout.FACES_OFFSET : layout.CORNERS_OFFSET] = faces(sizes).ravel()
    flat[layout.CORNERS_OFFSET : layout.BOXES_OFFSET] = corners(sizes).ravel()
    flat[layout.BOXES_OFFSET : layout.CELLS_OFFSET] = boxes(sizes).ravel()
    flat[layout.CELLS_OFFSET : end] = cells.ravel()
    rows = np.concatenate([hints(cells[:second]), second + hints(cells[second:])])
    flat[end:] = layout.CELLS_OFFSET + rows * layout.CELL_COLUMNS
    return BoardArrays(
        flat,
        len(bands),
        sizes.inside_width_mm.value * M_PER_MM,
        sizes.disc_mass_g.value * KG_PER_G,
        hashlib.sha256(flat[:end].astype("<f8").tobytes()).hexdigest(),
    )


def _bands(wood: Condition) -> Floats:
    """Return from fast to slow the speed below which a band ends, and its full deceleration.

    The first band ends at `fast_mps`, the last one begins at `slow_mps`.
    """
    bands, steps = [(0.0, wood.friction_slow.value)], round(wood.friction_bands.value) - 2
    shares = [step / steps for step in range(steps + 1)] if steps else [1.0]
    edges_mps = [_between(wood.fast_mps, wood.slow_mps, share) for share in shares]
    if edges_mps:
        means = (_mean_friction(wood, *pair) for pair in pairwise(edges_mps))
        bands[:0] = zip(edges_mps, (wood.friction_fast.value, *means), strict=True)
    return np.array([(end_mps, friction * wood.gravity_mps2.value) for end_mps, friction in bands])


def _between(first: Measure, second: Measure, share: float) -> float:
    return first.value * (1.0 - share) + second.value * share


def _mean_friction(wood: Condition, upper_mps: float, lower_mps: float) -> float:
    """Return the friction of a band in which a disc glides as far as under friction on a line.

    The distance is the integral of speed over friction, by Simpson's rule. NumPy's sums may have other bits.
    """
    middle_mps, range_mps = (upper_mps + lower_mps) / 2, wood.fast_mps.value - wood.slow_mps.value
    upper, middle, lower = (
        speed_mps
        / _between(wood.friction_slow, wood.friction_fast, (speed_mps - wood.slow_mps.value) / range_mps)
        for speed_mps in (upper_mps, middle_mps, lower_mps)
    )
    return 6.0 * middle_mps / (upper + 4.0 * middle + lower)


def _parameters(sizes: Dimensions, wood: Condition) -> Floats:
    law = np.zeros(layout.PARAMETER_COLUMNS)
    end_m = sizes.line_to_end_mm.value * M_PER_MM
    law[layout.RADIUS_M] = sizes.disc_diameter_mm.value / 2 * M_PER_MM
    law[layout.RIM_M] = sizes.rim_radius_mm.value * M_PER_MM
    law[layout.INERTIA] = wood.inertia.value
    law[layout.REST_MPS], law[layout.BOUNCE_MPS] = wood.rest_mps.value, wood.bounce_mps.value
    law[layout.FRONT_M] = end_m - sizes.length_mm.value * M_PER_MM
    law[layout.GATES_M] = end_m - sizes.gate_to_end_mm.value * M_PER_MM
    law[layout.DISC_RESTITUTION_SLOW], law[layout.DISC_RESTITUTION_FAST] = (
        wood.disc_restitution_slow.value,
        wood.disc_restitution_fast.value,
    )
    law[layout.WALL_RESTITUTION_SLOW], law[layout.WALL_RESTITUTION_FAST] = (
        wood.wall_restitution_slow.value,
        wood.wall_restitution_fast.value,
    )
    law[layout.IMPACT_MPS] = wood.impact_mps.value
    law[layout.DISC_GRIP], law[layout.WALL_GRIP] = wood.disc_grip.value, wood.wall_grip.value
    law[layout.EDGE_SLOPE], law[layout.EDGE_SLOPE_MAX] = wood.edge_slope.value, wood.edge_slope_most.value
    law[layout.EDGE_ROUND_M], law[layout.LIFT_MPS] = wood.edge_round_m.value, wood.lift_mps.value
    law[layout.FLOOR_RESTITUTION] = wood.floor_restitution.value
    law[layout.SETTLE_MPS], law[layout.CREST_SHARE] = wood.settle_mps.value, wood.crest_share.value
    law[layout.SHED_MPS], law[layout.WEDGE_MPS] = wood.shed_mps.value, wood.wedge_mps.value
    law[layout.BREAK_MPS] = wood.break_mps.value
    law[layout.THICKNESS_M] = sizes.disc_thickness_mm.value * M_PER_MM
    law[layout.GATE_HEIGHT_M], law[layout.GRAVITY_MPS2] = (
        sizes.gate_height_mm.value * M_PER_MM,
        wood.gravity_mps2.value,
    )
    return law
