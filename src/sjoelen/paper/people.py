"""A list of people as a spreadsheet wrote it: name and, if wanted, team and group."""

from dataclasses import dataclass

from sjoelen.error import SjoelenError
from sjoelen.paper.error import CellsTooMany, ColumnTwice, NameMissing
from sjoelen.paper.line import Cells, cells_of, read_lines
from sjoelen.tournament.evening import Doubt

HEADINGS = {
    **dict.fromkeys(("name", "naam", "player", "speler"), "name"),
    **dict.fromkeys(("team", "koppel", "pair", "club", "vereniging"), "team"),
    **dict.fromkeys(("group", "groep", "class", "klasse"), "group"),
}
WITHOUT_HEADING = ("name", "team", "group")


@dataclass(frozen=True, slots=True)
class Listed:
    """Someone on the list."""

    name: str
    team: str | None
    group: str | None


def read_people(content: bytes) -> tuple[tuple[Listed, ...], tuple[Doubt, ...]]:
    """Read comma, semicolon or tab separated lines, with a heading or without: then name, team, group.

    Raises SheetUnreadable, SheetEmpty, ColumnTwice.
    """
    lines = read_lines(content)
    columns, has_heading = _columns(cells_of(lines[0]))
    people, doubts = list[Listed](), list[Doubt]()
    for line in lines[has_heading:]:
        try:
            people.append(_listed(cells_of(line), columns))
        except SjoelenError as error:
            doubts.append(Doubt(line.number, error))
    return tuple(people), tuple(doubts)


def _columns(cells: Cells) -> tuple[tuple[str, ...], bool]:
    names = [HEADINGS.get(cell.casefold(), "") for cell in cells]
    if "name" not in names:
        return WITHOUT_HEADING, False
    for name in filter(None, names):
        if names.count(name) > 1:
            raise ColumnTwice(column=name)
    return tuple(names), True


def _listed(cells: Cells, columns: tuple[str, ...]) -> Listed:
    if any(cells[len(columns) :]):
        raise CellsTooMany(cells=len(cells), most=len(columns))
    row = dict(zip(columns, [*cells, *[""] * len(columns)], strict=False))
    if not row["name"]:
        raise NameMissing
    return Listed(row["name"], row.get("team") or None, row.get("group") or None)
