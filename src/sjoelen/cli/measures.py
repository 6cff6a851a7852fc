"""The measures of a board, told to people."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from textwrap import wrap

from sjoelen.cli.output import Reader
from sjoelen.cli.tabulate import tabulated
from sjoelen.locale.say import can_say, format_fact
from sjoelen.physics.board.equipment import Measure

UNITS = {"mm": "mm", "g": "g", "m": "m", "mps": "m/s", "mps2": "m/s²"}
COLUMNS = ("measure", "value", "margin", "ground", "id")
INDENT, WIDTH = "    ", 80


def measure_lines(reader: Reader, group: Mapping[str, Measure]) -> Iterator[str]:
    """A row for each measure; what no source gives is followed by why we think so."""
    heads = [reader.say(f"cli.board.{column}") for column in COLUMNS]
    rows = [_cells(reader, name, measure) for name, measure in group.items()]
    head, *lines = tabulated(heads, rows, left=(0, 2, 3, 4))
    yield head
    sources = (*(measure.source for measure in group.values()), None)
    for line, (source, following) in zip(lines, pairwise(sources), strict=True):
        yield line
        if source and source != following:
            why = said(reader, "board.source", source)
            yield from wrap(why, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def said(reader: Reader, room: str, text: str) -> str:
    """The sentence at this key in the reader's language; a text of somebody's own stays as it stands."""
    key = f"{room}.{text}"
    return reader.say(key) if can_say(key, reader.language) else text


def unit_of(name: str) -> str:
    """The unit at the end of a measure's name, empty if it has none."""
    return UNITS.get(name.rpartition("_")[2], "")


def _cells(reader: Reader, name: str, measure: Measure) -> tuple[str, ...]:
    def number(value: float | None) -> object:
        return format_fact(value, reader.language)

    margin = "" if measure.tolerance is None else f"± {number(measure.tolerance)}"
    if measure.assumed:
        margin = f"{number(measure.least)}–{number(measure.most)}"
    return (
        reader.say(f"measure.{name}"),
        f"{number(measure.value)} {unit_of(name)}".rstrip(),
        margin,
        measure.article or reader.say("cli.board.guess"),
        name,
    )
