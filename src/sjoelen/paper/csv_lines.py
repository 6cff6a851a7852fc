"""The lines of a file that a spreadsheet wrote."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from sjoelen.paper.error import SheetEmpty, SheetUnreadable, TornLine

LINE_END = re.compile(r"\r\n|\r|\n")  # other signs that part lines stand within a cell
SEPARATOR = re.compile(r'"?sep=([,;\t|])"?[,;]*', re.IGNORECASE)  # Excel's own first line
Cells = Sequence[str]


@dataclass(frozen=True, slots=True)
class CsvLine:
    """A line that is not blank, by its number in the file, from 1."""

    number: int
    text: str
    delimiter: str


def read_lines(content: bytes) -> tuple[CsvLine, ...]:
    """The lines with anything on them; the first says what parts its cells.

    Raises SheetUnreadable, SheetEmpty.
    """
    lines = LINE_END.split(_decoded(content))
    said = SEPARATOR.fullmatch(lines[0])
    numbered = [(n, text) for n, text in enumerate(lines, 1) if text.strip(" ,;\t")][bool(said) :]
    if not numbered:
        raise SheetEmpty
    delimiter = said[1] if said else max(";\t,", key=numbered[0][1].count)
    return tuple(CsvLine(number, text, delimiter) for number, text in numbered)


def cells_of(line: CsvLine) -> Cells:
    """The cells of a line; half a cell that was broken over two lines is nobody's name. Raises TornLine."""
    if line.text.count('"') % 2:
        raise TornLine(text=line.text[:80])
    try:
        (cells,) = csv.reader([line.text], delimiter=line.delimiter, strict=True, skipinitialspace=True)
    except csv.Error:
        raise TornLine(text=line.text[:80]) from None
    return [cell.strip() for cell in cells]


def _decoded(content: bytes) -> str:
    """UTF-8 or UTF-16 by their marks, else UTF-8, else Windows-1252."""
    encodings = ("utf-16",) if content[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252")
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise SheetUnreadable
