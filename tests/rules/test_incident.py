from sjoelen.rules.incident import Incident


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


def test_six_incidents_begin_in_a_compartment() -> None:
    assert [incident.clause for incident in Incident if incident.left_a_compartment] == [
        *("R23", "R24", "R24b", "R25", "R26", "R27"),
    ]
