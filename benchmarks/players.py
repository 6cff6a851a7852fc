"""Players of whole turns."""

from sjoelen.physics.board.builtin_boards import board
from sjoelen.play.board_lines import board_lines
from sjoelen.play.hand import GOOD, Hand, straight

GOOD_MPS, HARD_MPS = 2.1, 3.2


def player(speed_mps: float) -> Hand:
    """Straight at the gate of a compartment that lags."""
    return Hand(straight(board_lines(board()), speed_mps), GOOD)
