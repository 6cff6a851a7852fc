"""Drawing of a board and a slide as SVG, true to scale and without words.

A unit is a millimetre, drawn at one to eight: a whole board fits a sheet of A4 and a window.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Dimensions
from sjoelen.physics.board.wood import M_PER_MM, divider_edges_m, gate_edges_m
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.colours import BAR, DISC, FLOOR, PATH, RELEASED, WOOD
from sjoelen.physics.trajectories.trajectory import Trajectory, final_placements

SCALE = 8
NUMBER_MM = 24


def draw_svg(scene: Scene, trajectory: Trajectory | None = None, *, numbers: Sequence[int] = ()) -> str:
    """Draw a scene, or the board after a slide with the paths of the discs.

    `numbers`: those of the released disc and of the discs of the scene, if not from 0. Paths in the air are
    dashed. A disc that is not on the floor has a heavy edge, dashed if it is tilted. A dashed circle marks
    the place from which a disc moved.
    """
    sizes = board_of(scene.board).dimensions
    frame = (-sizes.side_wall_mm.value, 0.0, sizes.outside_width_mm.value, sizes.length_mm.value)
    return svg_of(frame, plan_shapes(scene, trajectory, numbers))


def svg_of(frame: tuple[float, float, float, float], shapes: Iterable[str]) -> str:
    """Return a drawing of these shapes; `frame` is left, top, width and height, millimetres."""
    left, top, width, height = frame
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width / SCALE:g}mm" height="{height / SCALE:g}mm"'
        f' viewBox="{left:g} {top:g} {width:g} {height:g}">'
    )
    return "\n".join((head, *shapes, "</svg>")) + "\n"


def plan_shapes(scene: Scene, trajectory: Trajectory | None, numbers: Sequence[int]) -> Iterator[str]:
    """Yield the board from above with its discs; y counts from the end of the board."""
    sizes = board_of(scene.board).dimensions
    yield from _board(sizes)
    yield from _paths(trajectory, sizes)
    yield from _previous_places(scene, trajectory, sizes)
    yield from _discs(scene, trajectory, numbers or range(len(scene.discs) + 1))


def _board(sizes: Dimensions) -> Iterator[str]:
    width, length, side = sizes.inside_width_mm.value, sizes.length_mm.value, sizes.side_wall_mm.value
    back, end, bar = sizes.back_wall_mm.value, sizes.gate_to_end_mm.value, sizes.gate_bar_mm.value
    line = sizes.line_to_end_mm.value
    yield _box(-side, 0, width + 2 * side, length, WOOD)
    yield _box(0, back, width, length - back, FLOOR)
    yield f'<path d="M0 {line:g}H{width:g}" stroke="{WOOD}"/>'
    yield _box(-side, line, width + 2 * side, sizes.push_off_bar_mm.value, BAR)
    edges = [edge / M_PER_MM + width / 2 for gate in gate_edges_m(sizes) for edge in gate]
    for left, right in zip((0.0, *edges[1::2]), (*edges[::2], width), strict=True):
        yield _box(left, end - bar, right - left, bar, WOOD)
    for left, right in divider_edges_m(sizes):
        yield _box(left / M_PER_MM + width / 2, back, (right - left) / M_PER_MM, end - bar - back, WOOD)


def _paths(trajectory: Trajectory | None, sizes: Dimensions) -> Iterator[str]:
    if trajectory is None:
        return
    end = sizes.line_to_end_mm.value
    for disc in range(trajectory.discs):
        segments = [segment for segment in trajectory.segments if segment.disc == disc]
        for flies, stretch in groupby(pairwise(segments), lambda pair: pair[0].support is Support.AIR):
            pairs = list(stretch)
            points = [
                f"{point.x_m / M_PER_MM:.2f},{end - point.y_m / M_PER_MM:.2f}"
                for point in (pairs[0][0], *(later for _, later in pairs))
            ]
            dashes = ' stroke-dasharray="6 4"' if flies else ""
            style = f'fill="none" stroke="{PATH}" stroke-width="1.5"{dashes}'
            yield f'<polyline points="{" ".join(points)}" {style}/>'


def _previous_places(scene: Scene, trajectory: Trajectory | None, sizes: Dimensions) -> Iterator[str]:
    """Draw the places of the discs that moved."""
    if trajectory is None:
        return
    places = {number: (disc.x_m, disc.y_m) for number, disc in final_placements(trajectory)}
    for number, disc in enumerate(scene.discs, 1):
        if places.get(number) != (disc.x_m, disc.y_m):
            yield f'<circle {_middle(disc, sizes)} fill="none" stroke="{PATH}" stroke-dasharray="2 4"/>'


def _discs(scene: Scene, trajectory: Trajectory | None, numbers: Sequence[int]) -> Iterator[str]:
    sizes = board_of(scene.board).dimensions
    placed = list(enumerate(scene.discs, 1)) if trajectory is None else list(final_placements(trajectory))
    for number, disc in sorted(placed, key=lambda item: item[1].low_m + (item[1].high_m or 0.0)):
        fill, on_floor = RELEASED if number == 0 else DISC, disc.support is Support.FLOOR
        tilted = ' stroke-dasharray="8 3"' if disc.low_m == 0.0 else ""
        edge = "" if on_floor else f' stroke-width="3"{tilted}'
        yield f'<circle {_middle(disc, sizes)} fill="{fill}" stroke="{WOOD}"{edge}/>'
        x, y = disc.x_m / M_PER_MM, sizes.line_to_end_mm.value - disc.y_m / M_PER_MM + NUMBER_MM / 3
        yield (
            f'<text x="{x:.2f}" y="{y:.2f}" font-family="sans-serif" font-size="{NUMBER_MM}"'
            f' text-anchor="middle">{numbers[number]}</text>'
        )


def _middle(disc: Placement, sizes: Dimensions) -> str:
    x, y = disc.x_m / M_PER_MM, sizes.line_to_end_mm.value - disc.y_m / M_PER_MM
    return f'cx="{x:.2f}" cy="{y:.2f}" r="{sizes.disc_diameter_mm.value / 2:g}"'


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'
