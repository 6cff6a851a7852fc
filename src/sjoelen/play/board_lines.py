"""Lines of a board that the rules use."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from sjoelen.physics.board.equipment import Board
from sjoelen.physics.board.wood import M_PER_MM, divider_edges_m, gate_edges_m


@dataclass(frozen=True, slots=True)
class BoardLines:
    """Lines of a board, metres: x from the left wall, y from the check line.

    `gates_m` and `dividers_m`: their middles; `sides`: left and right of each compartment.
    """

    radius_m: float
    thickness_m: float
    front_m: float
    rear_m: float
    back_m: float
    gates_m: tuple[float, ...]
    dividers_m: tuple[float, ...]
    sides: tuple[tuple[float, float], ...]

    @property
    def width_m(self) -> float:
        """Return the distance from the left wall to the right."""
        return self.sides[-1][1]


@lru_cache(maxsize=16)
def board_lines(board: Board) -> BoardLines:
    """Return the lines of a board: front (R11) and rear of the gate bar, back wall, compartments."""
    sizes = board.dimensions
    half = sizes.inside_width_mm.value / 2 * M_PER_MM
    end = sizes.line_to_end_mm.value * M_PER_MM
    front = end - sizes.gate_to_end_mm.value * M_PER_MM
    edges = [edge + half for pair in divider_edges_m(sizes) for edge in pair]
    sides = tuple(zip((0.0, *edges[1::2]), (*edges[::2], 2 * half), strict=True))
    return BoardLines(
        sizes.disc_diameter_mm.value / 2 * M_PER_MM,
        sizes.disc_thickness_mm.value * M_PER_MM,
        front,
        front + sizes.gate_bar_mm.value * M_PER_MM,
        end - sizes.back_wall_mm.value * M_PER_MM,
        tuple(half + (left + right) / 2 for left, right in gate_edges_m(sizes)),
        tuple((left + right) / 2 for (_, left), (right, _) in pairwise(sides)),
        sides,
    )
