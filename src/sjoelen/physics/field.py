"""A board in a condition as the arrays that the compiled functions read."""

import hashlib
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sjoelen.physics import columns
from sjoelen.physics.compiled import Floats
from sjoelen.physics.equipment import Board, Condition, Dimensions
from sjoelen.physics.glide_curve import glide_curve, hints
from sjoelen.physics.shelf import condition_of
from sjoelen.physics.wood import M_PER_MM, boxes, corners, faces

KG_PER_G = 1e-3


class Field(NamedTuple):
    """The arrays of a board, and what they do not tell."""

    board: Floats
    bands: int
    width_m: float
    disc_kg: float
    hash: str  # SHA-256 of everything the engine knows of the board


@lru_cache(maxsize=16)
def _curve(load: float) -> tuple[Floats, int]:
    return glide_curve(load)


@lru_cache(maxsize=64)
def field(board: Board, condition: str) -> Field:
    """The board's arrays, which nobody may change; raises UnknownCondition."""
    sizes, wood = board.dimensions, condition_of(board, condition)
    load = (2.0 * sizes.rim_radius_mm.value / sizes.disc_diameter_mm.value) ** 2 / wood.inertia.value
    cells, second = _curve(load)
    bands = _bands(wood)
    end = columns.CELLS_AT + cells.size
    flat = np.zeros(end + columns.CURVES * columns.HINTS)
    flat[: columns.LAW_COLUMNS] = _law(sizes, wood)
    flat[columns.LOAD], flat[columns.BANDS] = load, len(bands)
    flat[columns.BRAKE_MPS2], flat[columns.SLOW_BRAKE_MPS2] = bands[:, 1].max(), bands[-1, 1]
    flat[columns.SECOND], flat[columns.END] = columns.CELLS_AT + second * columns.CELL_COLUMNS, end
    flat[columns.BANDS_AT : columns.BANDS_AT + bands.size] = bands.ravel()
    flat[columns.FACES_AT : columns.CORNERS_AT] = faces(sizes).ravel()
    flat[columns.CORNERS_AT : columns.BOXES_AT] = corners(sizes).ravel()
    flat[columns.BOXES_AT : columns.CELLS_AT] = boxes(sizes).ravel()
    flat[columns.CELLS_AT : end] = cells.ravel()
    rows = np.concatenate([hints(cells[:second]), second + hints(cells[second:])])
    flat[end:] = columns.CELLS_AT + rows * columns.CELL_COLUMNS
    return Field(
        flat,
        len(bands),
        sizes.inside_width_mm.value * M_PER_MM,
        sizes.disc_mass_g.value * KG_PER_G,
        hashlib.sha256(flat[:end].astype("<f8").tobytes()).hexdigest(),
    )


def _bands(wood: Condition) -> Floats:
    """From fast to slow: the speed below which a band ends, and its full deceleration."""
    steps = max(1, round(wood.friction_bands.value))
    slow, fast = wood.friction_slow.value, wood.friction_fast.value
    rows = []
    for step in range(steps):
        share = step / max(1, steps - 1)
        floor_mps = wood.fast_mps.value + (wood.slow_mps.value - wood.fast_mps.value) * share
        friction = fast + (slow - fast) * share if steps > 1 else slow
        rows.append((floor_mps if step < steps - 1 else 0.0, friction * wood.gravity_mps2.value))
    return np.array(rows)


def _law(sizes: Dimensions, wood: Condition) -> Floats:
    law = np.zeros(columns.LAW_COLUMNS)
    end_m = sizes.line_to_end_mm.value * M_PER_MM
    law[columns.RADIUS_M] = sizes.disc_diameter_mm.value / 2 * M_PER_MM
    law[columns.RIM_M] = sizes.rim_radius_mm.value * M_PER_MM
    law[columns.INERTIA] = wood.inertia.value
    law[columns.REST_MPS], law[columns.BOUNCE_MPS] = wood.rest_mps.value, wood.bounce_mps.value
    law[columns.FRONT_M] = end_m - sizes.length_mm.value * M_PER_MM
    law[columns.GATES_M] = end_m - sizes.gate_to_end_mm.value * M_PER_MM
    law[columns.DISC_SLOW], law[columns.DISC_FAST] = (
        wood.disc_restitution_slow.value,
        wood.disc_restitution_fast.value,
    )
    law[columns.WALL_SLOW], law[columns.WALL_FAST] = (
        wood.wall_restitution_slow.value,
        wood.wall_restitution_fast.value,
    )
    law[columns.IMPACT_MPS] = wood.impact_mps.value
    law[columns.DISC_GRIP], law[columns.WALL_GRIP] = wood.disc_grip.value, wood.wall_grip.value
    law[columns.EDGE_SLOPE], law[columns.SLOPE_MOST] = wood.edge_slope.value, wood.edge_slope_most.value
    law[columns.EDGE_ROUND_M], law[columns.LIFT_MPS] = wood.edge_round_m.value, wood.lift_mps.value
    law[columns.FLOOR_RESTITUTION] = wood.floor_restitution.value
    law[columns.SETTLE_MPS], law[columns.CREST_SHARE] = wood.settle_mps.value, wood.crest_share.value
    law[columns.SHED_MPS], law[columns.WEDGE_MPS] = wood.shed_mps.value, wood.wedge_mps.value
    law[columns.BREAK_MPS] = wood.break_mps.value
    law[columns.THICK_M] = sizes.disc_thickness_mm.value * M_PER_MM
    law[columns.GATE_M], law[columns.GRAVITY_MPS2] = (
        sizes.gate_height_mm.value * M_PER_MM,
        wood.gravity_mps2.value,
    )
    return law
