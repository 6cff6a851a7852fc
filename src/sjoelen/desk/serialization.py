"""Typed values as JSON, and back without converting any part."""

import json
from typing import Any, TypeVar

from pydantic import TypeAdapter
from pydantic_core import to_json as _to_json

Value = TypeVar("Value")


class Adapters(dict[type, TypeAdapter[Any]]):
    """The adapter of each class, made at first use."""

    def __missing__(self, kind: type) -> TypeAdapter[Any]:
        """Make the adapter of a class."""
        self[kind] = TypeAdapter(kind)
        return self[kind]


ADAPTERS = Adapters()


def to_builtins(value: object) -> Any:
    """Return a dataclass as the dicts, lists, texts and numbers of its JSON."""
    return ADAPTERS[type(value)].dump_python(value, mode="json")


def from_builtins(kind: type[Value], content: object) -> Value:
    """Build a value of this class; raises pydantic's ValidationError where a part has another type."""
    return from_json(kind, json.dumps(content))  # only JSON has lists where the class has tuples


def to_json(value: object) -> str:
    """Return the compact JSON of a value, its fields in their order."""
    return _to_json(value, fallback=dict).decode()  # for mappings that are no dict


def from_json(kind: type[Value], text: str) -> Value:
    """Build a value of this class; raises pydantic's ValidationError."""
    value: Value = ADAPTERS[kind].validate_json(text, strict=True)
    return value
