"""Split a CSV file into lines and cells."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from sjoelen.paper.error import SheetEmpty, SheetUnreadable, TornLine

LINE_END = re.compile(r"\r\n|\r|\n")  # other line separators belong to the text of a cell
SEPARATOR = re.compile(r'"?sep=([,;\t|])"?[,;]*', re.IGNORECASE)  # the first line that Excel writes
Cells = Sequence[str]


@dataclass(frozen=True, slots=True)
class CsvLine:
    """A line that is not blank; `number` counts the lines of the file from 1."""

    number: int
    text: str
    delimiter: str


def read_lines(content: bytes) -> tuple[CsvLine, ...]:
    """Return the lines that are not blank; the first line decides the delimiter.

    Raises SheetUnreadable, SheetEmpty.
    """
    lines = LINE_END.split(_decoded(content))
    declared = SEPARATOR.fullmatch(lines[0])
    numbered = [(n, text) for n, text in enumerate(lines, 1) if text.strip(" ,;\t")][bool(declared) :]
    if not numbered:
        raise SheetEmpty
    delimiter = declared[1] if declared else max(";\t,", key=numbered[0][1].count)
    return tuple(CsvLine(number, text, delimiter) for number, text in numbered)


def cells_of(line: CsvLine) -> Cells:
    """Return the cells of a line; raises TornLine for a cell that is broken over two lines."""
    if line.text.count('"') % 2:
        raise TornLine(text=line.text[:80])
    try:
        (cells,) = csv.reader([line.text], delimiter=line.delimiter, strict=True, skipinitialspace=True)
    except csv.Error:
        raise TornLine(text=line.text[:80]) from None
    return [cell.strip() for cell in cells]


def _decoded(content: bytes) -> str:
    """Decode by the byte order mark, else as UTF-8, else as Windows-1252; raises SheetUnreadable."""
    encodings = ("utf-16",) if content[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252")
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise SheetUnreadable
