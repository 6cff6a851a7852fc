"""How a person lets go, in the arrays of the engine and with its chance.

`hand`: for each compartment from the left where it is aimed, metres from the left wall, how fast, and the
slant of the direction: the tangent of half its angle; then the scatter of each and of the spin, and between
which places a disc fits.
"""

from sjoelen.physics.compiled import Floats, compiled
from sjoelen.physics.random_numbers import random_number
from sjoelen.physics.release import SPEED_MPS_MAX, SPIN_RADPS_MAX

AT_M, SPEED_MPS, SLANT, AIM_COLUMNS, AIM_COUNT = 0, 1, 2, 3, 4
SCATTER_M, SCATTER, SCATTER_SLANT, SCATTER_RADPS, LEAST_M, MOST_M, HAND_COLUMNS = range(12, 19)
RELEASE_COLUMNS = 5  # at, ux, uy, speed, spin, as a Release

HAND_STREAM = 1000  # whose draws of chance: no disc has this number
SLANT_MAX = 0.8  # 77 degrees
UNIFORM_DRAWS = 12  # even numbers added have the variance 1


@compiled
def draw_release(hand: Floats, homes: Floats, log: Floats, releases: Floats, made: int) -> None:
    """Aim at the compartment with the fewest discs, among equals by chance, and miss as this hand does.

    Nobody aims, slants or hurls beyond what can be released.
    """
    aim = _lagging(homes, log) * AIM_COLUMNS
    at_m = hand[aim + AT_M] + hand[SCATTER_M] * _normal(log, 0)
    slant = hand[aim + SLANT] + hand[SCATTER_SLANT] * _normal(log, 1)
    speed_mps = hand[aim + SPEED_MPS] * (1.0 + hand[SCATTER] * _normal(log, 2))
    spin_radps = hand[SCATTER_RADPS] * _normal(log, 3)
    slant = min(max(slant, -SLANT_MAX), SLANT_MAX)
    releases[made] = min(max(at_m, hand[LEAST_M]), hand[MOST_M])
    releases[made + 1] = 2.0 * slant / (1.0 + slant * slant)
    releases[made + 2] = (1.0 - slant * slant) / (1.0 + slant * slant)
    releases[made + 3] = min(max(speed_mps, 0.0), SPEED_MPS_MAX)
    releases[made + 4] = min(max(spin_radps, -SPIN_RADPS_MAX), SPIN_RADPS_MAX)


@compiled
def _lagging(homes: Floats, log: Floats) -> int:
    least = min(homes[0], homes[1], homes[2], homes[3])
    equal = 0.0
    for compartment in range(AIM_COUNT):
        equal += homes[compartment] == least
    left = int(random_number(log, HAND_STREAM, AIM_COUNT * UNIFORM_DRAWS) * equal)
    for compartment in range(AIM_COUNT):
        if homes[compartment] == least:
            if left == 0:
                return compartment
            left -= 1
    return 0


@compiled
def _normal(log: Floats, which: int) -> float:
    """All but normal, variance 1, without angle or logarithm: twelve even numbers less six (Irwin-Hall)."""
    total = -UNIFORM_DRAWS / 2.0
    for count in range(which * UNIFORM_DRAWS, which * UNIFORM_DRAWS + UNIFORM_DRAWS):
        total += random_number(log, HAND_STREAM, count)
    return total
