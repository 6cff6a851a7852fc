"""Release of a hand, in the arrays of the engine and with its random numbers.

`hand` holds for each compartment from the left the aim: metres from the left wall, speed, and the slant of
the direction, which is the tangent of half its angle. Then follow the scatter of each and of the spin, and
the least and the greatest place at which a disc fits.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.random_numbers import random_number
from sjoelen.physics.release import SPEED_MPS_MAX, SPIN_RADPS_MAX
from sjoelen.rules.tally import COMPARTMENTS

AT_M, SPEED_MPS, SLANT, AIM_COLUMNS = 0, 1, 2, 3
SCATTER_M, SCATTER, SCATTER_SLANT, SCATTER_RADPS, LEAST_M, MOST_M, HAND_COLUMNS = range(
    COMPARTMENTS * AIM_COLUMNS, COMPARTMENTS * AIM_COLUMNS + 7
)
RELEASE_COLUMNS = 5  # at, ux, uy, speed, spin, as in a Release

HAND_STREAM = 1000  # of random numbers: no disc has this number
SLANT_MAX = 0.8  # 77 degrees
UNIFORM_DRAWS = 12  # their sum has the variance 1


@compiled
def draw_release(hand: Floats, counts: Floats, log: Floats, releases: Floats, row: int) -> None:
    """Draw a release at the compartment with the fewest discs; among equals one at random.

    The result stays within the limits of a release.
    """
    aim = _target(counts, log) * AIM_COLUMNS
    at_m = hand[aim + AT_M] + hand[SCATTER_M] * _normal(log, 0)
    slant = hand[aim + SLANT] + hand[SCATTER_SLANT] * _normal(log, 1)
    speed_mps = hand[aim + SPEED_MPS] * (1.0 + hand[SCATTER] * _normal(log, 2))
    spin_radps = hand[SCATTER_RADPS] * _normal(log, 3)
    slant = min(max(slant, -SLANT_MAX), SLANT_MAX)
    releases[row] = min(max(at_m, hand[LEAST_M]), hand[MOST_M])
    releases[row + 1] = 2.0 * slant / (1.0 + slant * slant)
    releases[row + 2] = (1.0 - slant * slant) / (1.0 + slant * slant)
    releases[row + 3] = min(max(speed_mps, 0.0), SPEED_MPS_MAX)
    releases[row + 4] = min(max(spin_radps, -SPIN_RADPS_MAX), SPIN_RADPS_MAX)


@compiled
def _target(counts: Floats, log: Floats) -> int:
    least = min(counts[0], counts[1], counts[2], counts[3])
    equal = 0.0
    for compartment in range(COMPARTMENTS):
        equal += counts[compartment] == least
    skipped = int(random_number(log, HAND_STREAM, COMPARTMENTS * UNIFORM_DRAWS) * equal)
    for compartment in range(COMPARTMENTS):
        if counts[compartment] == least:
            if skipped == 0:
                return compartment
            skipped -= 1
    return 0


@compiled
def _normal(log: Floats, place: int) -> float:
    """Return a nearly normal number of variance 1: twelve uniform numbers less six (Irwin–Hall)."""
    total = -UNIFORM_DRAWS / 2.0
    for count in range(place * UNIFORM_DRAWS, place * UNIFORM_DRAWS + UNIFORM_DRAWS):
        total += random_number(log, HAND_STREAM, count)
    return total
