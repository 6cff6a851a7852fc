"""Setting right without stacking: one disc on the floor of its compartment, or a sweep along the gates."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot, sqrt

from sjoelen.physics.scene.placement import OVERLAP_M, Lying
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import Plan
from sjoelen.play.disc import Disc
from sjoelen.play.location import Where, place_of
from sjoelen.play.stacking import upon

STEP_M = 5e-3  # how finely a free place is looked for


def set_down(compartment: int, lying: Mapping[int, Lying], plan: Plan) -> Lying:
    """The rearmost free place on the compartment's floor, else on the lowest disc that bears none (R60)."""
    for x_m, y_m in _spots(compartment, plan):
        if all(hypot(each.x_m - x_m, each.y_m - y_m) >= 2 * plan.radius_m for each in lying.values()):
            return upon(x_m, y_m, 0, None, plan)
    bearing = {each.on for each in lying.values()}
    free = [
        (each.low_m, -each.y_m, number)
        for number, each in lying.items()
        if number not in bearing and place_of(each, plan).compartment == compartment
    ]
    low_m, _, number = min(free)
    below = lying[number]
    return upon(below.x_m, below.y_m, 1 + round(low_m / plan.thickness_m), number, plan)


def _spots(compartment: int, plan: Plan) -> Iterator[tuple[float, float]]:
    left, right = plan.sides[compartment]
    rows = int((plan.back_m - plan.rear_m - 2 * plan.radius_m) / STEP_M)
    for row in range(rows + 1):
        for x_m in ((left + right) / 2, left + plan.radius_m, right - plan.radius_m):
            yield x_m, plan.back_m - plan.radius_m - row * STEP_M


def swept(discs: Sequence[Disc], plan: Plan) -> tuple[Disc, ...]:
    """After a finger or lath along the gates: what slides in is in its compartment; the rest stays (R16)."""
    lying = {each.number: each.lying for each in discs if each.lying is not None}
    entered: dict[int, int | None] = {}
    for number, here in list(lying.items()):
        place = place_of(lying[number], plan)
        if place.where is Where.GATE and here.support is Support.FLOOR:
            pushed = _pushed(number, lying, plan)
            lying |= pushed
            entered |= {number: place.compartment} if pushed else {}
    return tuple(
        replace(
            each,
            lying=lying.get(each.number),
            past=replace(each.past, home=entered[each.number]) if each.number in entered else each.past,
        )
        for each in discs
    )


def _pushed(first: int, lying: Mapping[int, Lying], plan: Plan) -> dict[int, Lying]:
    """Straight in, past the bar's front, with all that stands before it; nothing if there is no room."""
    moved = {first: replace(lying[first], y_m=plan.front_m + plan.radius_m)}
    queue = [first]
    while queue:
        pusher = moved[queue.pop()]
        for number, other in {**lying, **moved}.items():
            if moved.get(number) is pusher or other.y_m < pusher.y_m:
                continue
            aside_m = other.x_m - pusher.x_m
            if hypot(aside_m, other.y_m - pusher.y_m) < 2 * plan.radius_m - OVERLAP_M:
                y_m = pusher.y_m + sqrt((2 * plan.radius_m) ** 2 - aside_m**2)
                if y_m > plan.back_m - plan.radius_m + OVERLAP_M:
                    return {}
                moved[number] = replace(other, y_m=y_m)
                queue.append(number)
    return moved
