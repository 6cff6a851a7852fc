"""sjoelen competition people, withdraw, absent, average, group, sorting"""

from collections.abc import Iterator
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, desk_at, held
from sjoelen.cli.competition.rows import exact
from sjoelen.cli.error import BadOption
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.sheet import ratio
from sjoelen.cli.tabulate import tabulated
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.error import Phrase
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.events import CompetitionEvent, SortingAgreed
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import regroup
from sjoelen.tournament.people.category import category_of
from sjoelen.tournament.people.classes import average_from
from sjoelen.tournament.people.sorting import Sorting

TOLD = ("club", "member", "team", "group", "category")


@held("people")
def people(competition: str, *, data: Path | None) -> None:
    """Everyone who takes part, sorted by the competition's rule."""
    view = show_competition(desk_at(data), competition)
    records = people_record(view)
    record = {"competition": view.id, "sorting": view.competition.sorting, "people": records}
    answer(record, people_lines(this_reader(), records))


@held("withdraw")
@click.argument("player")
@click.option("--reason", required=True, metavar="TEXT")
def withdraw(competition: str, player: str, reason: str, *, data: Path | None) -> None:
    """Let someone stop; what was played stays."""
    view = carry_out(
        data,
        competition,
        lambda view: direction.withdraw(view.competition, view.entrant(player).player, reason),
    )
    told = _named(view, player)
    answer(told, [this_reader().say("cli.withdrew", **told)])


@held("absent")
@click.argument("player")
@click.option("--series", default="1", metavar="N")
def absent(competition: str, player: str, series: str, *, data: Path | None) -> None:
    """Note that someone did not come for a series."""
    number = count_from(series)
    view = carry_out(
        data,
        competition,
        lambda view: direction.mark_absent(view.competition, view.entrant(player).player, number),
    )
    told = {**_named(view, player), "series": number}
    answer(told, [this_reader().say("cli.was-absent", **told)])


@held("average")
@click.argument("player")
@click.argument("average")
def average(competition: str, player: str, average: str, *, data: Path | None) -> None:
    """Assign the average that a player's evenings are measured against."""
    number = average_from(average)
    view = carry_out(
        data,
        competition,
        lambda view: direction.assign_average(view.competition, view.entrant(player).player, number),
    )
    reader, name = this_reader(), view.name_of(view.entrant(player).player)
    record = {"competition": view.id, "name": name, "average": ratio(number)}
    answer(record, [reader.say("cli.average-assigned", name=name, average=exact(reader, number))])


@held("group")
@click.argument("player")
@click.argument("group", default="")
@click.option("--category", default="", metavar="youth|senior")
def group(competition: str, player: str, group: str, category: str, *, data: Path | None) -> None:
    """Put someone in a class, or among the youth or the seniors; without a word: in none."""

    def decision(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        entrant = view.entrant(player).player
        return regroup(view.competition, entrant, group.strip() or None, category_of(category))

    view = carry_out(data, competition, decision)
    (told,) = [each for each in people_record(view) if each["number"] == view.entrant(player).number]
    answer({"competition": view.id, **told}, people_lines(this_reader(), [told]))


@held("sorting")
@click.argument("rule")
def sorting(competition: str, rule: str, *, data: Path | None) -> None:
    """Agree by what lists are sorted: family, prefix, given or number."""
    agreed = SortingAgreed(sorting_from(rule))
    view = carry_out(data, competition, lambda _: (agreed,))
    records = people_record(view)
    record = {"competition": view.id, "sorting": agreed.rule, "people": records}
    answer(record, people_lines(this_reader(), records))


def sorting_from(word: str) -> Sorting:
    """The rule of this name; raises BadOption."""
    if word not in list(Sorting):
        raise BadOption(option=Phrase("RULE"), expected=Phrase("one-of", words=tuple(Sorting)))
    return Sorting(word)


def people_record(view: CompetitionView) -> list[dict[str, object]]:
    """Everyone who takes part, sorted by the competition's rule."""
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
    """A table of them, with the columns that anybody fills."""
    told = [name for name in TOLD if any(record[name] for record in records)]
    heads = [reader.say(f"cli.column.{name}") for name in ("number", "player", *told)]
    rows = [
        [
            str(record.get("number", "")),
            str(record["listed"]),
            *(_told(reader, name, record[name]) for name in told),
        ]
        for record in records
    ]
    yield from tabulated(heads, rows, left=range(1, len(heads)))


def _told(reader: Reader, name: str, value: object) -> str:
    if value is None:
        return ""
    return reader.say(f"cli.category.{value}") if name == "category" else str(value)


def _named(view: CompetitionView, player: str) -> dict[str, object]:
    entrant = view.entrant(player)
    return {"competition": view.id, "number": entrant.number, "name": view.name_of(entrant.player)}
