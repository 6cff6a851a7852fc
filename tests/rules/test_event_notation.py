import pytest

from sjoelen.rules.error import UnreadableFact
from sjoelen.rules.event_notation import EVENT_TYPES, event_type, from_mapping, to_mapping
from sjoelen.rules.events import IncidentRuled, SubturnCounted, TurnBegun
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.tally import Tally

COUNTED = SubturnCounted(1, Tally((5, 5, 5, 5)), "5.1.3")
RULED = IncidentRuled(2, Incident.ON_WALL, None, Consequence.COUNTS, "3.2.5.3", False)


def test_a_fact_is_written_in_plain_values_with_its_type_first() -> None:
    assert to_mapping(COUNTED) == {
        "type": "subturn_counted",
        "subturn": 1,
        "tally": [5, 5, 5, 5],
        "article": "5.1.3",
    }
    assert next(iter(to_mapping(RULED))) == "type"
    assert to_mapping(RULED)["incident"] == "on-wall"
    assert type(to_mapping(RULED)["incident"]) is str


@pytest.mark.parametrize("event", [COUNTED, RULED])
def test_what_was_written_is_read_again(event: SubturnCounted | IncidentRuled) -> None:
    assert from_mapping(to_mapping(event)) == event


def test_there_is_a_name_for_every_kind_of_fact() -> None:
    assert event_type(TurnBegun) == "turn_begun"
    assert len(EVENT_TYPES) == 15


@pytest.mark.parametrize(
    "fact",
    [
        {},
        {"type": "surprise"},
        {"type": "turn_begun", "discs": 30},
        {"type": "turn_begun", "discs": 30, "article": "3.2.1", "more": 1},
        {"type": "turn_begun", "discs": "30", "article": "3.2.1"},
        {"type": "turn_begun", "discs": True, "article": "3.2.1"},
        {**to_mapping(COUNTED), "tally": [5, 5, 5]},
        {**to_mapping(COUNTED), "tally": 5},
        {**to_mapping(RULED), "incident": "surprise"},
        {**to_mapping(RULED), "gate": "2"},
    ],
)
def test_what_is_no_fact_is_refused(fact: dict[str, object]) -> None:
    with pytest.raises(UnreadableFact) as refused:
        from_mapping(fact)
    assert refused.value.facts == {"fact": str(fact)}
