"""Events of a competition as facts in the log, and back."""

from collections.abc import Mapping
from typing import get_args

from sjoelen.desk.event_encoding import Upcaster, type_name, upcast
from sjoelen.desk.ports import EncodedEvent, Envelope
from sjoelen.desk.serialization import from_builtins, to_builtins
from sjoelen.tournament.competition.events import CompetitionEvent

EVENTS: dict[str, type[CompetitionEvent]] = {type_name(event): event for event in get_args(CompetitionEvent)}
VERSIONS: Mapping[type, int] = {}  # every event is as at first
UPCASTERS: Mapping[tuple[str, int], Upcaster] = {}


def encode_event(event: CompetitionEvent) -> EncodedEvent:
    """How the event is written."""
    return EncodedEvent(type_name(type(event)), VERSIONS.get(type(event), 1), to_builtins(event))


def decode_event(envelope: Envelope) -> CompetitionEvent:
    """What was written, in today's shape; raises FactFromTheFuture."""
    return from_builtins(*upcast(envelope, EVENTS, VERSIONS, UPCASTERS))


def parse_event(kind: str, payload: object) -> CompetitionEvent:
    """The event of a type's name and what it tells; KeyError, TypeError or ValueError where there is none."""
    return from_builtins(EVENTS[kind], payload)
