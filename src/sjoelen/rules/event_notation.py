"""Conversion of a turn's events to plain mappings, as programs read them."""

from dataclasses import fields
from enum import Enum
from typing import Any

from sjoelen.rules.events import TurnEvent
from sjoelen.rules.tally import Tally


def event_type(event: type[TurnEvent]) -> str:
    """Return the type of an event as programs read it: subturn_counted."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in event.__name__)[1:]


def to_mapping(event: TurnEvent) -> dict[str, Any]:
    """Return an event as a mapping of texts, integers and lists, its `type` first."""
    body = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"type": event_type(type(event)), **body}


def _plain(value: Any) -> Any:
    match value:
        case Tally():
            return list(value.counts)
        case Enum():
            return value.value
        case _:
            return value
