"""Players of whole turns."""

from sjoelen.physics.shelf import board
from sjoelen.play.hand import GOOD, Hand, straight
from sjoelen.play.plan import plan

GOOD_MPS, HARD_MPS = 2.1, 3.2


def player(speed_mps: float) -> Hand:
    """Straight at the gate of a compartment that lags."""
    return Hand(straight(plan(board()), speed_mps), GOOD)
