"""Setting right without stacks: a disc on the floor of its compartment, or a sweep along the gates."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot, sqrt

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc
from sjoelen.play.location import Zone, location_of
from sjoelen.play.stacking import placement_on

STEP_M = 5e-3  # the step of the search for a free place


def free_placement(compartment: int, placements: Mapping[int, Placement], lines: BoardLines) -> Placement:
    """Return the rearmost free place on the floor, else on the lowest disc that carries none (R60)."""
    for x_m, y_m in _places(compartment, lines):
        others = placements.values()
        if all(hypot(other.x_m - x_m, other.y_m - y_m) >= 2 * lines.radius_m for other in others):
            return placement_on(x_m, y_m, 0, None, lines)
    carrying = {placement.on for placement in placements.values()}
    free = [
        (placement.low_m, -placement.y_m, number)
        for number, placement in placements.items()
        if number not in carrying and location_of(placement, lines).compartment == compartment
    ]
    low_m, _, number = min(free)
    below = placements[number]
    return placement_on(below.x_m, below.y_m, 1 + round(low_m / lines.thickness_m), number, lines)


def _places(compartment: int, lines: BoardLines) -> Iterator[tuple[float, float]]:
    left, right = lines.sides[compartment]
    rows = int((lines.back_m - lines.rear_m - 2 * lines.radius_m) / STEP_M)
    for row in range(rows + 1):
        for x_m in ((left + right) / 2, left + lines.radius_m, right - lines.radius_m):
            yield x_m, lines.back_m - lines.radius_m - row * STEP_M


def sweep(discs: Sequence[Disc], lines: BoardLines) -> tuple[Disc, ...]:
    """Sweep a finger or lath along the gates: a disc that slides in is in its compartment (R16)."""
    placements = {disc.number: disc.placement for disc in discs if disc.placement is not None}
    entered: dict[int, int | None] = {}
    for number, before in list(placements.items()):
        location = location_of(placements[number], lines)
        if location.zone is Zone.GATE and before.support is Support.FLOOR:
            pushed = _push_in(number, placements, lines)
            placements |= pushed
            entered |= {number: location.compartment} if pushed else {}
    return tuple(
        replace(
            disc,
            placement=placements.get(disc.number),
            history=replace(disc.history, compartment=entered[disc.number])
            if disc.number in entered
            else disc.history,
        )
        for disc in discs
    )


def _push_in(first: int, placements: Mapping[int, Placement], lines: BoardLines) -> dict[int, Placement]:
    """Push a disc straight in, past the front of the bar, with all that lies before it.

    The result has the discs that moved; it is empty without room.
    """
    moved = {first: replace(placements[first], y_m=lines.front_m + lines.radius_m)}
    queue = [first]
    while queue:
        pusher = moved[queue.pop()]
        for number, other in {**placements, **moved}.items():
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
