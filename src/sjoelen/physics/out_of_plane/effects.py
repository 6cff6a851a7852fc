"""Effects that take a disc out of the plane; each can be switched off."""

from enum import StrEnum
from functools import cache

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import EFFECTS_OFF

CLIMB, HOP, PERCH, LEAN, LEAP, STAND, BREAK = 1, 2, 4, 8, 16, 32, 64  # bits of EFFECTS_OFF


class Effect(StrEnum):
    """Effect out of the plane, named as players see it."""

    CLIMB = "climb"  # up the gate bar at a hard hit, and over it or back (R21, R24b)
    HOP = "hop"  # up from the edge of another disc
    PERCH = "perch"  # rests flat on a disc or on wood (R27)
    LEAN = "lean"  # rests tilted against a disc or wood (R27)
    LEAP = "leap"  # up a wall or a divider, and over it or back (R20, R24–R26)
    STAND = "stand"  # caught in a gate (R11)
    BREAK = "break"  # R29


BITS = {
    Effect.CLIMB: CLIMB,
    Effect.HOP: HOP,
    Effect.PERCH: PERCH,
    Effect.LEAN: LEAN,
    Effect.LEAP: LEAP,
    Effect.STAND: STAND,
    Effect.BREAK: BREAK,
}
PLANAR = frozenset(Effect)  # with all of them off every disc stays in the plane


@compiled
def is_enabled(effect: int, log: Floats) -> bool:
    """Return whether an effect is switched on."""
    return int(log[EFFECTS_OFF]) & effect == 0


def effects_of(off: int) -> frozenset[Effect]:
    """Return the effects whose bits are set."""
    return frozenset(effect for effect, bit in BITS.items() if off & bit)


@cache
def bits_of(off: frozenset[Effect]) -> int:
    """Return a number with one bit for each effect."""
    return sum(BITS[effect] for effect in off)
