import math

import pytest
from scipy.integrate import quad

from sjoelen.physics.motion.rim_friction import braking_share


def averaged(ratio: float) -> float:
    """Return the part of a unit friction against the slide, averaged over the rim."""

    def against(angle: float) -> float:
        along, across = ratio - math.sin(angle), math.cos(angle)
        return along / math.hypot(along, across)

    return quad(against, 0, 2 * math.pi, points=[math.pi / 2], limit=400, epsabs=1e-13)[0] / (2 * math.pi)  # type: ignore[no-any-return]


@pytest.mark.parametrize("ratio", [1e-3, 0.01, 0.1, 0.3, 0.7, 0.95, 1.05, 1.64, 2.26, 5, 30, 1000])
def test_the_closed_form_is_the_average_over_the_rim(ratio: float) -> None:
    assert braking_share(ratio) == pytest.approx(averaged(ratio), abs=1e-10)


def test_a_rim_that_slides_as_fast_as_it_turns_is_braked_by_two_over_pi() -> None:
    assert braking_share(1.0) == pytest.approx(2 / math.pi, abs=1e-15)


def test_without_spin_friction_is_full_and_without_slide_it_brakes_nothing() -> None:
    assert braking_share(1e300) == 1.0
    assert braking_share(0.0) == 0.0
