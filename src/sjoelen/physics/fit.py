"""How slippery somebody's own board is, from slides whose speed and stop were measured."""

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sjoelen.physics import columns
from sjoelen.physics.error import BrokenStops, TooFewStops
from sjoelen.physics.field import Field
from sjoelen.physics.glide import set_off

STOPS_MIN = 3
# Student's t, 97.5 %, for 2, 3 … degrees of freedom; beyond the list the normal distribution's.
STUDENT = (4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
NORMAL = 2.0


@dataclass(frozen=True, slots=True)
class Stop:
    """A slide without spin that met nothing: its speed on the line, and how far it came."""

    speed_mps: float
    way_m: float


@dataclass(frozen=True, slots=True)
class Fit:
    """Friction as a multiple of the condition's, with the interval that holds it 19 times in 20."""

    friction: float
    least: float
    most: float
    scatter_m: float


def read_stops(text: str) -> tuple[Stop, ...]:
    """Slides from TOML, each `[[stop]]` with `speed` and `way`; raises BrokenStops, TooFewStops."""
    try:
        rows = tomllib.loads(text)["stop"]
        stops = tuple(Stop(float(each["speed"]), float(each["way"])) for each in rows)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BrokenStops(reason=f"{error}") from None
    if not all(0 < each.speed_mps <= 15 and 0 < each.way_m < 100 for each in stops):  # noqa: PLR2004
        raise BrokenStops(reason="0 < speed <= 15, 0 < way < 100")
    if len(stops) < STOPS_MIN:
        raise TooFewStops(slides=len(stops), least=STOPS_MIN)
    return stops


def fit(stops: Sequence[Stop], where: Field) -> Fit:
    """Least squares: a way is inversely proportional to friction, so one line through the origin fits."""
    expected = np.array([_way(each.speed_mps, where) for each in stops])
    found = np.array([each.way_m for each in stops])
    slope = float(expected @ found / (expected @ expected))
    free = len(stops) - 1
    scatter = math.sqrt(float(np.sum((found - slope * expected) ** 2)) / free)
    student = STUDENT[free - 2] if free - 2 < len(STUDENT) else NORMAL
    half = student * scatter / math.sqrt(float(expected @ expected))
    return Fit(1 / slope, 1 / (slope + half), 1 / max(slope - half, 1e-9), scatter)


def _way(speed_mps: float, where: Field) -> float:
    disc = np.zeros(columns.DISC_COLUMNS)
    disc[columns.SPEED] = speed_mps
    set_off(disc, 0, where.board)
    return float(disc[columns.REACH_M])
