"""Random numbers by counter: the same for a seed, a disc and a draw wherever they are computed."""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.layout import DISC_COLUMNS, DRAW_COUNT, SEED_HIGH, SEED_LOW

WORD, HALF = 0xFFFFFFFF, 0xFFFF
WORD_SPAN = 4294967296.0


@compiled
def draw(discs: Floats, disc: int, log: Floats) -> float:
    """Draw the next random number of a disc, uniform between 0 and 1, both excluded."""
    discs[disc + DRAW_COUNT] += 1.0
    return random_number(log, disc // DISC_COLUMNS, int(discs[disc + DRAW_COUNT]) - 1)


@compiled
def random_number(log: Floats, stream: int, count: int) -> float:
    """Return the random number of a draw in a stream, uniform between 0 and 1, both excluded."""
    mixed = _mix(_mix(_mix(0, int(log[SEED_LOW])), int(log[SEED_HIGH])), stream)
    return (float(_mix(mixed, count)) + 0.5) / WORD_SPAN


@compiled
def _mix(mixed: int, word: int) -> int:
    """Mix a word into 32 bits. Constants: C. Wellons, "Prospecting for hash functions", 2018, lowbias32."""
    mixed = (mixed + 0x9E3779B9 + word) & WORD
    mixed = _multiply(mixed ^ (mixed >> 16), 0x7FEB352D)
    mixed = _multiply(mixed ^ (mixed >> 15), 0x846CA68B)
    return mixed ^ (mixed >> 16)


@compiled
def _multiply(first: int, second: int) -> int:
    """Return the lower 32 bits of a product, by halves, so that no integer overflows."""
    return ((first & HALF) * second + ((((first >> 16) * second) & HALF) << 16)) & WORD
