"""Fit of friction and restitution to slides measured on a board."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

import numpy as np
from pydantic import ConfigDict, Field

from sjoelen.error import Figure, Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import BoardArrays
from sjoelen.physics.board.toml_file import STRICT, FieldError, parse_toml, validated
from sjoelen.physics.compiled import Floats
from sjoelen.physics.error import BrokenStops, TooFewStops
from sjoelen.physics.motion.glide import after_distance, set_glide
from sjoelen.physics.motion.impulse import restitution
from sjoelen.physics.release import SPEED_MPS_MAX

SLIDES_MIN = 3
# Student's t, 97.5 %, for 2, 3 … degrees of freedom; beyond the list by the normal distribution and its
# correction in 1/freedom and 1/freedom², right to a thousandth (Abramowitz and Stegun, 26.7.5).
STUDENT = (4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
NORMAL, FIRST_ORDER, SECOND_ORDER = 1.960, 2.372, 2.823
HALVINGS = 60
NUDGE = 1e-3  # of the friction, for the derivative of a restitution

Speed = Annotated[float, Field(gt=0, le=SPEED_MPS_MAX)]
Way = Annotated[float, Field(gt=0, lt=100)]


@dataclass(frozen=True, slots=True)
class Stop:
    """A slide without spin or contact: its speed on the line and its distance, metres."""

    speed: Speed
    way: Way


@dataclass(frozen=True, slots=True)
class Bounce:
    """A slide without spin straight onto a body: speed on the line, metres to it, metres after it.

    `way`, after a rebound: the distance of the disc back from the wood; after a knock: the distance of the
    disc that was struck.
    """

    speed: Speed
    to: Way
    way: Way


@dataclass(frozen=True, slots=True)
class Measurements:
    """The slides measured on a board."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    stop: tuple[Stop, ...] = ()
    rebound: tuple[Bounce, ...] = ()
    knock: tuple[Bounce, ...] = ()


@dataclass(frozen=True, slots=True)
class Multiple:
    """A multiple of the condition's value, its 95 % confidence interval, and the number of slides."""

    value: float
    least: float
    most: float
    slides: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Friction and restitution as multiples of the condition's; None without measurements."""

    friction: Multiple
    scatter_m: float
    wall_restitution: Multiple | None = None
    disc_restitution: Multiple | None = None


def read_slides(text: str) -> Measurements:
    """Read slides from TOML: `[[stop]]`, `[[rebound]]`, `[[knock]]`; raises BrokenStops, TooFewStops."""
    try:
        measurements = validated(parse_toml(text, BrokenStops), Measurements)
    except FieldError as error:
        raise BrokenStops(reason=error.phrase) from None
    if len(measurements.stop) < SLIDES_MIN:
        raise TooFewStops(slides=len(measurements.stop), least=SLIDES_MIN)
    for bounces in (measurements.rebound, measurements.knock):
        if bounces and len(bounces) < SLIDES_MIN:
            raise TooFewStops(slides=len(bounces), least=SLIDES_MIN)
    return measurements


def fit(measurements: Measurements, arrays: BoardArrays) -> Fit:
    """Fit by the mean of measured over expected values; restitution with the friction of the fit.

    Each slide has the same weight. So the interval holds whether the distances or the speeds were measured
    badly. Raises BrokenStops where a disc would stop before the body that it struck.
    """
    board = arrays.board
    expected = np.array([_glide(stop.speed, board)[layout.REACH_M] for stop in measurements.stop])
    measured = np.array([stop.way for stop in measurements.stop])
    ways = _mean(measured / expected)
    scatter_m = math.sqrt(float(np.sum((measured - ways.value * expected) ** 2)) / (len(measured) - 1))
    friction = Multiple(1 / ways.value, 1 / ways.most, 1 / max(ways.least, 1e-9), ways.slides)
    wall = board[layout.WALL_RESTITUTION_SLOW], board[layout.WALL_RESTITUTION_FAST]
    disc = board[layout.DISC_RESTITUTION_SLOW], board[layout.DISC_RESTITUTION_FAST]
    return Fit(
        friction,
        scatter_m,
        _fit_restitution(measurements.rebound, friction, wall, 1.0, board),
        _fit_restitution(measurements.knock, friction, disc, 0.5, board),
    )


def _fit_restitution(
    bounces: Sequence[Bounce], friction: Multiple, slow_fast: tuple[float, float], share: float, board: Floats
) -> Multiple | None:
    """Fit restitution to speeds before and after; `share` of it goes into the measured speed.

    Its interval has the scatter of the bounces and what the interval of the friction adds to it.
    """
    if not bounces:
        return None
    own = _mean(_restitution_ratios(bounces, friction.value, slow_fast, share, board))
    nudged = friction.value * (1.0 + NUDGE)
    slope = _restitution_ratios(bounces, nudged, slow_fast, share, board).mean() - own.value
    by_friction = float(slope) / NUDGE * (friction.most - friction.least) / (2.0 * friction.value)
    half = math.hypot(own.most - own.value, by_friction)
    return Multiple(own.value, own.value - half, own.value + half, own.slides)


def _restitution_ratios(
    bounces: Sequence[Bounce], friction: float, slow_fast: tuple[float, float], share: float, board: Floats
) -> Floats:
    """Return the restitution of each bounce over that of the condition; shape (bounces,)."""
    ratios = []
    for bounce in bounces:
        _, before, _ = after_distance(_glide(bounce.speed, board), 0, bounce.to * friction, board)
        if before <= 0.0:
            speed, to = Figure(f"{bounce.speed:g}"), Figure(f"{bounce.to:g}")
            raise BrokenStops(reason=Phrase("too-slow", speed=speed, to=to))
        ratio = _speed_for(bounce.way * friction, board) / before
        ratios.append(((ratio - 1.0) / share + 1.0) / restitution(before, *slow_fast, board))
    return np.array(ratios)


def _mean(ratios: Floats) -> Multiple:
    """Return the mean with its 95 % confidence interval."""
    mean, freedom = float(ratios.mean()), len(ratios) - 1
    half = _student(freedom) * float(ratios.std(ddof=1)) / math.sqrt(len(ratios))
    return Multiple(mean, mean - half, mean + half, len(ratios))


def _student(freedom: int) -> float:
    if freedom - 2 < len(STUDENT):
        return STUDENT[freedom - 2]
    return NORMAL + FIRST_ORDER / freedom + SECOND_ORDER / freedom**2


def _glide(speed_mps: float, board: Floats) -> Floats:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED] = speed_mps
    set_glide(disc, 0, board)
    return disc


def _speed_for(distance_m: float, board: Floats) -> float:
    """Return the speed at which a disc glides this far."""
    low, high = 0.0, SPEED_MPS_MAX
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _glide(middle, board)[layout.REACH_M] < distance_m else (low, middle)
    return high
