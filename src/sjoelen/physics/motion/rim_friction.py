"""Share of the rim friction that brakes a sliding, spinning disc.

A concave disc touches the floor on a circle. Averaged over the circle, friction is exactly opposite to the
velocity. Its size depends only on `ratio` = speed / (spin × rim radius): F = μmg·f(ratio), torque =
μmgr·f(1/ratio), f(ε) = [(1+ε)E(k) − (1−ε)K(k)] / (πε), k² = 4ε/(1+ε)².  Landen's
transformation removes the cancellation: f = (2/π)·ε·B(ε) up to 1, (2/π)·E(1/ε) above,
B = [E − (1−k²)K]/k².
"""

from math import sqrt

from sjoelen.physics.compiled import compiled

PI = 3.141592653589793
ROUNDS = 12  # the means converge quadratically: seven rounds suffice up to the last float below 1
ROUNDING = 4e-16


@compiled
def elliptic_integrals(modulus: float) -> tuple[float, float]:
    """Return E and B of a modulus from 0 to 1, by the arithmetic-geometric mean."""
    if modulus >= 1.0:
        return 1.0, 1.0
    mean, geometric = 1.0, sqrt((1.0 - modulus) * (1.0 + modulus))
    apart, weight, squares = 1.0, 1.0, 0.0  # cₙ/k, 2ⁿ⁻¹ and Σ 2ⁿ⁻¹ (cₙ/k)² from n = 1
    for _ in range(ROUNDS):
        mean, geometric = 0.5 * (mean + geometric), sqrt(mean * geometric)
        apart = modulus * apart * apart / (4.0 * mean)
        squares += weight * apart * apart
        weight *= 2.0
        if abs(mean - geometric) <= ROUNDING * mean:
            break
    quarter = PI / (2.0 * mean)
    return quarter * (1.0 - modulus * modulus * (0.5 + squares)), quarter * (0.5 - squares)


@compiled
def braking_share(ratio: float) -> float:
    """Return f(ratio), the share of full friction that brakes the slide; from 0 to 1, f(1) = 2/π."""
    if ratio <= 1.0:
        return 2.0 / PI * ratio * elliptic_integrals(ratio)[1]
    return 2.0 / PI * elliptic_integrals(1.0 / ratio)[0]
