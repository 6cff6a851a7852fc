"""A person's hand: where a disc is aimed, and how far from it that person lets go."""

from dataclasses import dataclass
from random import Random

from sjoelen.physics.release import Release, release
from sjoelen.play.plan import Plan
from sjoelen.rules.tally import Tally


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


# Assumed, for want of measurements; whole turns with them give some 100 points (`docs/developers/engine.md`).
GOOD = Scatter(at_m=0.004, speed=0.04, angle_deg=0.5, spin_radps=6.0)
GATE_SPEED_MPS = 1.95  # brings a disc well behind the gates of an empty club board


def let_go(aim: Aim, scatter: Scatter, plan: Plan, random: Random) -> Release:
    """A release of this person; between the walls it is aimed at no other place than a disc fits."""
    across = random.gauss(aim.at_m, scatter.at_m)
    return release(
        min(max(across, plan.radius_m), plan.width_m - plan.radius_m),
        aim.speed_mps * (1.0 + random.gauss(0.0, scatter.speed)),
        aim.angle_deg + random.gauss(0.0, scatter.angle_deg),
        random.gauss(0.0, scatter.spin_radps),
    )


def straight_at_the_lagging(tally: Tally, plan: Plan, random: Random) -> Aim:
    """Straight at the gate of a compartment that lags (R74); among equals chance decides."""
    least = min(tally.counts)
    compartment = random.choice([place for place, count in enumerate(tally.counts) if count == least])
    return Aim(plan.gates_m[compartment], GATE_SPEED_MPS)
