"""The competition board, and discs on it."""

from sjoelen.physics.lying import Lying
from sjoelen.physics.shelf import board
from sjoelen.physics.support import Support
from sjoelen.play.disc import Disc
from sjoelen.play.past import Past
from sjoelen.play.plan import plan

PLAN = plan(board())
MIDDLES_M = (0.0465, 0.146, 0.240, 0.3395)  # of the compartments, from the left


def lying(x_m: float = 0.193, y_m: float = 0.8, support: Support = Support.FLOOR) -> Lying:
    return Lying(x_m, y_m, support)


def disc(number: int, x_m: float, y_m: float, *, home: int | None = None, in_play: bool = True) -> Disc:
    return Disc(number, lying(x_m, y_m), Past(home=home, in_play=in_play))
