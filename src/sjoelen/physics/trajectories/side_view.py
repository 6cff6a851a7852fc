"""Side views of discs that do not lie flat on the floor, as SVG without words.

A unit is a millimetre. Each view shows one stack, or one disc with what holds it, and the wood beside it.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sjoelen.physics import layout
from sjoelen.physics.board.equipment import Dimensions
from sjoelen.physics.board.wood import M_PER_MM, boxes
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.colours import DISC, FLOOR, WOOD
from sjoelen.physics.trajectories.mark import mark

WIDTH_MM, HEIGHT_MM = 160, 84  # of a view
GROUND_MM, NUMBER_MM, FLAT_MM = 8, 11, 0.5  # the floor under the discs; a disc tilts by more than this
MARK_MM = 5.5
ACROSS, ALONG = (1.0, 0.0), (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class View:
    """A view along a line on the board with its middle at (x_m, y_m).

    `axis` points to the right of the view. `rises_to` is 1 if a tilted disc has its right side up, else -1.
    """

    x_m: float
    y_m: float
    axis: tuple[float, float]
    rises_to: float = 1.0

    def place_mm(self, disc: Placement) -> float:
        """Return the place of a disc in the view, from its middle."""
        ux, uy = self.axis
        return ((disc.x_m - self.x_m) * ux + (disc.y_m - self.y_m) * uy) / M_PER_MM


def side_views(
    discs: Mapping[int, Placement], sizes: Dimensions, marks: Mapping[int, int | None]
) -> Iterator[str]:
    """Yield a view of each group of discs that rest on each other or on wood, WIDTH_MM × HEIGHT_MM."""
    for group in _groups(discs):
        view = _view_of({number: discs[number] for number in group}, sizes)
        shapes = [*_wood(view, sizes)]
        for number in sorted(group, key=lambda number: discs[number].low_m):
            shapes += _disc(number, discs[number], view, sizes, marks)
        ground = HEIGHT_MM - GROUND_MM
        yield "\n".join(
            (
                f'<rect width="{WIDTH_MM}" height="{HEIGHT_MM}" fill="white" stroke="{WOOD}"/>',
                f'<rect y="{ground}" width="{WIDTH_MM}" height="{GROUND_MM}" fill="{FLOOR}"/>',
                f'<g transform="translate({WIDTH_MM / 2:g} {ground})">',
                *shapes,
                "</g>",
            )
        )


def _groups(discs: Mapping[int, Placement]) -> list[set[int]]:
    groups: list[set[int]] = []
    for number, disc in discs.items():
        if disc.support is Support.FLOOR:
            continue
        group = {number}
        if disc.support is Support.DISC and disc.on is not None:
            group.add(disc.on)
        joined = [other for other in groups if other & group]
        groups = [other for other in groups if not other & group]
        groups.append(group.union(*joined))
    return groups


def _view_of(group: Mapping[int, Placement], sizes: Dimensions) -> View:
    """Return the view that shows how a group rests: across or along the board, or from disc to disc."""
    on_wood = [disc for disc in group.values() if disc.support not in (Support.FLOOR, Support.DISC)]
    if on_wood:
        return _view_of_wood(on_wood[0], sizes)
    leaning = [disc for disc in group.values() if disc.support is Support.DISC and disc.low_m == 0.0]
    for disc in leaning:
        below = group[disc.on or 0]
        dx_m, dy_m = below.x_m - disc.x_m, below.y_m - disc.y_m
        way_m = math.hypot(dx_m, dy_m)
        return View((disc.x_m + below.x_m) / 2, (disc.y_m + below.y_m) / 2, (dx_m / way_m, dy_m / way_m))
    lowest = min(group.values(), key=lambda disc: disc.low_m)
    return View(lowest.x_m, lowest.y_m, ACROSS)


def _view_of_wood(disc: Placement, sizes: Dimensions) -> View:
    half_m, end_m = sizes.inside_width_mm.value / 2 * M_PER_MM, sizes.line_to_end_mm.value * M_PER_MM
    back_m, reach_m = end_m - sizes.back_wall_mm.value * M_PER_MM, sizes.disc_diameter_mm.value / 2 * M_PER_MM
    if disc.support in (Support.BAR, Support.GATE):
        bar_m = end_m - sizes.gate_to_end_mm.value * M_PER_MM
        return View(disc.x_m, disc.y_m, ALONG, math.copysign(1.0, bar_m - disc.y_m))
    if disc.support is Support.WALL and disc.y_m + reach_m >= back_m:
        return View(disc.x_m, disc.y_m, ALONG)
    aims_m = [left + half_m for left, *_, support in boxes(sizes).tolist() if support == layout.ON_DIVIDER]
    if disc.support is Support.WALL:
        aims_m = [0.0, 2 * half_m]
    nearest_m = min(aims_m, key=lambda aim_m: abs(aim_m - disc.x_m))
    return View(disc.x_m, disc.y_m, ACROSS, math.copysign(1.0, nearest_m - disc.x_m))


def _wood(view: View, sizes: Dimensions) -> Iterator[str]:
    """Yield the wood that is cut by a view across or along the board."""
    if view.axis not in (ACROSS, ALONG):
        return
    half_m = sizes.inside_width_mm.value / 2 * M_PER_MM
    for left, right, front, rear, low, high, _support in boxes(sizes).tolist():
        sides, cut, at_m = (left + half_m, right + half_m), (front, rear), view.y_m
        middle_m = view.x_m
        if view.axis == ALONG:
            sides, cut, at_m, middle_m = cut, sides, view.x_m, view.y_m
        start, end = ((side - middle_m) / M_PER_MM for side in sides)
        start, end = max(start, -WIDTH_MM / 2), min(end, WIDTH_MM / 2)
        if cut[0] <= at_m <= cut[1] and start < end:
            yield (
                f'<rect x="{start:.2f}" y="{-high / M_PER_MM:g}" width="{end - start:.2f}"'
                f' height="{(high - low) / M_PER_MM:g}" fill="{WOOD}"/>'
            )


def _disc(
    number: int, disc: Placement, view: View, sizes: Dimensions, marks: Mapping[int, int | None]
) -> Iterator[str]:
    wide, thick = sizes.disc_diameter_mm.value, sizes.disc_thickness_mm.value
    low = disc.low_m / M_PER_MM
    high = low + thick if disc.high_m is None else disc.high_m / M_PER_MM
    place, middle = view.place_mm(disc), (low + high) / 2
    degrees = view.rises_to * _tilt_deg(high - low, wide, thick)
    yield (
        f'<rect x="{-wide / 2:g}" y="{-thick / 2:g}" width="{wide:g}" height="{thick:g}" rx="2" fill="{DISC}"'
        f' stroke="{WOOD}" transform="translate({place:.2f} {-middle:.2f}) rotate({-degrees:.1f})"/>'
    )
    yield (
        f'<text x="{place:.2f}" y="{NUMBER_MM / 3 - middle:.2f}" font-family="sans-serif"'
        f' font-size="{NUMBER_MM}" text-anchor="middle">{number}</text>'
    )
    if number in marks:
        turn = math.radians(degrees)
        right, up = (wide / 2 - MARK_MM) * math.cos(turn), (wide / 2 - MARK_MM) * math.sin(turn)
        yield mark(place + right, -middle - up, MARK_MM, marks[number])


def _tilt_deg(height: float, wide: float, thick: float) -> float:
    """Return the tilt at which a disc fills a height."""
    if height <= thick + FLAT_MM:
        return 0.0
    share = min(height / math.hypot(wide, thick), 1.0)
    return math.degrees(math.asin(share) - math.atan2(thick, wide))
