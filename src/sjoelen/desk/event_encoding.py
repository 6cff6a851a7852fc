"""Events as facts in the log, and back; what an earlier release wrote is read as if written today."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar, get_args

from sjoelen.desk.error import FactFromTheFuture
from sjoelen.desk.notebook_events import NotebookEvent
from sjoelen.desk.ports import EncodedEvent, Envelope, Json
from sjoelen.desk.serialization import from_builtins, to_builtins
from sjoelen.home.events import HomeEvent, PlayerAdded, TurnDeclaredVoid, TurnRecorded
from sjoelen.tournament.match_card.events import CardTurnCorrected
from sjoelen.tournament.people.events import EntrantRenamed

Event = TypeVar("Event")
Upcaster = Callable[[dict[str, Json]], dict[str, Json]]
VERSIONS: Mapping[type, int] = {PlayerAdded: 2, TurnRecorded: 2}  # every other event is as at first


# classes that were renamed, or that share the name of their type with an event of another room
STORED_TYPES: Mapping[type, str] = {
    TurnDeclaredVoid: "turn_voided",
    EntrantRenamed: "player_renamed",
    CardTurnCorrected: "turn_corrected",
}


def type_name(event: type) -> str:
    """Return the type that the log stores for a class of events: turn_recorded."""
    return STORED_TYPES.get(event) or _snake_case(event.__name__)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


EVENTS: dict[str, type[HomeEvent]] = {type_name(event): event for event in get_args(HomeEvent)}
NOTES: dict[str, type[NotebookEvent]] = {type_name(event): event for event in get_args(NotebookEvent)}


def encode_event(event: HomeEvent | NotebookEvent) -> EncodedEvent:
    """How the event is written."""
    return EncodedEvent(type_name(type(event)), VERSIONS.get(type(event), 1), to_builtins(event))


def decode_event(envelope: Envelope) -> HomeEvent:
    """What was written in a game, in today's shape; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, EVENTS, VERSIONS, UPCASTERS))


def decode_note(envelope: Envelope) -> NotebookEvent:
    """What was written in a notebook; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, NOTES, VERSIONS, UPCASTERS))


def upcast(
    envelope: Envelope,
    events: Mapping[str, type[Event]],
    versions: Mapping[type, int],
    upcasters: Mapping[tuple[str, int], Upcaster],
) -> tuple[type[Event], dict[str, Json]]:
    """Return the class of an event and its payload as today's release writes it; raises FactFromTheFuture."""
    kind = events.get(envelope.type)
    newest = versions.get(kind, 1) if kind else 0
    if kind is None or envelope.version > newest:
        raise FactFromTheFuture(fact=envelope.type, version=envelope.version)
    payload = envelope.payload
    for version in range(envelope.version, newest):
        payload = upcasters[envelope.type, version](payload)
    return kind, payload


def _player_added_1(payload: dict[str, Json]) -> dict[str, Json]:
    """The name had the identity of its player."""
    return {**payload, "name": payload["player"]}


def _turn_recorded_1(payload: dict[str, Json]) -> dict[str, Json]:
    """Only the last counts were kept, always of all discs, and no incidents."""
    kept = {name: value for name, value in payload.items() if name != "subturns"}
    return {**kept, "counts": payload["subturns"], "occurrences": [], "discs": None}


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {
    ("player_added", 1): _player_added_1,
    ("turn_recorded", 1): _turn_recorded_1,
}
