"""Events of a competition as facts in the log, and back."""

from typing import get_args

import msgspec

from sjoelen.desk.facts import type_name
from sjoelen.desk.ports import Envelope, Fact
from sjoelen.tournament.competition_events import CompetitionEvent

VERSION = 1
EVENTS: dict[str, type[CompetitionEvent]] = {type_name(event): event for event in get_args(CompetitionEvent)}


def fact_of(event: CompetitionEvent) -> Fact:
    """How the event is written."""
    return Fact(type_name(type(event)), VERSION, msgspec.to_builtins(event))


def event_of(envelope: Envelope) -> CompetitionEvent:
    """What was written."""
    return event_from(envelope.type, envelope.payload)


def event_from(kind: str, payload: object) -> CompetitionEvent:
    """The event of a type's name and what it tells; KeyError, TypeError or ValueError where there is none."""
    return msgspec.convert(payload, EVENTS[kind])
