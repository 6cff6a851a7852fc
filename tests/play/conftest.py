"""The competition board, and discs on it."""

from dataclasses import replace
from itertools import pairwise
from math import hypot

from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Contact, ContactKind, Segment, Trajectory
from sjoelen.play.board_lines import board_lines
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory
from tests.physics.conftest import without_friction

PLAN = board_lines(board())
ENDLESS = replace(board(), conditions={"club": without_friction(board().conditions["club"])})
MIDDLES_M = (0.0465, 0.146, 0.240, 0.3395)  # of the compartments, from the left


def lying(x_m: float = 0.193, y_m: float = 0.8, support: Support = Support.FLOOR) -> Placement:
    return Placement(x_m, y_m, support)


def disc(
    number: int, x_m: float, y_m: float, *, compartment: int | None = None, in_play: bool = True
) -> Disc:
    return Disc(number, lying(x_m, y_m), DiscHistory(compartment=compartment, in_play=in_play))


FLOOR, AIR = Support.FLOOR, Support.AIR
LINE, FIELD, IN_3, IN_4 = (0.146, 0.0), (0.146, 0.9), (0.146, 1.4), (0.240, 1.4)
NEW = Disc(9, None)
HIGH_M, LOW_M, STEP_S = 0.06, 0.006, 0.1  # over the bar, under the bar; seconds between two places
TEMPLATE = slide(Scene(), release_at(0.193, 0.1))


def trajectory_of(
    *stations: tuple[float, float, Support], left: bool = False, low_m: float = HIGH_M
) -> Trajectory:
    """Return a trajectory of one disc through these places; it flies at least as high as `low_m`."""
    steps = pairwise((*stations, stations[-1]))
    segments = tuple(_segment(number, *step, low_m) for number, step in enumerate(steps))
    x_m, y_m, _ = stations[-1]
    contacts = (Contact(9.0, ContactKind.LEFT, 0, None, x_m, y_m, 0.0, 0.0, 0.0, 0.0),) if left else ()
    return replace(TEMPLATE, segments=segments, contacts=contacts)


def _segment(
    number: int, start: tuple[float, float, Support], end: tuple[float, float, Support], low_m: float
) -> Segment:
    """Return the straight motion between two places; a high flight begins and ends at the same height."""
    (x_m, y_m, support), (dx_m, dy_m) = start, (end[0] - start[0], end[1] - start[1])
    way_m = hypot(dx_m, dy_m) or 1.0
    low_m = {Support.AIR: low_m, Support.BAR: HIGH_M}.get(support, 0.0)
    rise_mps = 9.812 * STEP_S / 2 if support is Support.AIR and low_m == HIGH_M else 0.0
    ux, uy, speed = dx_m / way_m, dy_m / way_m, way_m / STEP_S
    return Segment(
        number * STEP_S, 0, x_m, y_m, ux, uy, speed, 0.0, support, low_m, low_m + 0.013, rise_mps, None
    )
