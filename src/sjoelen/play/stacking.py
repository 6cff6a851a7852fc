"""How the jury stacks what lies in a compartment (R12)."""

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

Spot = tuple[float, float]


def stack(
    discs: Sequence[int], compartment: int, stacking: Stacking, lines: BoardLines
) -> dict[int, Placement]:
    """Where each disc, by its number, is put; the first ones make the first stack."""
    numbers = iter(discs)
    lying: dict[int, Placement] = {}
    for (x_m, y_m), height in _stacks(len(discs), compartment, stacking, lines):
        below: int | None = None
        for level in range(height):
            number = next(numbers)
            lying[number] = placement_on(x_m, y_m, level, below, lines)
            below = number
    return lying


@lru_cache(maxsize=1024)
def _stacks(
    discs: int, compartment: int, stacking: Stacking, lines: BoardLines
) -> tuple[tuple[Spot, int], ...]:
    """Where each stack is and how high, the one made first before the others."""
    heights = _heights(discs, stacking)
    spots = _spots(len(heights), compartment, stacking, lines)
    heights = _with_overflow(heights, len(spots))
    if stacking.place is StackPlace.FRONT:
        spots = [*spots[-1:], *spots[:-1]]
    return tuple(zip(spots, heights, strict=True))


def heights(lying: Iterable[Placement]) -> tuple[int, ...]:
    """How many discs each stack has, from the back wall on."""
    stacks = Counter((each.y_m, each.x_m) for each in lying)
    return tuple(stacks[spot] for spot in sorted(stacks, reverse=True))


def placement_on(x_m: float, y_m: float, level: int, below: int | None, lines: BoardLines) -> Placement:
    """A disc flat on the floor, or at this level squarely on the disc below."""
    low_m = level * lines.thickness_m
    support = Support.FLOOR if below is None else Support.DISC
    return Placement(x_m, y_m, support, low_m, low_m + lines.thickness_m, below)


def _heights(discs: int, stacking: Stacking) -> list[int]:
    first = min(discs, stacking.first)
    full, rest = divmod(discs - first, stacking.later)
    return [each for each in (first, *[stacking.later] * full, rest) if each]


def _with_overflow(heights: list[int], room: int) -> list[int]:
    """More stacks than there is room for: their discs go on the others, last first (R60)."""
    kept = heights[:room]
    for number in range(sum(heights[room:])):
        kept[-1 - number % room] += 1
    return kept


def _spots(count: int, compartment: int, stacking: Stacking, lines: BoardLines) -> list[Spot]:
    """The middles of the stacks from the back wall on, in a row or from the corner to and fro."""
    left, right = lines.sides[compartment]
    radius, depth, clear = lines.radius_m, lines.back_m - lines.rear_m, stacking.clearance_mm_max * M_PER_MM
    across, pitch = [(left + right) / 2], 2 * radius
    if stacking.place is StackPlace.REAR_CORNER or clear + count * pitch > depth:
        across = [left + radius, right - radius]
        if compartment >= len(lines.sides) / 2:
            across.reverse()
        pitch = sqrt((2 * radius) ** 2 - (across[1] - across[0]) ** 2)
    count = min(count, 1 + int((depth - clear - 2 * radius) / pitch))
    cleared = count - 1 if stacking.place is StackPlace.FRONT else 0
    return [
        (
            across[number % len(across)],
            lines.back_m - radius - number * pitch - (clear if number >= cleared else 0.0),
        )
        for number in range(count)
    ]
