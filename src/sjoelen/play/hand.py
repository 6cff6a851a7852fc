"""Hand of a person: an aim for each compartment, and the scatter of the releases about it."""

import math
from collections.abc import Sequence
from dataclasses import astuple, dataclass

import numpy as np

from sjoelen.physics import layout
from sjoelen.physics.compiled import Floats
from sjoelen.physics.release import Release
from sjoelen.physics.slide import set_random_source
from sjoelen.play import release_model
from sjoelen.play.board_lines import BoardLines


@dataclass(frozen=True, slots=True)
class Aim:
    """Intended release: place on the line, metres from the left wall, speed and direction."""

    at_m: float
    speed_mps: float
    angle_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class Scatter:
    """Standard deviations of a release from its aim; that of the speed as a share."""

    at_m: float
    speed: float
    angle_deg: float
    spin_radps: float


@dataclass(frozen=True, slots=True)
class Hand:
    """An aim for each compartment, from the left; the one with the fewest discs is the target (R74)."""

    aims: tuple[Aim, ...]
    scatter: Scatter

    def as_array(self, lines: BoardLines) -> Floats:
        """Return the hand in the form of `release_model`, shape (HAND_COLUMNS,)."""
        rows = [(aim.at_m, aim.speed_mps, _slant(aim.angle_deg)) for aim in self.aims]
        at_m, speed, angle_deg, spin_radps = astuple(self.scatter)
        reach = (lines.radius_m, lines.width_m - lines.radius_m)
        return np.array([*sum(rows, ()), at_m, speed, _slant(angle_deg), spin_radps, *reach])


# Assumed, without a measurement; whole turns with it give some 105 points, like a good village player.
GOOD = Scatter(at_m=0.003, speed=0.04, angle_deg=0.33, spin_radps=4.0)
GATE_SPEED_MPS = 1.95  # a disc then stops well behind the gates of an empty club board


def straight(lines: BoardLines, speed_mps: float = GATE_SPEED_MPS) -> tuple[Aim, ...]:
    """Return an aim straight at each gate."""
    return tuple(Aim(gate_m, speed_mps) for gate_m in lines.gates_m)


def release_of(hand: Hand, counts: Sequence[float], lines: BoardLines, seed: int) -> Release:
    """Return a release of a hand, with this number of discs in each compartment and the slide's seed."""
    row, log = np.zeros(release_model.RELEASE_COLUMNS), np.zeros(layout.RECORD_OFFSET)
    set_random_source(log, frozenset(), seed)
    release_model.draw_release(hand.as_array(lines), np.array(counts, dtype=float), log, row, 0)
    return Release(*row.tolist())


def _slant(angle_deg: float) -> float:
    return math.tan(math.radians(angle_deg) / 2.0)
