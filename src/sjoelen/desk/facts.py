"""Events of the game as facts in the log, and back."""

import re
from typing import get_args

import msgspec

from sjoelen.desk.ports import Envelope, Fact
from sjoelen.tournament.friendly_events import FriendlyEvent

VERSION = 1


def type_name(event: type) -> str:
    """The class in snake case: turn_recorded."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.__name__).lower()


EVENTS: dict[str, type[FriendlyEvent]] = {type_name(event): event for event in get_args(FriendlyEvent)}


def fact_of(event: FriendlyEvent) -> Fact:
    """How the event is written."""
    return Fact(type_name(type(event)), VERSION, msgspec.to_builtins(event))


def event_of(envelope: Envelope) -> FriendlyEvent:
    """What was written."""
    return msgspec.convert(envelope.payload, EVENTS[envelope.type])
