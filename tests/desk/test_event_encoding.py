import json
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sjoelen.desk.error import FactFromTheFuture
from sjoelen.desk.event_encoding import EVENTS, NOTES, VERSIONS, decode_event, decode_note, encode_event
from sjoelen.desk.notebook_events import (
    GameDropped,
    GameNoted,
    NotebookEvent,
    NotebookOpened,
    PeopleMerged,
    PersonErased,
    PersonUnmerged,
)
from sjoelen.desk.ports import EncodedEvent, Envelope, Moment
from sjoelen.home.events import (
    EntryUndone,
    GameEnded,
    GameStarted,
    HandicapSet,
    HomeEvent,
    LinkIssued,
    LinkRevoked,
    PlayerAdded,
    PlayerLeft,
    PlayerRejoined,
    PlayerRenamed,
    StarterDrawn,
    Team,
    TeamsFormed,
    TurnCorrected,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import replay
from sjoelen.storage.envelope import canonical, check_chain, seal

TOLD = (((2, (7, 7, 9, 7)),), ((1, "left-board", None), (2, "over-gate-bar", 3)), (), True, None, None)
TOLD_TEXT = (
    '"bonus":[],"bonus_declined":true,%s"counts":[[2,[7,7,9,7]]],"discs":null,'
    '"occurrences":[[1,"left-board",null],[2,"over-gate-bar",3]],"player":"p","points":148,%s"total":null,"turn":2}'
)
WRITTEN: list[tuple[HomeEvent, str, str]] = [
    (
        GameStarted("ans-2026", ("no-bonus",), None),
        "game_started",
        '{"edition":"ans-2026","house_rules":["no-bonus"],"turns":null}',
    ),
    (PlayerAdded("p", "n"), "player_added", '{"name":"n","player":"p"}'),
    (PlayerRenamed("p", "n"), "player_renamed", '{"name":"n","player":"p"}'),
    (PlayerLeft("p"), "player_left", '{"player":"p"}'),
    (PlayerRejoined("p"), "player_rejoined", '{"player":"p"}'),
    (HandicapSet("p", 5), "handicap_set", '{"player":"p","points":5}'),
    (TeamsFormed((Team("t", ("p",)),)), "teams_formed", '{"teams":[{"players":["p"],"team":"t"}]}'),
    (GameEnded(), "game_ended", "{}"),
    (StarterDrawn("p"), "starter_drawn", '{"player":"p"}'),
    (TurnRecorded("p", 2, *TOLD, 148), "turn_recorded", "{" + TOLD_TEXT % ("", "")),
    (
        TurnCorrected("p", 2, *TOLD, 148, corrects=5, reason="r"),
        "turn_corrected",
        "{" + TOLD_TEXT % ('"corrects":5,', '"reason":"r",'),
    ),
    (
        TurnDeclaredVoid("p", 2, "broken-disc"),
        "turn_voided",
        '{"incident":"broken-disc","player":"p","turn":2}',
    ),
    (LinkIssued("h", "look"), "link_issued", '{"link":"h","strength":"look"}'),
    (LinkRevoked("h"), "link_revoked", '{"link":"h"}'),
    (EntryUndone(3), "entry_undone", '{"sequence":3}'),
]
NOTED: list[tuple[NotebookEvent, str, str]] = [
    (NotebookOpened(), "notebook_opened", "{}"),
    (GameNoted("g", "v"), "game_noted", '{"game":"g","link":"v"}'),
    (GameDropped("g"), "game_dropped", '{"game":"g"}'),
    (PeopleMerged("p", "q"), "people_merged", '{"into":"q","person":"p"}'),
    (PersonUnmerged("p"), "person_unmerged", '{"person":"p"}'),
    (PersonErased("p"), "person_erased", '{"person":"p"}'),
]


def sealed(fact: EncodedEvent) -> Envelope:
    moment = Moment(datetime(2026, 9, 1, tzinfo=UTC), "UTC")
    return seal(fact, "s", by="guest", moment=moment)


@pytest.mark.parametrize(("event", "name", "payload"), [*WRITTEN, *NOTED])
def test_an_event_is_written_the_same_way_for_ever(
    event: HomeEvent | NotebookEvent, name: str, payload: str
) -> None:
    fact = encode_event(event)
    version = VERSIONS.get(type(event), 1)
    assert (fact.type, fact.version, canonical(fact.payload)) == (name, version, payload)
    read = decode_event if name in EVENTS else decode_note
    assert read(sealed(fact)) == event
    assert json.loads(payload).keys() == {field.name for field in fields(event)}


def test_every_event_has_its_example() -> None:
    assert {name for _, name, _ in WRITTEN} == set(EVENTS)
    assert {name for _, name, _ in NOTED} == set(NOTES)


@pytest.mark.parametrize("fact", [EncodedEvent("disc_eaten", 1, {}), EncodedEvent("turn_recorded", 3, {})])
def test_what_a_newer_release_wrote_is_said_to_be_new(fact: EncodedEvent) -> None:
    with pytest.raises(FactFromTheFuture):
        decode_event(sealed(fact))


GOLDEN = Path(__file__).parent / "golden" / "game_v1.json"


def test_a_log_of_the_first_release_is_read_as_if_written_today() -> None:
    old = [Envelope(**envelope) for envelope in json.loads(GOLDEN.read_text(encoding="utf-8"))]
    check_chain(old)
    game = replay(map(decode_event, old))
    (anna, bram) = game.players
    assert game.names == {anna: anna, bram: bram}
    counted = TurnRecorded(anna, 1, ((3, (9, 5, 7, 5)),), (), (), False, None, None, 116)
    assert game.recorded[anna, 1] == counted
    total = replace(counted, turn=2, counts=(), total=120, points=120)
    assert game.recorded[anna, 2] == total
    bonus = replace(counted, player=bram, counts=((1, (7, 7, 9, 7)),), bonus=(4, 4), points=156)
    assert game.recorded[bram, 1] == bonus
    assert game.recorded[bram, 2].points == 79
