"""Read a score sheet from a table: player, turn, and four counts or a total."""

import re
from collections.abc import Mapping

from sjoelen.error import SjoelenError
from sjoelen.home.score_sheet import RefusedLine, SheetLine
from sjoelen.paper.csv_lines import Cells, cells_of, read_lines
from sjoelen.paper.error import (
    CellsTooMany,
    ColumnsMissing,
    ColumnTwice,
    NotATurn,
    NothingWritten,
    SheetEmpty,
)
from sjoelen.rules.tally import Tally, count_from

HEADINGS = {
    **dict.fromkeys(("player", "speler", "name", "naam"), "player"),
    **dict.fromkeys(("turn", "beurt", "game", "spel", "bak"), "turn"),
    **dict.fromkeys(("total", "totaal", "score", "points", "punten"), "total"),
    **{value: value for value in ("2", "3", "4", "1")},
}
COUNTS = ("2", "3", "4", "1")
WITHOUT_HEADING = {
    3: ("player", "turn", "total"),
    6: ("player", "turn", *COUNTS),
    7: ("player", "turn", *COUNTS, "total"),
}


def read_sheet(content: bytes) -> tuple[tuple[SheetLine, ...], tuple[RefusedLine, ...]]:
    """Read lines separated by comma, semicolon or tab, with or without a heading.

    Columns without a heading: player, turn, then a total, or counts in 2, 3, 4 and 1, or both.
    Raises SheetUnreadable, SheetEmpty, ColumnsMissing, ColumnTwice.
    """
    lines = read_lines(content)
    columns, has_heading = _columns(cells_of(lines[0]))
    turns, refused = list[SheetLine](), list[RefusedLine]()
    for line in lines[has_heading:]:
        try:
            turns.append(_sheet_line(line.number, cells_of(line), columns))
        except SjoelenError as error:
            refused.append(RefusedLine(line.number, error))
    if not turns and not refused:
        raise SheetEmpty
    return tuple(turns), tuple(refused)


def _columns(cells: Cells) -> tuple[tuple[str, ...], bool]:
    """Return the names of the columns, and whether the first line is a heading."""
    names = [HEADINGS.get(cell.casefold(), "") for cell in cells]
    if not {"player", "turn"} & set(names):
        if len(cells) not in WITHOUT_HEADING:
            raise ColumnsMissing(columns=tuple(WITHOUT_HEADING[3]))
        return WITHOUT_HEADING[len(cells)], False
    for name in filter(None, names):
        if names.count(name) > 1:
            raise ColumnTwice(column=name)
    missing = [name for name in ("player", "turn") if name not in names]
    if missing or not ("total" in names or set(COUNTS) <= set(names)):
        raise ColumnsMissing(columns=tuple(missing) or ("total",))
    return tuple(names), True


def _sheet_line(number: int, cells: Cells, columns: tuple[str, ...]) -> SheetLine:
    if any(cells[len(columns) :]):
        raise CellsTooMany(cells=len(cells), most=len(columns))
    row = dict(zip(columns, [*cells, *[""] * len(columns)], strict=False))
    turn, tally, total = _turn(row["turn"]), _tally(row), row.get("total", "")
    if tally is None and not total:
        raise NothingWritten
    return SheetLine(number, row["player"], turn, tally, count_from(total) if total else None)


def _tally(row: Mapping[str, str]) -> Tally | None:
    counts = [row.get(name, "") for name in COUNTS]
    return Tally(tuple(map(count_from, counts))) if any(counts) else None


def _turn(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,2}", text):
        raise NotATurn(text=text)
    return int(text)
