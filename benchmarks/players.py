"""Players of whole turns."""

from random import Random

from sjoelen.physics.release import Release
from sjoelen.physics.shelf import board
from sjoelen.play.board_turn import BoardTurn
from sjoelen.play.hand import GOOD, Aim, let_go
from sjoelen.play.plan import plan
from sjoelen.play.rapid import Player
from sjoelen.rules.tally import COMPARTMENTS

GOOD_MPS, HARD_MPS = 2.1, 3.2


def player(seed: int, speed_mps: float) -> Player:
    """Aims straight at the gate of a compartment that lags."""
    random, lines = Random(seed), plan(board())  # noqa: S311 - to be repeated

    def release(counts: tuple[float, ...]) -> Release:
        gate = min(range(COMPARTMENTS), key=counts.__getitem__)
        return let_go(Aim(lines.gates_m[gate], speed_mps), GOOD, lines, random)

    return release


def homes_of(at: BoardTurn) -> tuple[float, ...]:
    """How many discs entered each compartment, from the left."""
    homes = [each.past.home for each in at.discs]
    return tuple(float(homes.count(number)) for number in range(COMPARTMENTS))
