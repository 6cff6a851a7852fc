"""A list of people as a spreadsheet wrote it: names whole or in parts, and whatever else is known."""

from dataclasses import dataclass

from sjoelen.desk.competition_people import Registration
from sjoelen.desk.person import Person
from sjoelen.error import SjoelenError
from sjoelen.home.score_sheet import RefusedLine
from sjoelen.paper.csv_lines import Cells, cells_of, read_lines
from sjoelen.paper.error import CellsTooMany, ColumnTwice, NameMissing
from sjoelen.tournament.people.category import category_of

HEADINGS = {
    **dict.fromkeys(("name", "naam", "player", "speler"), "name"),
    **dict.fromkeys(("given name", "first name", "given", "voornaam", "roepnaam"), "given"),
    **dict.fromkeys(("prefix", "infix", "tussenvoegsel", "tussenvoegsels", "voorvoegsel"), "prefix"),
    **dict.fromkeys(("family name", "last name", "surname", "family", "achternaam", "familienaam"), "family"),
    **dict.fromkeys(("club", "vereniging"), "club"),
    **dict.fromkeys(("number", "member number", "nummer", "lidnummer", "bondsnummer"), "member"),
    **dict.fromkeys(("team", "koppel", "pair"), "team"),
    **dict.fromkeys(("group", "groep", "class", "klasse"), "group"),
    **dict.fromkeys(("category", "categorie"), "category"),
}
WITHOUT_HEADING = ("name", "team", "group")
NAMES = {"name", "given", "family"}


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """Someone on the list, and the line that says so."""

    line: int
    entry: Registration


def read_people(content: bytes) -> tuple[tuple[ListedPerson, ...], tuple[RefusedLine, ...]]:
    """Read comma, semicolon or tab separated lines, with a heading or without: then name, team, group.

    Raises SheetUnreadable, SheetEmpty, ColumnTwice.
    """
    lines = read_lines(content)
    columns, has_heading = _columns(cells_of(lines[0]))
    people, doubts = list[ListedPerson](), list[RefusedLine]()
    for line in lines[has_heading:]:
        try:
            people.append(ListedPerson(line.number, _entry(cells_of(line), columns)))
        except SjoelenError as error:
            doubts.append(RefusedLine(line.number, error))
    return tuple(people), tuple(doubts)


def _columns(cells: Cells) -> tuple[tuple[str, ...], bool]:
    names = [HEADINGS.get(" ".join(cell.casefold().split()), "") for cell in cells]
    if not NAMES & set(names):
        return WITHOUT_HEADING, False
    for name in filter(None, names):
        if names.count(name) > 1:
            raise ColumnTwice(column=name)
    return tuple(names), True


def _entry(cells: Cells, columns: tuple[str, ...]) -> Registration:
    if any(cells[len(columns) :]):
        raise CellsTooMany(cells=len(cells), most=len(columns))
    row = dict(zip(columns, [*cells, *[""] * len(columns)], strict=False))
    name, apart = row.get("name", ""), "given" in columns  # then a mere "naam" is the family name
    given, family = (row["given"], row.get("family") or name) if apart else (name, row.get("family", ""))
    if not (given or family):
        raise NameMissing
    return Registration(
        Person(given, row.get("prefix", ""), family, row.get("club", ""), row.get("member", "")),
        row.get("team") or None,
        row.get("group") or None,
        category_of(row.get("category", "")),
    )
