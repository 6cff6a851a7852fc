from itertools import combinations
from math import hypot

from sjoelen.physics.scene.placement import Placement
from sjoelen.play.disc_history import DiscHistory
from sjoelen.play.location import Zone, location_of
from sjoelen.play.setting_right import free_placement, sweep
from tests.play.conftest import PLAN, disc


def filled(compartment: int, discs: int) -> dict[int, Placement]:
    lying: dict[int, Placement] = {}
    for number in range(1, discs + 1):
        lying[number] = free_placement(compartment, lying, PLAN)
    return lying


def test_the_first_disc_is_put_against_the_back_wall() -> None:
    assert filled(1, 1)[1].y_m == PLAN.back_m - PLAN.radius_m


def test_discs_are_put_on_the_floor_while_there_is_room() -> None:
    lying = filled(0, 6)
    assert all(
        location_of(placement, PLAN).compartment == 0 and placement.low_m == 0.0
        for placement in lying.values()
    )
    for first, other in combinations(lying.values(), 2):
        assert hypot(first.x_m - other.x_m, first.y_m - other.y_m) >= 2 * PLAN.radius_m


def test_without_room_on_the_floor_a_disc_is_put_on_another() -> None:
    lying = filled(1, 30)
    above = [placement for placement in lying.values() if placement.low_m > 0.0]
    assert above
    assert len({other.on for other in above}) == len(above)


def test_a_finger_brings_in_what_hangs_in_a_gate_and_nothing_else() -> None:
    hanging, outside, inside = disc(1, 0.146, 1.17), disc(2, 0.240, 1.1), disc(3, 0.34, 1.4, compartment=3)
    after = sweep([hanging, outside, inside], PLAN)
    assert after[0].history == DiscHistory(compartment=1, in_play=True)
    assert location_of(after[0].placement, PLAN).zone is Zone.COMPARTMENT
    assert after[1:] == (outside, inside)


def test_a_swept_disc_pushes_the_disc_before_it() -> None:
    hanging, before = disc(1, 0.146, 1.18), disc(2, 0.156, 1.235, compartment=1)
    first, second = (disc.placement for disc in sweep([hanging, before], PLAN))
    assert first is not None and second is not None  # noqa: PT018
    assert hypot(first.x_m - second.x_m, first.y_m - second.y_m) >= 2 * PLAN.radius_m - 1e-9


def test_nothing_is_swept_into_a_full_compartment() -> None:
    row = [disc(number + 2, 0.146, 1.53 - 0.052 * number, compartment=1) for number in range(7)]
    hanging = disc(1, 0.146, 1.53 - 0.052 * 7)
    assert location_of(hanging.placement, PLAN).zone is Zone.GATE
    assert sweep([hanging, *row], PLAN) == (hanging, *row)
