"""How the jury stacks what lies in a compartment (R12)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt

from sjoelen.physics.board.wood import M_PER_MM
from sjoelen.physics.scene.placement import Lying
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import Plan
from sjoelen.rules.choices import StackPlace
from sjoelen.rules.edition import Stacking

Spot = tuple[float, float]


def stacked(discs: Sequence[int], compartment: int, stacking: Stacking, plan: Plan) -> dict[int, Lying]:
    """Where each disc, by its number, is put; the first ones make the first stack."""
    numbers = iter(discs)
    lying: dict[int, Lying] = {}
    for (x_m, y_m), height in _stacks(len(discs), compartment, stacking, plan):
        below: int | None = None
        for level in range(height):
            number = next(numbers)
            lying[number] = upon(x_m, y_m, level, below, plan)
            below = number
    return lying


@lru_cache(maxsize=1024)
def _stacks(discs: int, compartment: int, stacking: Stacking, plan: Plan) -> tuple[tuple[Spot, int], ...]:
    """Where each stack is and how high, the one made first before the others."""
    heights = _heights(discs, stacking)
    spots = _spots(len(heights), compartment, stacking, plan)
    heights = _heightened(heights, len(spots))
    if stacking.place is StackPlace.FRONT:
        spots = [*spots[-1:], *spots[:-1]]
    return tuple(zip(spots, heights, strict=True))


def heights(lying: Iterable[Lying]) -> tuple[int, ...]:
    """How many discs each stack has, from the back wall on."""
    stacks = Counter((each.y_m, each.x_m) for each in lying)
    return tuple(stacks[spot] for spot in sorted(stacks, reverse=True))


def upon(x_m: float, y_m: float, level: int, below: int | None, plan: Plan) -> Lying:
    """A disc flat on the floor, or at this level squarely on the disc below."""
    low_m = level * plan.thickness_m
    support = Support.FLOOR if below is None else Support.DISC
    return Lying(x_m, y_m, support, low_m, low_m + plan.thickness_m, below)


def _heights(discs: int, stacking: Stacking) -> list[int]:
    first = min(discs, stacking.first)
    full, rest = divmod(discs - first, stacking.later)
    return [each for each in (first, *[stacking.later] * full, rest) if each]


def _heightened(heights: list[int], room: int) -> list[int]:
    """More stacks than there is room for: their discs go on the others, last first (R60)."""
    kept = heights[:room]
    for number in range(sum(heights[room:])):
        kept[-1 - number % room] += 1
    return kept


def _spots(count: int, compartment: int, stacking: Stacking, plan: Plan) -> list[Spot]:
    """The middles of the stacks from the back wall on, in a row or from the corner to and fro."""
    left, right = plan.sides[compartment]
    radius, depth, clear = plan.radius_m, plan.back_m - plan.rear_m, stacking.clearance_mm_max * M_PER_MM
    across, pitch = [(left + right) / 2], 2 * radius
    if stacking.place is StackPlace.REAR_CORNER or clear + count * pitch > depth:
        across = [left + radius, right - radius]
        if compartment >= len(plan.sides) / 2:
            across.reverse()
        pitch = sqrt((2 * radius) ** 2 - (across[1] - across[0]) ** 2)
    count = min(count, 1 + int((depth - clear - 2 * radius) / pitch))
    cleared = count - 1 if stacking.place is StackPlace.FRONT else 0
    return [
        (
            across[number % len(across)],
            plan.back_m - radius - number * pitch - (clear if number >= cleared else 0.0),
        )
        for number in range(count)
    ]
