"""Players for whole turns."""

from sjoelen.physics.board.builtin_boards import board
from sjoelen.play.board_lines import board_lines
from sjoelen.play.hand import GOOD, Hand, straight

GOOD_MPS, HARD_MPS = 2.1, 3.2


def player(speed_mps: float) -> Hand:
    """Return a player who aims straight at the gate of the compartment with the fewest discs."""
    return Hand(straight(board_lines(board()), speed_mps), GOOD)
