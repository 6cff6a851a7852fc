"""Conversion of a turn's events to plain mappings and back."""

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, get_args, get_type_hints

from sjoelen.error import SjoelenError
from sjoelen.rules.error import UnreadableFact
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.tally import Tally


def event_type(event: type[TurnEvent]) -> str:
    """Return the type of an event as the log has it: subturn_counted."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in event.__name__)[1:]


EVENT_TYPES: Mapping[str, type[TurnEvent]] = {event_type(event): event for event in get_args(TurnEvent)}


def to_mapping(event: TurnEvent) -> dict[str, Any]:
    """Return an event as a mapping of texts, integers and lists, its `type` first."""
    body = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"type": event_type(type(event)), **body}


def from_mapping(fact: Mapping[str, Any]) -> TurnEvent:
    """Return the event of a mapping; raises UnreadableFact."""
    kind = EVENT_TYPES.get(str(fact.get("type")))
    names = {field.name for field in fields(kind)} if kind else set()
    if kind is None or set(fact) != names | {"type"}:
        raise UnreadableFact(fact=str(dict(fact)))
    hints = get_type_hints(kind)
    try:
        return kind(**{name: _value(fact[name], hints[name]) for name in names})
    except (TypeError, ValueError, SjoelenError):
        raise UnreadableFact(fact=str(dict(fact))) from None


def _plain(value: Any) -> Any:
    match value:
        case Tally():
            return list(value.counts)
        case Enum():
            return value.value
        case _:
            return value


def _value(plain: Any, kind: Any) -> Any:
    if kind is Tally:
        return Tally(tuple(plain))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(plain)
    if type(plain) not in (get_args(kind) or (kind,)):
        raise TypeError(plain)
    return plain
