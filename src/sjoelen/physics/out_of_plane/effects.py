"""What can take a disc out of the plane; each can be switched off."""

from enum import StrEnum
from functools import cache

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import OFF

CLIMB, HOP, PERCH, LEAN, LEAP, STAND, BREAK = 1, 2, 4, 8, 16, 32, 64  # as the compiled functions know them


class Effect(StrEnum):
    """Named as players see it."""

    CLIMB = "climb"  # up the gate bar at a hard hit, and over it or back (R21, R24b)
    HOP = "hop"  # up from the edge of another disc
    PERCH = "perch"  # coming to lie flat on a disc or on wood (R27)
    LEAN = "lean"  # coming to rest tilted against one (R27)
    LEAP = "leap"  # up a wall or a divider, and over it or back (R20, R24–R26)
    STAND = "stand"  # caught in a gate (R11)
    BREAK = "break"  # R29


PLANAR = frozenset(Effect)  # what to switch off so that nothing leaves the plane


@compiled
def happens(effect: int, log: Floats) -> bool:
    """Whether an effect is switched on."""
    return int(log[OFF]) & effect == 0


def effects(off: int) -> frozenset[Effect]:
    """The effects that these bits say are switched off."""
    return frozenset(effect for place, effect in enumerate(Effect) if off >> place & 1)


@cache
def bits(off: frozenset[Effect]) -> int:
    """The effects that are switched off, as the compiled functions know them."""
    return sum(1 << place for place, effect in enumerate(Effect) if effect in off)
