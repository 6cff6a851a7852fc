"""Wood of a board: faces and corners for discs on the floor, boxes for discs that leave it."""

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.board.equipment import Dimensions
from sjoelen.physics.compiled import Floats

M_PER_MM = 1e-3


def gate_edges_m(sizes: Dimensions) -> tuple[tuple[float, float], ...]:
    """Return left and right edge of each gate, metres from the middle of the board, from left to right."""
    gate, between = sizes.gate_width_mm.value, sizes.between_gates_mm.value
    inner = (between / 2 * M_PER_MM, (between / 2 + gate) * M_PER_MM)
    outer = ((between * 1.5 + gate) * M_PER_MM, (between * 1.5 + 2 * gate) * M_PER_MM)
    return (
        (-outer[1], -outer[0]),
        (-inner[1], -inner[0]),
        inner,
        outer,
    )


def divider_edges_m(sizes: Dimensions) -> tuple[tuple[float, float], ...]:
    """Return the left and right side of each divider, metres from the middle of the board."""
    half = sizes.divider_mm.value / 2
    middle = sizes.gate_width_mm.value + sizes.between_gates_mm.value
    near, far = (middle - half) * M_PER_MM, (middle + half) * M_PER_MM
    return ((-far, -near), (-half * M_PER_MM, half * M_PER_MM), (near, far))


def faces(sizes: Dimensions) -> Floats:
    """Return the faces: both side walls, then the others; shape (FACES, FACE_COLUMNS)."""
    end_m = sizes.line_to_end_mm.value * M_PER_MM
    front = end_m - sizes.gate_to_end_mm.value * M_PER_MM
    rear = front + sizes.gate_bar_mm.value * M_PER_MM
    back = end_m - sizes.back_wall_mm.value * M_PER_MM
    start = end_m - sizes.length_mm.value * M_PER_MM
    half = sizes.inside_width_mm.value / 2 * M_PER_MM
    gates, dividers = gate_edges_m(sizes), divider_edges_m(sizes)
    rows: list[tuple[float, float, float, float, float]] = [
        (0, -half, start, back, 1),
        (0, half, start, back, -1),
        (1, back, -half, half, -1),
    ]
    lefts, rights = (-half, *(right for _, right in gates)), (*(left for left, _ in gates), half)
    rows += [(1, front, left, right, -1) for left, right in zip(lefts, rights, strict=True)]
    for left, right in gates:
        rows += [(0, left, front, rear, 1), (0, right, front, rear, -1)]
    for left, right in dividers:
        rows += [(0, left, rear, back, -1), (0, right, rear, back, 1)]
    walls = (-half, *(edge for pair in dividers for edge in pair), half)
    for number, (left, right) in enumerate(gates):
        rows += [(1, rear, walls[2 * number], left, 1), (1, rear, right, walls[2 * number + 1], 1)]
    return np.array(rows, dtype=np.float64)


def corners(sizes: Dimensions) -> Floats:
    """Return the upright edges of the gates; shape (CORNERS, CORNER_COLUMNS)."""
    end_m = sizes.line_to_end_mm.value * M_PER_MM
    front = end_m - sizes.gate_to_end_mm.value * M_PER_MM
    rear = front + sizes.gate_bar_mm.value * M_PER_MM
    return np.array([(x, y) for gate in gate_edges_m(sizes) for x in gate for y in (front, rear)])


def boxes(sizes: Dimensions) -> Floats:
    """Return the boxes: walls, bar beside and over the gates, dividers, from left to right."""
    end_m = sizes.line_to_end_mm.value * M_PER_MM
    front = end_m - sizes.gate_to_end_mm.value * M_PER_MM
    rear = front + sizes.gate_bar_mm.value * M_PER_MM
    back = end_m - sizes.back_wall_mm.value * M_PER_MM
    start = end_m - sizes.length_mm.value * M_PER_MM
    half, side = sizes.inside_width_mm.value / 2 * M_PER_MM, sizes.side_wall_mm.value * M_PER_MM
    wall, bar = sizes.wall_height_mm.value * M_PER_MM, sizes.gate_bar_height_mm.value * M_PER_MM
    gate, divider = sizes.gate_height_mm.value * M_PER_MM, sizes.divider_height_mm.value * M_PER_MM
    gates = gate_edges_m(sizes)
    lefts, rights = (-half, *(right for _, right in gates)), (*(left for left, _ in gates), half)
    rows = [
        (-half - side, -half, start, end_m, 0.0, wall, layout.ON_WALL),
        (half, half + side, start, end_m, 0.0, wall, layout.ON_WALL),
        (-half, half, back, end_m, 0.0, wall, layout.ON_WALL),
    ]
    rows += [
        (left, right, front, rear, 0.0, bar, layout.ON_BAR) for left, right in zip(lefts, rights, strict=True)
    ]
    rows += [(left, right, front, rear, gate, bar, layout.ON_BAR) for left, right in gates]
    rows += [
        (left, right, rear, back, 0.0, divider, layout.ON_DIVIDER) for left, right in divider_edges_m(sizes)
    ]
    return np.array(rows, dtype=np.float64)
