import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import UnknownGate, UnknownIncident
from sjoelen.rules.incident import Consequence, Incident, Timing
from sjoelen.rules.ruling import compartment_of, incident_from, ruling, takes_from_compartment

ANS = edition("ans-2026")


def test_the_jury_restores_a_disc_that_fell_off_the_board_from_its_compartment() -> None:
    ruled = ruling("out-of-board", ANS)
    assert (ruled.consequence, ruled.timing, ruled.article) == (
        Consequence.RESTORED,
        Timing.AFTER_SUBTURN,
        "3.2.5.1",
    )
    assert ruled == ruling(Incident.OUT_OF_BOARD, ANS)


def test_an_unknown_incident_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownIncident) as refused:
        incident_from("meteor")
    assert refused.value.facts == {"incident": "meteor", "known": tuple(Incident)}


@pytest.mark.parametrize(("gate", "place"), [(2, 0), (3, 1), (4, 2), (1, 3)])
def test_a_compartment_is_found_by_the_value_of_its_gate(gate: int, place: int) -> None:
    assert compartment_of(gate, ANS) == place


def test_a_gate_of_another_value_is_unknown() -> None:
    with pytest.raises(UnknownGate) as refused:
        compartment_of(0, ANS)
    assert refused.value.facts == {"gate": 0, "known": (2, 3, 4, 1)}


@pytest.mark.parametrize(
    ("incident", "consequence", "takes"),
    [
        (Incident.BACK_THROUGH_GATE, Consequence.STAYS_IN_FIELD, True),
        (Incident.OUT_OF_BOARD, Consequence.ASIDE, True),
        (Incident.OUT_OF_BOARD, Consequence.RESTORED, False),
        (Incident.ON_WALL, Consequence.COUNTS_IF_TOUCHING, True),
        (Incident.ON_WALL, Consequence.COUNTS, False),
        (Incident.LEFT_BOARD, Consequence.ASIDE, False),
    ],
)
def test_only_what_leaves_a_compartment_for_good_takes_from_it(
    incident: Incident, consequence: Consequence, takes: bool
) -> None:
    assert takes_from_compartment(incident, consequence) is takes
