"""Setting right without stacking: one disc on the floor of its compartment, or a sweep along the gates."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot, sqrt

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc
from sjoelen.play.location import Zone, location_of
from sjoelen.play.stacking import placement_on

STEP_M = 5e-3  # how finely a free place is looked for


def free_placement(compartment: int, lying: Mapping[int, Placement], lines: BoardLines) -> Placement:
    """The rearmost free place on the compartment's floor, else on the lowest disc that bears none (R60)."""
    for x_m, y_m in _spots(compartment, lines):
        if all(hypot(each.x_m - x_m, each.y_m - y_m) >= 2 * lines.radius_m for each in lying.values()):
            return placement_on(x_m, y_m, 0, None, lines)
    bearing = {each.on for each in lying.values()}
    free = [
        (each.low_m, -each.y_m, number)
        for number, each in lying.items()
        if number not in bearing and location_of(each, lines).compartment == compartment
    ]
    low_m, _, number = min(free)
    below = lying[number]
    return placement_on(below.x_m, below.y_m, 1 + round(low_m / lines.thickness_m), number, lines)


def _spots(compartment: int, lines: BoardLines) -> Iterator[tuple[float, float]]:
    left, right = lines.sides[compartment]
    rows = int((lines.back_m - lines.rear_m - 2 * lines.radius_m) / STEP_M)
    for row in range(rows + 1):
        for x_m in ((left + right) / 2, left + lines.radius_m, right - lines.radius_m):
            yield x_m, lines.back_m - lines.radius_m - row * STEP_M


def sweep(discs: Sequence[Disc], lines: BoardLines) -> tuple[Disc, ...]:
    """After a finger or lath along the gates: what slides in is in its compartment; the rest stays (R16)."""
    lying = {each.number: each.placement for each in discs if each.placement is not None}
    entered: dict[int, int | None] = {}
    for number, here in list(lying.items()):
        place = location_of(lying[number], lines)
        if place.zone is Zone.GATE and here.support is Support.FLOOR:
            pushed = _push_in(number, lying, lines)
            lying |= pushed
            entered |= {number: place.compartment} if pushed else {}
    return tuple(
        replace(
            each,
            placement=lying.get(each.number),
            history=replace(each.history, compartment=entered[each.number])
            if each.number in entered
            else each.history,
        )
        for each in discs
    )


def _push_in(first: int, lying: Mapping[int, Placement], lines: BoardLines) -> dict[int, Placement]:
    """Straight in, past the bar's front, with all that stands before it; nothing if there is no room."""
    moved = {first: replace(lying[first], y_m=lines.front_m + lines.radius_m)}
    queue = [first]
    while queue:
        pusher = moved[queue.pop()]
        for number, other in {**lying, **moved}.items():
            if moved.get(number) is pusher or other.y_m < pusher.y_m:
                continue
            aside_m = other.x_m - pusher.x_m
            if hypot(aside_m, other.y_m - pusher.y_m) < 2 * lines.radius_m - OVERLAP_M:
                y_m = pusher.y_m + sqrt((2 * lines.radius_m) ** 2 - aside_m**2)
                if y_m > lines.back_m - lines.radius_m + OVERLAP_M:
                    return {}
                moved[number] = replace(other, y_m=y_m)
                queue.append(number)
    return moved
