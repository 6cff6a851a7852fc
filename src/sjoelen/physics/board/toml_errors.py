"""What is wrong with somebody's file, from what the readers of TOML and of types say of it in English."""

import re
from collections.abc import Iterable

from msgspec import ValidationError

from sjoelen.error import Figure, Phrase

UNREADABLE = (ValueError, RecursionError)  # no TOML; a number of thousands of digits; brackets without end
KINDS = {
    "array": "list",
    "bool": "yes-or-no",
    "dict": "table",
    "float": "number",
    "int": "whole-number",
    "list": "list",
    "object": "table",
    "str": "text",
}
MISSING = re.compile(r"Object missing required field `(?P<name>.+?)`")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.+?)`")
EXPECTED = re.compile(
    r"Expected `(?P<kind>\w+)[^`]*`(?: of length [<>]= (?P<length>\d+)| (?P<bound>[<>]=? [\d.]+))?"
)
PLACE = re.compile(r" - at `\$\.?(?P<place>.*)`$")


def kind_of(kind: str) -> Phrase:
    """The phrase for a kind of value."""
    return Phrase(KINDS.get(kind, "something-else"))


def one_of(words: Iterable[str]) -> Phrase:
    """The phrase for a choice."""
    return Phrase("one-of", words=tuple(words))


def toml_mistake(error: ValueError | RecursionError) -> Phrase:
    """Where a text stops being TOML."""
    if at := re.search(r"at line (\d+), column (\d+)", str(error)):
        return Phrase("no-toml-at", line=int(at[1]), column=int(at[2]))
    return Phrase("no-toml-at-end" if "end of document" in str(error) else "too-much")


def field_mistake(error: ValidationError, within: str = "") -> Phrase:
    """Which field is missing, unknown or of another kind; tables of a list count from 1."""
    text = str(error)
    at = PLACE.search(text)
    place = re.sub(
        r"\[(\d+)\]", lambda number: f" {int(number[1]) + 1}", f"{within}{at['place'] if at else ''}"
    )
    for key, pattern in (("field-missing", MISSING), ("field-unknown", UNKNOWN)):
        if found := pattern.match(text):
            return Phrase(key, field=".".join(filter(None, (place, found["name"]))))
    found = EXPECTED.match(text)
    expected = kind_of(found["kind"] if found else "")
    if found and found["bound"]:
        expected = Phrase("bounded", kind=expected, bound=Figure(found["bound"].removesuffix(".0")))
    if found and found["length"]:
        expected = Phrase("list-of", length=int(found["length"]))
    return Phrase("field-should-be", field=place, expected=expected)
