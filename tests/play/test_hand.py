from collections.abc import Sequence

import pytest

from sjoelen.physics.release import Release, check_release
from sjoelen.play.hand import GATE_SPEED_MPS, GOOD, Aim, Hand, Scatter, release_of, straight
from tests.play.conftest import PLAN

SURE = Scatter(0.0, 0.0, 0.0, 0.0)
EMPTY = (0, 0, 0, 0)


def releases(hand: Hand, count: int, homes: Sequence[float] = EMPTY) -> list[Release]:
    return [release_of(hand, homes, PLAN, seed) for seed in range(count)]


def test_a_hand_without_scatter_releases_its_aim() -> None:
    release = release_of(Hand((Aim(0.146, 2.0, 30.0),) * 4, SURE), EMPTY, PLAN, 1)
    assert (release.at_m, release.speed_mps, release.spin_radps) == (0.146, 2.0, 0.0)
    assert release.ux == pytest.approx(0.5)
    assert release.uy == pytest.approx(0.75**0.5)


def test_a_release_depends_on_the_seed() -> None:
    hand = Hand(straight(PLAN), GOOD)
    assert release_of(hand, EMPTY, PLAN, 5) == release_of(hand, EMPTY, PLAN, 5)
    assert release_of(hand, EMPTY, PLAN, 5) != release_of(hand, EMPTY, PLAN, 6)


def test_every_release_of_a_hand_is_possible() -> None:
    wild = Hand((Aim(0.05, 9.0),) * 4, Scatter(0.3, 0.9, 70.0, 200.0))
    for release in releases(wild, 500):
        check_release(release, PLAN.width_m, PLAN.radius_m)


def test_a_hand_misses_by_its_scatter() -> None:
    drawn = releases(Hand((Aim(0.193, 2.0),) * 4, GOOD), 4000)
    for values, meant, spread in (
        ([release.at_m for release in drawn], 0.193, GOOD.at_m),
        ([release.speed_mps for release in drawn], 2.0, 2.0 * GOOD.speed),
        ([release.ux for release in drawn], 0.0, GOOD.angle_deg * 3.14159 / 180),
        ([release.spin_radps for release in drawn], 0.0, GOOD.spin_radps),
    ):
        assert sum(values) / 4000 == pytest.approx(meant, abs=0.05 * spread)
        assert sum((value - meant) ** 2 for value in values) / 4000 == pytest.approx(spread**2, rel=0.08)


@pytest.mark.parametrize(
    ("homes", "gates"), [((0, 1, 1, 1), {0}), ((3, 3, 2, 3), {2}), ((1, 1, 1, 1), {0, 1, 2, 3})]
)
def test_a_hand_aims_at_the_compartment_with_the_fewest_discs(
    homes: tuple[int, ...], gates: set[int]
) -> None:
    sure = Hand(straight(PLAN), SURE)
    aims = {(release.at_m, release.speed_mps) for release in releases(sure, 100, homes)}
    assert aims == {(PLAN.gates_m[gate], GATE_SPEED_MPS) for gate in gates}
