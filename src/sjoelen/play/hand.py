"""A person's hand: what is meant for each compartment, and how far from it that person lets go."""

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
    """What is meant: where on the line, metres from the left wall, how fast and in which direction."""

    at_m: float
    speed_mps: float
    angle_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class Scatter:
    """How far a person misses what is meant, as standard deviations; speed as a share of it."""

    at_m: float
    speed: float
    angle_deg: float
    spin_radps: float


@dataclass(frozen=True, slots=True)
class Hand:
    """An aim for each compartment, from the left; the one that lags is aimed at (R74)."""

    aims: tuple[Aim, ...]
    scatter: Scatter

    def numbers(self, lines: BoardLines) -> Floats:
        """As `letting_go` reads them."""
        rows = [(each.at_m, each.speed_mps, _slant(each.angle_deg)) for each in self.aims]
        at_m, speed, angle_deg, spin_radps = astuple(self.scatter)
        reach = (lines.radius_m, lines.width_m - lines.radius_m)
        return np.array([*sum(rows, ()), at_m, speed, _slant(angle_deg), spin_radps, *reach])


# Assumed, for want of measurements; whole turns with it give some 105 points, a good village player's.
GOOD = Scatter(at_m=0.003, speed=0.04, angle_deg=0.33, spin_radps=4.0)
GATE_SPEED_MPS = 1.95  # brings a disc well behind the gates of an empty club board


def straight(lines: BoardLines, speed_mps: float = GATE_SPEED_MPS) -> tuple[Aim, ...]:
    """Straight at each gate."""
    return tuple(Aim(gate_m, speed_mps) for gate_m in lines.gates_m)


def release_of(hand: Hand, homes: Sequence[float], lines: BoardLines, seed: int) -> Release:
    """The release of this person with so many discs in each compartment; the seed is the slide's."""
    made, log = np.zeros(release_model.RELEASE_COLUMNS), np.zeros(layout.RECORD_OFFSET)
    set_random_source(log, frozenset(), seed)
    release_model.draw_release(hand.numbers(lines), np.array(homes, dtype=float), log, made, 0)
    return Release(*made.tolist())


def _slant(angle_deg: float) -> float:
    return math.tan(math.radians(angle_deg) / 2.0)
