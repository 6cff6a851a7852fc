import pytest

from sjoelen.physics.support import Support
from sjoelen.play.past import FRESH, Past, flown, glided, lies_at_home
from sjoelen.play.place import OFF, Place, Where

FIELD, IN_3, IN_4, GATE_3 = (
    Place(Where.FIELD),
    Place(Where.COMPARTMENT, 1),
    Place(Where.COMPARTMENT, 2),
    Place(Where.GATE, 1),
)


@pytest.mark.parametrize("start", [FIELD, GATE_3])
def test_a_disc_that_glides_in_came_by_its_gate(start: Place) -> None:
    assert glided(FRESH, start, IN_3) == Past(home=1)


@pytest.mark.parametrize("end", [FIELD, GATE_3])
def test_a_disc_that_glides_out_has_come_back_through_its_gate(end: Place) -> None:
    assert glided(Past(home=1), IN_3, end) == Past(returned=(1,))


def test_a_disc_that_comes_back_through_another_gate_keeps_the_home_it_strayed_from() -> None:
    strayed = Past(home=1, strayed=True)
    assert glided(strayed, IN_4, FIELD) == strayed


def test_a_disc_played_in_again_has_a_new_home() -> None:
    assert glided(Past(home=1, strayed=True), FIELD, IN_4) == Past(home=2)


@pytest.mark.parametrize("end", [FIELD, IN_4, OFF])
def test_a_disc_that_flies_out_of_its_compartment_has_strayed(end: Place) -> None:
    assert flown(Past(home=1), end, Support.FLOOR) == Past(home=1, strayed=True)


@pytest.mark.parametrize("support", [Support.DIVIDER, Support.WALL])
def test_a_disc_that_comes_down_on_a_wall_has_not_left_its_compartment_yet(support: Support) -> None:
    assert flown(Past(home=1), IN_4, support) == Past(home=1)


def test_a_hop_within_a_compartment_is_none_out_of_it() -> None:
    assert flown(Past(home=1), IN_3, Support.FLOOR) == Past(home=1)


def test_a_disc_that_strayed_and_came_back_did_stray() -> None:
    assert flown(Past(home=1, strayed=True), IN_3, Support.FLOOR).strayed


@pytest.mark.parametrize("support", [Support.FLOOR, Support.DIVIDER, Support.DISC])
def test_a_disc_that_flies_in_went_over_the_gate_bar(support: Support) -> None:
    assert flown(FRESH, IN_3, support) == Past(over_bar=True)


@pytest.mark.parametrize("end", [FIELD, OFF])
def test_a_hop_in_the_field_or_off_the_board_is_none_over_the_bar(end: Place) -> None:
    assert flown(FRESH, end, None) == FRESH


def test_home_is_the_compartment_and_not_its_gate() -> None:
    assert lies_at_home(Past(home=1), IN_3)
    assert not lies_at_home(Past(home=1), GATE_3)
    assert not lies_at_home(FRESH, FIELD)
