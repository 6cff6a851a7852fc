"""What is left to chance: a number for each seed, disc and count of draws, the same wherever it is asked."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import DISC_COLUMNS, DRAWS, SEED_HIGH, SEED_LOW

WORD, HALF = 0xFFFFFFFF, 0xFFFF
SPAN = 4294967296.0


@compiled
def draw(discs: Floats, at: int, log: Floats) -> float:
    """The next number of a disc, evenly between 0 and 1 and never either."""
    discs[at + DRAWS] += 1.0
    return chance(log, at // DISC_COLUMNS, int(discs[at + DRAWS]) - 1)


@compiled
def chance(log: Floats, who: int, count: int) -> float:
    """The number that somebody's draw gives, evenly between 0 and 1 and never either."""
    mixed = _mix(_mix(_mix(0, int(log[SEED_LOW])), int(log[SEED_HIGH])), who)
    return (float(_mix(mixed, count)) + 0.5) / SPAN


@compiled
def _mix(mixed: int, word: int) -> int:
    """Thirty-two bits stirred. Constants: C. Wellons, "Prospecting for hash functions", 2018, lowbias32."""
    mixed = (mixed + 0x9E3779B9 + word) & WORD
    mixed = _times(mixed ^ (mixed >> 16), 0x7FEB352D)
    mixed = _times(mixed ^ (mixed >> 15), 0x846CA68B)
    return mixed ^ (mixed >> 16)


@compiled
def _times(one: int, other: int) -> int:
    """The lower thirty-two bits of a product, by halves, so that no integer ever wraps around."""
    return ((one & HALF) * other + ((((one >> 16) * other) & HALF) << 16)) & WORD
