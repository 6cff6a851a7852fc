"""Tables of the measures of a board."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from textwrap import wrap

from sjoelen.cli.output import Reader
from sjoelen.cli.tabulate import table_lines
from sjoelen.locale.say import can_say, format_fact
from sjoelen.physics.board.equipment import Measure
from sjoelen.rules.builtin_editions import edition
from sjoelen.search.clause_sentences import clause_citation

UNITS = {"mm": "mm", "g": "g", "m": "m", "mps": "m/s", "mps2": "m/s²"}
COLUMNS = ("measure", "value", "margin", "ground", "id")
INDENT, WIDTH = "    ", 80


def measure_lines(reader: Reader, group: Mapping[str, Measure]) -> Iterator[str]:
    """Yield a table row for each measure; an assumed value is followed by its reason."""
    heads = [reader.say(f"cli.board.{column}") for column in COLUMNS]
    rows = [_cells(reader, name, measure) for name, measure in group.items()]
    head, *lines = table_lines(heads, rows, left=(0, 2, 3, 4))
    yield head
    sources = (*(measure.source for measure in group.values()), None)
    for line, (source, following) in zip(lines, pairwise(sources), strict=True):
        yield line
        if source and source != following:
            why = text_or_translation(reader, "board.source", source)
            yield from wrap(why, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def text_or_translation(reader: Reader, prefix: str, text: str) -> str:
    """Return the translation of a text, or the text itself if the catalogues lack it."""
    key = f"{prefix}.{text}"
    return reader.say(key) if can_say(key, reader.language) else text


def unit_of(name: str) -> str:
    """Return the unit in the last part of a measure's name, or an empty text."""
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
        clause_citation(measure.article, edition(), reader.language)
        if measure.article
        else reader.say("cli.board.guess"),
        name,
    )
