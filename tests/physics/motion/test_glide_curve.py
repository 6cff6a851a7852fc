import math

import pytest
from scipy.integrate import dblquad
from scipy.optimize import brentq

from sjoelen.physics.layout import CELL_WIDTH, HINTS, REMAINING_M, REMAINING_S, V, W
from sjoelen.physics.motion.glide_curve import glide_curve, hints, limit_share


@pytest.mark.parametrize(("rim_mm", "ratio"), [(24, 1.64), (25, 2.26)])
def test_speed_and_spin_end_together_at_one_ratio(rim_mm: float, ratio: float) -> None:
    share = limit_share(2 * (rim_mm / 26) ** 2)
    assert share / (1 - share) == pytest.approx(ratio, abs=0.005)


def test_a_disc_pressed_uniformly_would_end_at_another_ratio() -> None:
    def force(ratio: float) -> float:
        def against(angle: float, radius: float) -> float:
            along, across = ratio + radius * math.sin(angle), radius * math.cos(angle)
            return along / math.hypot(along, across) * radius / math.pi

        return dblquad(against, 0, 1, 0, 2 * math.pi, epsabs=1e-7)[0]  # type: ignore[no-any-return]

    def torque(ratio: float) -> float:
        def against(angle: float, radius: float) -> float:
            along, across = ratio + radius * math.sin(angle), radius * math.cos(angle)
            return (
                (along * math.sin(angle) + across * math.cos(angle))
                / math.hypot(along, across)
                * radius**2
                / math.pi
            )

        return dblquad(against, 0, 1, 0, 2 * math.pi, epsabs=1e-7)[0]  # type: ignore[no-any-return]

    assert brentq(
        lambda ratio: force(ratio) - 2 * ratio * torque(ratio), 0.5, 0.8, xtol=1e-4
    ) == pytest.approx(0.653, abs=0.001)


def test_the_cells_join_without_a_step() -> None:
    cells, second = glide_curve(2 * (24 / 26) ** 2)
    for first, last in ((0, second - 1), (second, len(cells) - 1)):
        for row in range(first, last):
            cell, following = cells[row], cells[row + 1]
            assert cell[V : V + 4].sum() == pytest.approx(following[V], rel=1e-12)
            assert cell[REMAINING_S] - cell[CELL_WIDTH] == pytest.approx(following[REMAINING_S], rel=1e-9)
            assert cell[REMAINING_M] > following[REMAINING_M]


def test_a_hint_is_never_after_the_cell_that_is_sought() -> None:
    cells, second = glide_curve(2 * (24 / 26) ** 2)
    for curve, first in ((cells[:second], 1), (cells[second:], 0)):
        shares = curve[:, V] / (curve[:, V] + curve[:, W])
        for share, row in enumerate(hints(curve)):
            begins = (share + first) / HINTS
            assert row == 0 or (shares[row] > begins if first else shares[row] < begins)
