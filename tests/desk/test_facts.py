import json
from dataclasses import fields
from datetime import UTC, datetime

import pytest

from sjoelen.desk.facts import EVENTS, event_of, fact_of
from sjoelen.desk.ports import Moment
from sjoelen.storage.envelope import canonical, seal
from sjoelen.tournament.friendly_events import (
    EntryUndone,
    FriendlyEvent,
    GameStarted,
    PlayerAdded,
    StarterDrawn,
    TurnRecorded,
)

WRITTEN: list[tuple[FriendlyEvent, str, str]] = [
    (
        GameStarted("ans-2026", ("no-bonus",), None),
        "game_started",
        '{"edition":"ans-2026","house_rules":["no-bonus"],"turns":null}',
    ),
    (PlayerAdded("p"), "player_added", '{"player":"p"}'),
    (StarterDrawn("p"), "starter_drawn", '{"player":"p"}'),
    (
        TurnRecorded("p", 2, ((2, (7, 7, 9, 7)),), (), True, None, 148),
        "turn_recorded",
        (
            '{"bonus":[],"bonus_declined":true,"player":"p","points":148,'
            '"subturns":[[2,[7,7,9,7]]],"total":null,"turn":2}'
        ),
    ),
    (EntryUndone(3), "entry_undone", '{"sequence":3}'),
]


@pytest.mark.parametrize(("event", "name", "payload"), WRITTEN)
def test_an_event_is_written_the_same_way_for_ever(event: FriendlyEvent, name: str, payload: str) -> None:
    fact = fact_of(event)
    assert (fact.type, fact.version, canonical(fact.payload)) == (name, 1, payload)
    moment = Moment(datetime(2026, 9, 1, tzinfo=UTC), "UTC")
    sealed = seal(fact, None, stream="s", by="guest", moment=moment)
    assert event_of(sealed) == event
    assert json.loads(payload).keys() == {field.name for field in fields(event)}


def test_every_event_has_its_example() -> None:
    assert {name for _, name, _ in WRITTEN} == set(EVENTS)
