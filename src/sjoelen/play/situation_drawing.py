"""Drawing of a situation and the verdict on it, as SVG without words.

The plan shows the part of the board where discs lie, with the values of the gates. Each disc has a mark: the
value for which it counts, or a cross. Below it every disc that is not flat on the floor is seen from aside.
"""

from collections.abc import Iterator, Mapping

from sjoelen.physics.board.builtin_boards import board as board_of
from sjoelen.physics.board.equipment import Dimensions
from sjoelen.physics.board.wood import M_PER_MM
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.support import Support
from sjoelen.physics.trajectories.colours import WOOD
from sjoelen.physics.trajectories.drawing import plan_shapes, svg_of
from sjoelen.physics.trajectories.mark import mark
from sjoelen.physics.trajectories.side_view import HEIGHT_MM, WIDTH_MM, side_views
from sjoelen.play.referee import Verdict
from sjoelen.play.situation import Situation
from sjoelen.rules.edition import Edition

AROUND_MM, BESIDE_MM = 100.0, 40.0  # of the board around the discs; of room beside the walls
VALUES_MM = 48.0  # the row with the values of the gates
MARK_MM, MARK_AT_MM, GAP_MM = 13.0, 22.0, 10.0
VIEWS_IN_A_ROW, VIEW_SCALE = 2, 1.25


def draw_situation(situation: Situation, edition: Edition) -> str:
    """Draw the discs where they lie, and the verdict on each in this edition."""
    sizes, verdict = board_of(situation.scene.board).dimensions, situation.verdict(edition)
    top, bottom = _part_mm(situation, sizes)
    shapes = list(plan_shapes(situation.scene, next(iter(situation.slides), None), situation.numbers))
    if top == 0.0:
        shapes += _gate_values(situation, edition)
        top -= VALUES_MM
    placed, values = _placements(situation), _values(verdict, edition)
    shapes += _marks(placed, values, sizes)
    left = -sizes.side_wall_mm.value - BESIDE_MM
    width = sizes.outside_width_mm.value + 2 * BESIDE_MM
    views = list(side_views(placed, sizes, values))
    if views:
        shapes.append(f'<rect x="{left:g}" y="{bottom:g}" width="{width:g}" height="2000" fill="white"/>')
    for place, view in enumerate(views):
        row, column = divmod(place, VIEWS_IN_A_ROW)
        x = left + column * (WIDTH_MM * VIEW_SCALE + GAP_MM)
        y = bottom + GAP_MM + row * (HEIGHT_MM * VIEW_SCALE + GAP_MM)
        shapes.append(f'<g transform="translate({x:g} {y:g}) scale({VIEW_SCALE})">\n{view}\n</g>')
    rows = -(-len(views) // VIEWS_IN_A_ROW)
    height = bottom - top + rows * (HEIGHT_MM * VIEW_SCALE + GAP_MM)
    return svg_of((left, top, width, height), shapes)


def draw_side_views(situation: Situation, edition: Edition) -> list[str]:
    """Draw each group of discs that are not flat on the floor, seen from aside."""
    sizes, values = board_of(situation.scene.board).dimensions, _values(situation.verdict(edition), edition)
    frame = (0.0, 0.0, float(WIDTH_MM), float(HEIGHT_MM))
    return [svg_of(frame, [view]) for view in side_views(_placements(situation), sizes, values)]


def _placements(situation: Situation) -> dict[int, Placement]:
    return {disc.number: disc.placement for disc in situation.discs if disc.placement}


def _part_mm(situation: Situation, sizes: Dimensions) -> tuple[float, float]:
    """Return top and bottom of the part to draw; near the gates it reaches to the end of the board."""
    end, gates = sizes.line_to_end_mm.value, sizes.gate_to_end_mm.value
    along = [end - disc.placement.y_m / M_PER_MM for disc in situation.discs if disc.placement] or [end]
    top = min(along) - AROUND_MM
    return (0.0 if top <= gates else top), min(max(along) + AROUND_MM, sizes.length_mm.value)


def _gate_values(situation: Situation, edition: Edition) -> Iterator[str]:
    for gate_m, value in zip(situation.lines.gates_m, edition.gate_values.value, strict=True):
        style = f'font-family="sans-serif" font-weight="bold" font-size="{VALUES_MM * 0.75:g}" fill="{WOOD}"'
        place = f'x="{gate_m / M_PER_MM:.2f}" y="{-VALUES_MM / 4:g}"'
        yield f'<text {place} {style} text-anchor="middle">{value}</text>'


def _values(verdict: Verdict, edition: Edition) -> dict[int, int | None]:
    """Return the value for which each disc counts."""
    gates = edition.gate_values.value
    return {
        ruled.disc.number: None if verdict.void or ruled.counts_in is None else gates[ruled.counts_in]
        for ruled in verdict.discs
    }


def _marks(
    placed: Mapping[int, Placement], values: Mapping[int, int | None], sizes: Dimensions
) -> Iterator[str]:
    """Mark each disc that no other disc covers."""
    covered = {placement.on for placement in placed.values() if placement.support is Support.DISC}
    for number, placement in placed.items():
        if number not in covered:
            y = sizes.line_to_end_mm.value - placement.y_m / M_PER_MM - MARK_AT_MM
            yield mark(placement.x_m / M_PER_MM + MARK_AT_MM, y, MARK_MM, values[number])
