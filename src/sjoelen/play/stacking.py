"""Stacks of a jury in a compartment (R12)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt

from sjoelen.physics.board.wood import M_PER_MM
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines
from sjoelen.rules.choices import StackPlace
from sjoelen.rules.edition import Stacking

Position = tuple[float, float]


def stack(
    discs: Sequence[int], compartment: int, stacking: Stacking, lines: BoardLines
) -> dict[int, Placement]:
    """Return the placement of each disc, by its number; the first discs make the first stack."""
    numbers = iter(discs)
    placements: dict[int, Placement] = {}
    for (x_m, y_m), height in _stacks(len(discs), compartment, stacking, lines):
        below: int | None = None
        for level in range(height):
            number = next(numbers)
            placements[number] = placement_on(x_m, y_m, level, below, lines)
            below = number
    return placements


@lru_cache(maxsize=1024)
def _stacks(
    discs: int, compartment: int, stacking: Stacking, lines: BoardLines
) -> tuple[tuple[Position, int], ...]:
    """Return position and height of each stack, in the order in which the jury makes them."""
    heights = _heights(discs, stacking)
    positions = _positions(len(heights), compartment, stacking, lines)
    heights = _with_overflow(heights, len(positions))
    if stacking.place is StackPlace.FRONT:
        positions = [*positions[-1:], *positions[:-1]]
    return tuple(zip(positions, heights, strict=True))


def heights(placements: Iterable[Placement]) -> tuple[int, ...]:
    """Return the number of discs in each stack, from the back wall on."""
    stacks = Counter((placement.y_m, placement.x_m) for placement in placements)
    return tuple(stacks[position] for position in sorted(stacks, reverse=True))


def placement_on(x_m: float, y_m: float, level: int, below: int | None, lines: BoardLines) -> Placement:
    """Return a placement flat on the floor, or at this level squarely on the disc below."""
    low_m = level * lines.thickness_m
    support = Support.FLOOR if below is None else Support.DISC
    return Placement(x_m, y_m, support, low_m, low_m + lines.thickness_m, below)


def _heights(discs: int, stacking: Stacking) -> list[int]:
    first = min(discs, stacking.first)
    full, rest = divmod(discs - first, stacking.later)
    return [height for height in (first, *[stacking.later] * full, rest) if height]


def _with_overflow(heights: list[int], room: int) -> list[int]:
    """Put the discs of the stacks without room on the other stacks, last first (R60)."""
    stacks = heights[:room]
    for number in range(sum(heights[room:])):
        stacks[-1 - number % room] += 1
    return stacks


def _positions(count: int, compartment: int, stacking: Stacking, lines: BoardLines) -> list[Position]:
    """Return the centres of the stacks from the back wall on, in a row or alternating from the corner."""
    left, right = lines.sides[compartment]
    radius, depth = lines.radius_m, lines.back_m - lines.rear_m
    clearance = stacking.clearance_mm_max * M_PER_MM
    across, pitch = [(left + right) / 2], 2 * radius
    if stacking.place is StackPlace.REAR_CORNER or clearance + count * pitch > depth:
        across = [left + radius, right - radius]
        if compartment >= len(lines.sides) / 2:
            across.reverse()
        pitch = sqrt((2 * radius) ** 2 - (across[1] - across[0]) ** 2)
    count = min(count, 1 + int((depth - clearance - 2 * radius) / pitch))
    cleared = count - 1 if stacking.place is StackPlace.FRONT else 0
    return [
        (
            across[number % len(across)],
            lines.back_m - radius - number * pitch - (clearance if number >= cleared else 0.0),
        )
        for number in range(count)
    ]
