import tomllib
from pathlib import Path

from sjoelen.rules.incident import Detail, Incident, Occasion, Shrink

CLAUSES = Path(__file__).parents[2] / "docs" / "rules" / "clauses.toml"


def test_incidents_stand_in_the_order_of_their_clauses() -> None:
    assert [(incident.clause, incident.value) for incident in Incident] == [
        ("R20", "left-board"),
        ("R21", "over-gate-bar"),
        ("R22", "behind-line"),
        ("R23", "back-through-gate"),
        ("R24", "out-of-board"),
        ("R24b", "back-over-bar"),
        ("R25", "other-compartment"),
        ("R26", "same-compartment"),
        ("R27", "on-wall"),
        ("R28", "foreign-disc"),
        ("R29", "broken-disc"),
        ("R30", "too-many-discs"),
        ("R31", "too-few-discs"),
    ]


def test_an_incident_of_a_disc_that_was_in_a_compartment_needs_its_gate() -> None:
    assert [incident.clause for incident in Incident if incident.needs is Detail.GATE] == [
        *("R23", "R24", "R24b", "R25", "R26", "R27"),
    ]


def test_only_an_incident_with_a_gate_explains_that_a_count_goes_down() -> None:
    for incident in Incident:
        assert (incident.explains_shrink is Shrink.NEVER) == (incident.needs is not Detail.GATE)


def test_a_wrong_number_of_discs_shows_when_they_are_counted() -> None:
    late = [incident for incident in Incident if incident.shows_at is Occasion.COUNT]
    assert late == [Incident.TOO_MANY_DISCS, Incident.TOO_FEW_DISCS]


def test_every_clause_of_an_incident_is_written_down() -> None:
    clauses = tomllib.loads(CLAUSES.read_text(encoding="utf-8"))
    assert {incident.clause for incident in Incident} <= set(clauses)
