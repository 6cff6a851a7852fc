"""Events of a game and of a notebook as the log stores them, and back."""

from collections.abc import Mapping
from typing import get_args

from sjoelen.desk.notebook_events import NotebookEvent
from sjoelen.desk.ports import EncodedEvent, Envelope, Json
from sjoelen.desk.serialization import from_builtins, to_builtins
from sjoelen.desk.upcasting import Upcaster, snake_case, upcast
from sjoelen.home.events import HomeEvent, PlayerAdded, TurnDeclaredVoid, TurnRecorded

VERSIONS: Mapping[type, int] = {PlayerAdded: 2, TurnRecorded: 2}  # 1 for every other event
STORED_TYPES: Mapping[type, str] = {TurnDeclaredVoid: "turn_voided"}  # of classes that were renamed
TYPES: Mapping[type, str] = {
    event: STORED_TYPES.get(event) or snake_case(event)
    for event in (*get_args(HomeEvent), *get_args(NotebookEvent))
}
EVENTS: Mapping[str, type[HomeEvent]] = {TYPES[event]: event for event in get_args(HomeEvent)}
NOTES: Mapping[str, type[NotebookEvent]] = {TYPES[event]: event for event in get_args(NotebookEvent)}


def encode_event(event: HomeEvent | NotebookEvent) -> EncodedEvent:
    """Return the type, version and payload of an event."""
    return EncodedEvent(TYPES[type(event)], VERSIONS.get(type(event), 1), to_builtins(event))


def decode_event(envelope: Envelope) -> HomeEvent:
    """Return the event of a game; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, EVENTS, VERSIONS, UPCASTERS))


def decode_note(envelope: Envelope) -> NotebookEvent:
    """Return the event of a notebook; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, NOTES, VERSIONS, UPCASTERS))


def _player_added_1(payload: dict[str, Json]) -> dict[str, Json]:
    """The name had the identity of its player."""
    return {**payload, "name": payload["player"]}


def _turn_recorded_1(payload: dict[str, Json]) -> dict[str, Json]:
    """Only the last counts were stored, always of all discs, and no incidents."""
    others = {name: value for name, value in payload.items() if name != "subturns"}
    return {**others, "counts": payload["subturns"], "occurrences": [], "discs": None}


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {
    ("player_added", 1): _player_added_1,
    ("turn_recorded", 1): _turn_recorded_1,
}
