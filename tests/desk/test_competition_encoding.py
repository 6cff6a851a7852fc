from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.desk.competition_encoding import EVENTS, event_of, fact_of
from sjoelen.desk.ports import Envelope


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_written_and_read_again(name: str) -> None:
    @given(st.from_type(EVENTS[name]))
    def check(event: Any) -> None:
        fact = fact_of(event)
        payload = msgspec.json.decode(msgspec.json.encode(fact.payload))
        sealed = Envelope("s", 1, "", "", "", fact.type, fact.version, payload, "", "")
        assert event_of(sealed) == event

    check()
