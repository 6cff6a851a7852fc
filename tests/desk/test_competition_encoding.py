import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.desk.competition_encoding import EVENTS, decode_event, encode_event
from sjoelen.desk.ports import Envelope

STORED = {
    *("average_assigned", "board_replaced", "card_handed_in", "classes_declared", "competition_created"),
    *(
        "cup_rule_declared",
        "decider_played",
        "dispute_decided",
        "format_defined",
        "leg_corrected",
        "leg_played",
    ),
    *("line_up_opened", "line_up_ruled", "line_up_sealed", "player_absent", "player_added_to_ring"),
    *("player_entered", "player_grouped", "player_renamed", "player_substituted", "player_withdrew"),
    *("replay_entered", "replay_ordered", "ring_drawn", "ring_leader_named", "sorting_agreed"),
    *("stage_begun", "stage_undone", "standing_published", "turn_announced", "turn_corrected"),
    *("turn_crossed_out", "turn_entered", "turn_ruled"),
}


def test_a_log_knows_its_events_by_these_names_whatever_their_classes_are_called() -> None:
    assert set(EVENTS) == STORED


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_written_and_read_again(name: str) -> None:
    @given(st.from_type(EVENTS[name]))
    def check(event: Any) -> None:
        fact = encode_event(event)
        payload = json.loads(json.dumps(fact.payload))
        sealed = Envelope("s", 1, "", "", "", fact.type, fact.version, payload, "", "")
        assert decode_event(sealed) == event

    check()
