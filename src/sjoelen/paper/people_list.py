"""Read a list of people from a table: names in one column or several, club, number, team, class."""

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
    """A person on the list, with the number of the line."""

    line: int
    entry: Registration


def read_people(content: bytes) -> tuple[tuple[ListedPerson, ...], tuple[RefusedLine, ...]]:
    """Read lines separated by comma, semicolon or tab; without a heading: name, team, group.

    Raises SheetUnreadable, SheetEmpty, ColumnTwice.
    """
    lines = read_lines(content)
    columns, has_heading = _columns(cells_of(lines[0]))
    people, refused = list[ListedPerson](), list[RefusedLine]()
    for line in lines[has_heading:]:
        try:
            people.append(ListedPerson(line.number, _entry(cells_of(line), columns)))
        except SjoelenError as error:
            refused.append(RefusedLine(line.number, error))
    return tuple(people), tuple(refused)


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
    name, in_parts = row.get("name", ""), "given" in columns  # then "naam" is the family name
    given_name, family_name = (
        (row["given"], row.get("family") or name) if in_parts else (name, row.get("family", ""))
    )
    if not (given_name or family_name):
        raise NameMissing
    return Registration(
        Person(given_name, row.get("prefix", ""), family_name, row.get("club", ""), row.get("member", "")),
        row.get("team") or None,
        row.get("group") or None,
        category_of(row.get("category", "")),
    )
