"""TOML files, validated by pydantic; a wrong field is named as people count."""

import json
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, Literal, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from sjoelen.error import Figure, InvalidError, Phrase

Form = TypeVar("Form")
Document = dict[str, Any]

STRICT: Final[ConfigDict] = {"strict": True, "extra": "forbid", "allow_inf_nan": False}
"""The `__pydantic_config__` of a form; the forms inside it inherit it."""

UNREADABLE = (ValueError, RecursionError)  # no TOML; a number of thousands of digits; endless brackets
UNKNOWN = "unexpected_keyword_argument"
EXPECTED = {
    "bool_type": "yes-or-no",
    "dataclass_type": "table",
    "dict_type": "table",
    "finite_number": "number",
    "float_type": "number",
    "frozen_set_type": "list",
    "int_type": "whole-number",
    "string_type": "text",
    "title": "title",
    "tuple_type": "list",
}
BOUNDS = {
    "greater_than": (">", "gt"),
    "greater_than_equal": (">=", "ge"),
    "less_than": ("<", "lt"),
    "less_than_equal": ("<=", "le"),
}
SOMETHING_ELSE = Phrase("something-else")


class FieldError(Exception):
    """A field of a document is missing, unknown or wrong; items of a list count from 1."""

    def __init__(
        self,
        reason: Literal["missing", "unknown", "wrong"],
        place: tuple[str | int, ...],
        expected: Phrase = SOMETHING_ELSE,
    ) -> None:
        super().__init__(reason, place, expected)
        self.reason, self.place, self.expected = reason, place, expected

    @property
    def field(self) -> str:
        """The path of the field: `disc 1.x`."""
        steps = (f" {step + 1}" if isinstance(step, int) else f".{step}" for step in self.place)
        return "".join(steps).lstrip(".")

    @property
    def phrase(self) -> Phrase:
        """The field and what is wrong with it."""
        if self.reason == "wrong":
            return Phrase("field-should-be", field=self.field, expected=self.expected)
        return Phrase(f"field-{self.reason}", field=self.field)


def parse_toml(text: str, error: type[InvalidError]) -> Document:
    """Parse TOML; raises `error` with its reason."""
    try:
        return tomllib.loads(text)
    except UNREADABLE as problem:
        raise error(reason=toml_problem(problem)) from None


def validated(document: object, form: type[Form], *within: str) -> Form:
    """Return the document as a value of this form, a dataclass or a type; raises FieldError.

    `within`: the path of the document in its file. JSON is the input in which strict pydantic takes tables
    for dataclasses, lists for tuples and texts for enums.
    """
    try:
        value: Form = _adapter(form).validate_json(json.dumps(document, default=_date_as_json))
    except ValidationError as error:
        raise _field_error(error, within) from None
    return value


def _date_as_json(date: object) -> list[str]:
    """JSON has no dates; a list is neither a text nor a number."""
    return [str(date)]


def _new_adapter(form: Any) -> TypeAdapter[Any]:
    return TypeAdapter(form, config=None if hasattr(form, "__pydantic_config__") else STRICT)


_adapter: Callable[[Any], TypeAdapter[Any]] = cache(_new_adapter)


def _field_error(error: ValidationError, within: tuple[str, ...]) -> FieldError:
    """Return the first problem; an unknown field, which may be a misspelt one, comes before all others."""
    problems = error.errors(include_url=False)
    problem = next((problem for problem in problems if problem["type"] == UNKNOWN), problems[0])
    kind, place = problem["type"], (*within, *problem["loc"])
    if kind in {UNKNOWN, "missing"}:
        return FieldError("unknown" if kind == UNKNOWN else "missing", place)
    return FieldError("wrong", place, _expected(kind, problem.get("ctx", {})))


def _expected(kind: str, context: dict[str, Any]) -> Phrase:
    if kind in BOUNDS:
        sign, name = BOUNDS[kind]
        number = Phrase("whole-number" if isinstance(context[name], int) else "number")
        return Phrase("bounded", kind=number, bound=Figure(f"{sign} {context[name]:g}"))
    if kind in {"too_short", "too_long"}:
        return Phrase("list-of", length=context.get("min_length", context.get("max_length")))
    if kind in {"enum", "literal_error"}:
        return one_of(re.findall(r"'([^']*)'", context["expected"]))
    return Phrase(EXPECTED[kind]) if kind in EXPECTED else SOMETHING_ELSE


def one_of(words: Iterable[str]) -> Phrase:
    """Return the phrase for a choice."""
    return Phrase("one-of", words=tuple(words))


def toml_problem(error: ValueError | RecursionError) -> Phrase:
    """Return the line and the column at which a text stops being TOML."""
    if match := re.search(r"at line (\d+), column (\d+)", str(error)):
        return Phrase("no-toml-at", line=int(match[1]), column=int(match[2]))
    return Phrase("no-toml-at-end" if "end of document" in str(error) else "too-much")
