import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.play.location import OFF_BOARD, Location, Zone, compartment_at, lath_moves, location_of
from tests.play.conftest import MIDDLES_M, PLAN, lying


@pytest.mark.parametrize(
    ("y_m", "zone"),
    [
        (-0.3, Zone.BEHIND_LINE),
        (-0.0261, Zone.BEHIND_LINE),
        (-0.0259, Zone.ON_LINE),
        (0.0, Zone.ON_LINE),
        (0.0259, Zone.ON_LINE),
        (0.0261, Zone.FIELD),
        (1.154, Zone.FIELD),
        (1.1541, Zone.GATE),
        (1.2059, Zone.GATE),
        (1.2061, Zone.COMPARTMENT),
        (1.53, Zone.COMPARTMENT),
    ],
)
def test_the_parts_of_a_board_from_the_line_to_the_back_wall(y_m: float, zone: Zone) -> None:
    assert location_of(lying(0.146, y_m), PLAN).zone is zone


def test_a_disc_without_a_placement_is_off_the_board() -> None:
    assert location_of(None, PLAN) == OFF_BOARD


@pytest.mark.parametrize("number", range(4))
def test_compartments_are_counted_from_the_left(number: int) -> None:
    assert location_of(lying(MIDDLES_M[number], 1.4), PLAN) == Location(Zone.COMPARTMENT, number)


@pytest.mark.parametrize(
    ("x_m", "number"), [(-0.01, 0), (0.0985, 0), (0.0995, 1), (0.192, 1), (0.194, 2), (0.288, 3), (0.4, 3)]
)
def test_the_middle_of_a_divider_separates_two_compartments(x_m: float, number: int) -> None:
    assert compartment_at(x_m, PLAN) == number


@given(st.floats(1.155, 1.55))
def test_the_lath_moves_a_disc_exactly_if_it_is_not_in(y_m: float) -> None:
    placement = lying(0.146, y_m)
    assert lath_moves(placement, PLAN) == (location_of(placement, PLAN).zone is Zone.GATE)
