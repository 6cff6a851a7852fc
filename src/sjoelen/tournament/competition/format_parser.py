"""Parser of a format: a missing, unknown or wrong field is refused and named with its line."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from typing import Any, get_args, get_origin, get_type_hints

from sjoelen.error import Phrase
from sjoelen.tournament.competition.format import Format, Stage
from sjoelen.tournament.competition.format_limits import MOST_SIZE, one_of, problems
from sjoelen.tournament.error import FormatBroken, FormatFieldMissing, FormatFieldUnknown, FormatFieldWrong

STAGE = "stage"
KINDS = {int: Phrase("between", least=0, most=MOST_SIZE), str: Phrase("text")}
HEADER = re.compile(r"\s*\[+\s*([\w.-]+)")
DEFAULTS: dict[str, Any] = {
    field.name: field.default for field in fields(Format) if field.default is not MISSING
}


def parse_format(text: str) -> Format:
    """Read a format.

    Raises FormatBroken, FormatFieldMissing, FormatFieldUnknown, FormatFieldWrong.
    """
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; brackets without end
        place = re.search(r"at line (\d+)", str(error))
        raise FormatBroken(line=int(place[1]) if place else max(1, len(text.splitlines()))) from None
    tables = document.pop(STAGE, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise TextPart(text, 0).wrong(STAGE, Phrase("table"))
    head = {name: hint for name, hint in get_type_hints(Format).items() if name != "stages"}
    values = _read(TextPart(text, 0), document, head, DEFAULTS)
    stages = tuple(_stage(TextPart(text, number), table) for number, table in enumerate(tables, 1))
    chosen = Format(**values, stages=stages)
    for problem in problems(chosen):
        part = TextPart(text, problem.stage)
        raise part.wrong(problem.field, problem.expected) if problem.expected else part.missing(problem.field)
    return chosen


def _stage(part: "TextPart", table: Mapping[str, Any]) -> Stage:
    defaults = {field.name: field.default for field in fields(Stage) if field.default is not MISSING}
    return Stage(**_read(part, table, get_type_hints(Stage), defaults))


def _read(
    part: "TextPart", table: Mapping[str, Any], hints: Mapping[str, Any], defaults: Mapping[str, Any]
) -> dict[str, Any]:
    for name in table:
        if name not in hints:
            names = tuple(hints) if part.stage else (*hints, STAGE)
            raise FormatFieldUnknown(field=part.name_of(name), line=part.line_of(name), known=names)
    for name in hints:
        if name not in table and name not in defaults:
            raise part.missing(name)
    return {name: _typed(part, name, value, hints[name]) for name, value in table.items()}


def _typed(part: "TextPart", name: str, value: Any, hint: Any) -> Any:
    if name == "title":
        return _title(part, value)
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise part.wrong(name, Phrase("list"))
        return tuple(_typed(part, name, item, get_args(hint)[0]) for item in value)
    if issubclass(hint, StrEnum):
        if value not in list(hint):
            raise part.wrong(name, one_of(hint))
        return hint(value)
    if type(value) is not hint or (hint is int and not 0 <= value <= MOST_SIZE):
        raise part.wrong(name, KINDS[hint])
    return value


def _title(part: "TextPart", value: Any) -> str | dict[str, str]:
    texts = list(value.values()) if isinstance(value, dict) else [value]
    if not texts or not all(isinstance(text, str) and text.strip() for text in texts):
        raise part.wrong("title", Phrase("title"))
    return value  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class TextPart:
    """The text of a format before the stages, at 0, or that of a stage."""

    text: str
    stage: int

    def name_of(self, field: str) -> str:
        """Return the field with its stage, as errors name it."""
        return f"{STAGE} {self.stage}.{field}" if self.stage else field

    def line_of(self, field: str) -> int:
        """Return the line of a field, or else of the header above which it would stand."""
        stages = stage = 0  # so far, and that of the line
        header_line = 1
        assignment = re.compile(rf"\s*[\"']?{re.escape(field)}[\"']?\s*[.=]")
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := HEADER.match(line):
                stages += header[1] == STAGE
                stage = stages if header[1] == STAGE else 0
                if stage == self.stage and stage:
                    header_line = number
                if not self.stage and header[1] == field:
                    return number
            elif stage == self.stage and assignment.match(line):
                return number
        return header_line

    def wrong(self, field: str, expected: Phrase) -> FormatFieldWrong:
        """Return the error of a field with another value than expected."""
        return FormatFieldWrong(field=self.name_of(field), line=self.line_of(field), expected=expected)

    def missing(self, field: str) -> FormatFieldMissing:
        """Return the error of a field that is not there."""
        return FormatFieldMissing(field=self.name_of(field), line=self.line_of(field))
