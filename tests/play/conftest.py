"""The competition board, and discs on it."""

from dataclasses import replace

from sjoelen.physics.board.builtin_boards import board
from sjoelen.physics.board.equipment import Condition
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.placement import Placement
from sjoelen.physics.scene.scene import Scene
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.trajectory import Contact, ContactKind, Segment, Trajectory
from sjoelen.play.board_lines import board_lines
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import DiscHistory


def without_friction(wood: Condition) -> Condition:
    """Return a condition that no file may have; a slide there has no end."""
    return replace(wood, friction_slow=replace(wood.friction_slow, value=0.0))


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
TEMPLATE = slide(Scene(), release_at(0.193, 0.1))


def trajectory_of(*stations: tuple[float, float, Support], left: bool = False) -> Trajectory:
    """Return a trajectory of one disc through these places."""
    segments = tuple(
        Segment(float(number), 0, x, y, 0.0, 1.0, 1.0, 0.0, support, 0.0, 0.013, 0.0, None)
        for number, (x, y, support) in enumerate(stations)
    )
    x_m, y_m, _ = stations[-1]
    contacts = (Contact(9.0, ContactKind.LEFT, 0, None, x_m, y_m, 0.0, 0.0, 0.0, 0.0),) if left else ()
    return replace(TEMPLATE, segments=segments, contacts=contacts)
