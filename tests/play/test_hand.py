from random import Random

import pytest

from sjoelen.play.hand import GATE_SPEED_MPS, GOOD, Aim, Scatter, let_go, straight_at_the_lagging
from sjoelen.rules.tally import Tally
from tests.play.conftest import PLAN

SURE = Scatter(0.0, 0.0, 0.0, 0.0)


def dice(seed: int = 1) -> Random:
    return Random(seed)  # noqa: S311 - to be repeated


def test_a_sure_hand_does_what_it_means() -> None:
    made = let_go(Aim(0.146, 2.0, 90 / 45), SURE, PLAN, dice())
    assert (made.at_m, made.speed_mps, made.spin_radps) == (0.146, 2.0, 0.0)
    assert made.ux > 0.0


def test_the_same_dice_let_go_alike_and_others_not() -> None:
    aim = Aim(0.146, 2.0)
    assert let_go(aim, GOOD, PLAN, dice(5)) == let_go(aim, GOOD, PLAN, dice(5))
    assert let_go(aim, GOOD, PLAN, dice(5)) != let_go(aim, GOOD, PLAN, dice(6))


def test_nobody_lets_go_through_a_wall() -> None:
    wild, random = Scatter(0.3, 0.1, 5.0, 10.0), dice()
    for _ in range(200):
        made = let_go(Aim(0.05, 2.0), wild, PLAN, random)
        assert PLAN.radius_m <= made.at_m <= PLAN.width_m - PLAN.radius_m


@pytest.mark.parametrize(
    ("counts", "gates"), [((0, 1, 1, 1), {0}), ((3, 3, 2, 3), {2}), ((1, 1, 1, 1), {0, 1, 2, 3})]
)
def test_what_lags_is_aimed_at(counts: tuple[int, ...], gates: set[int]) -> None:
    random = dice()
    aims = {straight_at_the_lagging(Tally(counts), PLAN, random) for _ in range(100)}
    assert aims == {Aim(PLAN.gates_m[gate], GATE_SPEED_MPS) for gate in gates}
