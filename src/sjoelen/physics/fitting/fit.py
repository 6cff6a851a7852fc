"""How slippery and how springy somebody's own board is, from slides that were measured."""

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from msgspec import Meta, Struct, ValidationError, convert

from sjoelen.error import Figure, Phrase
from sjoelen.physics import layout
from sjoelen.physics.board.arrays import Field
from sjoelen.physics.board.toml_errors import UNREADABLE, field_mistake, toml_mistake
from sjoelen.physics.compiled import Floats
from sjoelen.physics.error import BrokenStops, TooFewStops
from sjoelen.physics.motion.glide import after_distance, set_off
from sjoelen.physics.motion.impulse import restitution
from sjoelen.physics.release import SPEED_MPS_MAX

SLIDES_MIN = 3
# Student's t, 97.5 %, for 2, 3 … degrees of freedom; beyond the list the normal distribution's.
STUDENT = (4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
NORMAL = 2.0
HALVINGS = 60

Speed = Annotated[float, Meta(gt=0, le=SPEED_MPS_MAX)]
Way = Annotated[float, Meta(gt=0, lt=100)]


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A slide without spin that met nothing: its speed on the line, and how far it came, metres."""

    speed: Speed
    way: Way


class Bounce(Struct, frozen=True, forbid_unknown_fields=True):
    """A slide without spin straight onto something: speed on the line, metres to it, and metres after it.

    After it: of a rebound, how far the disc came back from the wood; of a knock, how far the disc that lay
    there slid.
    """

    speed: Speed
    to: Way
    way: Way


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured on a board."""

    stop: tuple[Stop, ...] = ()
    rebound: tuple[Bounce, ...] = ()
    knock: tuple[Bounce, ...] = ()


@dataclass(frozen=True, slots=True)
class Multiple:
    """Of the condition's own value, with the interval that holds it 19 times in 20; from so many slides."""

    value: float
    least: float
    most: float
    slides: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Friction and restitution as multiples of the condition's; None where nothing was measured."""

    friction: Multiple
    scatter_m: float
    wall_restitution: Multiple | None = None
    disc_restitution: Multiple | None = None


def read_measured(text: str) -> Measured:
    """Slides from TOML: `[[stop]]`, `[[rebound]]`, `[[knock]]`; raises BrokenStops, TooFewStops."""
    try:
        measured = convert(tomllib.loads(text), Measured)
    except ValidationError as error:
        raise BrokenStops(reason=field_mistake(error)) from None
    except UNREADABLE as error:
        raise BrokenStops(reason=toml_mistake(error)) from None
    if len(measured.stop) < SLIDES_MIN:
        raise TooFewStops(slides=len(measured.stop), least=SLIDES_MIN)
    for some in (measured.rebound, measured.knock):
        if some and len(some) < SLIDES_MIN:
            raise TooFewStops(slides=len(some), least=SLIDES_MIN)
    return measured


def fit(measured: Measured, where: Field) -> Fit:
    """Least squares through the origin; restitution with the friction found.

    Raises BrokenStops where a disc would not have come to what it struck.
    """
    law = where.board
    expected = np.array([_gliding(each.speed, law)[layout.REACH_M] for each in measured.stop])
    ways, scatter_m = _slope(expected, np.array([each.way for each in measured.stop]))
    friction = Multiple(1 / ways.value, 1 / ways.most, 1 / max(ways.least, 1e-9), ways.slides)
    return Fit(
        friction,
        scatter_m,
        _springs(
            measured.rebound, friction.value, (law[layout.WALL_SLOW], law[layout.WALL_FAST]), 1.0, where
        ),
        _springs(measured.knock, friction.value, (law[layout.DISC_SLOW], law[layout.DISC_FAST]), 0.5, where),
    )


def _springs(
    bounces: Sequence[Bounce], friction: float, curve: tuple[float, float], share: float, where: Field
) -> Multiple | None:
    """Restitution from speeds before and after; `share` of it goes on with what is measured afterwards."""
    if not bounces:
        return None
    expected, found = [], []
    for each in bounces:
        _, before, _ = after_distance(_gliding(each.speed, where.board), 0, each.to * friction, where.board)
        if before <= 0.0:
            speed, to = (Figure(f"{value:g}") for value in (each.speed, each.to))
            raise BrokenStops(reason=Phrase("too-slow", speed=speed, to=to))
        ratio = _speed_for(each.way * friction, where.board) / before
        expected.append(restitution(before, *curve, where.board))
        found.append((ratio - 1.0) / share + 1.0)
    return _slope(np.array(expected), np.array(found))[0]


def _slope(expected: Floats, found: Floats) -> tuple[Multiple, float]:
    """The line through the origin, and how far single values scatter about it."""
    squares = float(expected @ expected)
    slope, free = float(expected @ found) / squares, len(found) - 1
    scatter = math.sqrt(float(np.sum((found - slope * expected) ** 2)) / free)
    student = STUDENT[free - 2] if free - 2 < len(STUDENT) else NORMAL
    half = student * scatter / math.sqrt(squares)
    return Multiple(slope, slope - half, slope + half, len(found)), scatter


def _gliding(speed_mps: float, board: Floats) -> Floats:
    disc = np.zeros(layout.DISC_COLUMNS)
    disc[layout.SPEED] = speed_mps
    set_off(disc, 0, board)
    return disc


def _speed_for(way_m: float, board: Floats) -> float:
    """The speed that brings a disc so far."""
    low, high = 0.0, SPEED_MPS_MAX
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _gliding(middle, board)[layout.REACH_M] < way_m else (low, middle)
    return high
