"""sjoelen competition people, withdraw, absent, average, group, sorting"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command, desk_at
from sjoelen.cli.competition.rows import exact
from sjoelen.cli.error import BadOption
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.sheet import ratio
from sjoelen.cli.tabulate import table_lines
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.error import Phrase
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.events import CompetitionEvent, SortingAgreed
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import regroup
from sjoelen.tournament.people.category import Category, category_of
from sjoelen.tournament.people.classes import average_from
from sjoelen.tournament.people.sorting import Sorting

OPTIONAL_COLUMNS = ("club", "member", "team", "group", "category")


@competition_command("people")
def people(competition: str, *, data: Path | None) -> None:
    """List the entrants in the competition's sorting order."""
    view = show_competition(desk_at(data), competition)
    records = people_record(view)
    record = {"competition": view.id, "sorting": view.competition.sorting, "people": records}
    answer(record, people_lines(this_reader(), records))


@competition_command("withdraw")
@click.argument("player")
@click.option("--reason", required=True, metavar="TEXT")
def withdraw(competition: str, player: str, reason: str, *, data: Path | None) -> None:
    """Withdraw a player; the turns played still count."""
    view = carry_out(
        data,
        competition,
        lambda view: direction.withdraw(view.competition, view.entrant(player).player, reason),
    )
    record = _player_record(view, player)
    answer(record, [this_reader().say("cli.withdrew", **record)])


@competition_command("absent")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def absent(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Mark a player absent from a series."""
    number = count_from(series)
    view = carry_out(
        data,
        competition,
        lambda view: direction.mark_absent(view.competition, view.entrant(player).player, number),
    )
    record = {**_player_record(view, player), "series": number}
    answer(record, [this_reader().say("cli.was-absent", **record)])


@competition_command("average")
@click.argument("player")
@click.argument("average")
def average(competition: str, player: str, average: str, *, data: Path | None) -> None:
    """Assign the reference average of a player for a season."""
    number = average_from(average)
    view = carry_out(
        data,
        competition,
        lambda view: direction.assign_average(view.competition, view.entrant(player).player, number),
    )
    reader, name = this_reader(), view.name_of(view.entrant(player).player)
    record = {"competition": view.id, "name": name, "average": ratio(number)}
    answer(record, [reader.say("cli.average-assigned", name=name, average=exact(reader, number))])


@competition_command("group")
@click.argument("player")
@click.argument("group", default="")
@click.option("--category", default="", metavar="|".join(Category))
def group(competition: str, player: str, group: str, category: str, *, data: Path | None) -> None:
    """Assign a player to a group and a category, or to none."""

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        entrant = view.entrant(player).player
        return regroup(view.competition, entrant, group.strip() or None, category_of(category))

    view = carry_out(data, competition, decision)
    (record,) = [row for row in people_record(view) if row["number"] == view.entrant(player).number]
    answer({"competition": view.id, **record}, people_lines(this_reader(), [record]))


@competition_command("sorting")
@click.argument("rule")
def sorting(competition: str, rule: str, *, data: Path | None) -> None:
    """Set the sorting rule of lists: family, prefix, given or number."""
    event = SortingAgreed(sorting_from(rule))
    view = carry_out(data, competition, lambda _: (event,))
    records = people_record(view)
    record = {"competition": view.id, "sorting": event.rule, "people": records}
    answer(record, people_lines(this_reader(), records))


def sorting_from(word: str) -> Sorting:
    """Return the sorting rule of this name; raises BadOption."""
    if word not in list(Sorting):
        raise BadOption(option=Phrase("RULE"), expected=Phrase("one-of", words=tuple(Sorting)))
    return Sorting(word)


def people_record(view: CompetitionView) -> list[dict[str, object]]:
    """Return the entrants as JSON records, in the competition's sorting order."""
    entrants = view.competition.entrants
    return [
        {
            "number": entrants[player].number,
            "name": view.name_of(player),
            "listed": view.list_name(player),
            "club": view.people[player].club or None,
            "member": view.people[player].member or None,
            "team": entrants[player].team,
            "group": entrants[player].group,
            "category": entrants[player].category,
            "presence": entrants[player].presence,
        }
        for player in sorted(entrants, key=view.sort_key)
    ]


def people_lines(reader: Reader, records: list[dict[str, object]]) -> Iterator[str]:
    """Yield a table of entrants without the columns that are empty."""
    columns = [name for name in OPTIONAL_COLUMNS if any(record[name] for record in records)]
    heads = [reader.say(f"cli.column.{name}") for name in ("number", "player", *columns)]
    rows = [
        [
            str(record.get("number", "")),
            str(record["listed"]),
            *(_cell(reader, name, record[name]) for name in columns),
        ]
        for record in records
    ]
    yield from table_lines(heads, rows, left=range(1, len(heads)))


def _cell(reader: Reader, name: str, value: object) -> str:
    if value is None:
        return ""
    return reader.say(f"cli.category.{value}") if name == "category" else str(value)


def _player_record(view: CompetitionView, player: str) -> dict[str, object]:
    entrant = view.entrant(player)
    return {"competition": view.id, "number": entrant.number, "name": view.name_of(entrant.player)}
