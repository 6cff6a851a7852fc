"""Events of a competition as the log stores them, and back."""

from collections.abc import Mapping
from typing import get_args

from sjoelen.desk.ports import EncodedEvent, Envelope
from sjoelen.desk.serialization import from_builtins, to_builtins
from sjoelen.desk.upcasting import Upcaster, snake_case, upcast
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.match_card.events import CardTurnCorrected
from sjoelen.tournament.people.events import EntrantRenamed

VERSIONS: Mapping[type, int] = {}  # 1 for every event
UPCASTERS: Mapping[tuple[str, int], Upcaster] = {}
STORED_TYPES: Mapping[type, str] = {  # of classes that were renamed
    EntrantRenamed: "player_renamed",
    CardTurnCorrected: "turn_corrected",
}
TYPES: Mapping[type, str] = {
    event: STORED_TYPES.get(event) or snake_case(event) for event in get_args(CompetitionEvent)
}
EVENTS: Mapping[str, type[CompetitionEvent]] = {name: event for event, name in TYPES.items()}


def encode_event(event: CompetitionEvent) -> EncodedEvent:
    """Return the type, version and payload of an event."""
    return EncodedEvent(TYPES[type(event)], VERSIONS.get(type(event), 1), to_builtins(event))


def decode_event(envelope: Envelope) -> CompetitionEvent:
    """Return the event; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, EVENTS, VERSIONS, UPCASTERS))


def parse_event(type_: str, payload: object) -> CompetitionEvent:
    """Return the event of a stored type and payload; raises KeyError, or ValueError for the payload."""
    return from_builtins(EVENTS[type_], payload)
