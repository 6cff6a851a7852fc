"""Upcasting: payloads of earlier releases in the shape of this one."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from sjoelen.desk.error import FactFromTheFuture
from sjoelen.desk.ports import Envelope, Json

Event = TypeVar("Event")
Upcaster = Callable[[dict[str, Json]], dict[str, Json]]


def snake_case(event: type) -> str:
    """Return the type that the log stores for a class of events: turn_recorded."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.__name__).lower()


def upcast(
    envelope: Envelope,
    events: Mapping[str, type[Event]],
    versions: Mapping[type, int],
    upcasters: Mapping[tuple[str, int], Upcaster],
) -> tuple[type[Event], dict[str, Json]]:
    """Return the class of an event and its payload as this release writes it; raises FactFromTheFuture.

    `upcasters`: by type and version, each to the next version.
    """
    kind = events.get(envelope.type)
    newest = versions.get(kind, 1) if kind else 0
    if kind is None or envelope.version > newest:
        raise FactFromTheFuture(fact=envelope.type, version=envelope.version)
    payload = envelope.payload
    for version in range(envelope.version, newest):
        payload = upcasters[envelope.type, version](payload)
    return kind, payload
