from sjoelen.rules.event_notation import event_type, to_mapping
from sjoelen.rules.events import IncidentRuled, SubturnCounted, TurnBegun
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.tally import Tally

COUNTED = SubturnCounted(1, Tally((5, 5, 5, 5)), "5.1.3")
RULED = IncidentRuled(2, Incident.ON_WALL, None, Consequence.COUNTS, "3.2.5.3")


def test_an_event_is_written_in_plain_values_with_its_type_first() -> None:
    assert to_mapping(COUNTED) == {
        "type": "subturn_counted",
        "subturn": 1,
        "tally": [5, 5, 5, 5],
        "article": "5.1.3",
    }
    assert next(iter(to_mapping(RULED))) == "type"
    assert to_mapping(RULED)["incident"] == "on-wall"
    assert type(to_mapping(RULED)["incident"]) is str


def test_the_type_of_an_event_is_its_class_in_snake_case() -> None:
    assert event_type(TurnBegun) == "turn_begun"
