"""sjoelen competition classes"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command, desk_at
from sjoelen.cli.competition.rows import exact, row_lines, row_records
from sjoelen.cli.error import WordMissing
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.listing import sort_equal_ranks
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.classes import ClassTable, average_from
from sjoelen.tournament.stages.division import class_standings, class_table
from sjoelen.tournament.standings.standing_row import StandingRow

Standings = dict[str, tuple[StandingRow, ...]]


@competition_command("classes")
@click.option("--limit", "limits", multiple=True, metavar="CLASS=AVERAGE")
@click.option("--least", default="1", metavar="N")
@click.option("--unrated", default="X", metavar="CLASS")
def classes(
    competition: str, limits: tuple[str, ...], *, least: str, unrated: str, data: Path | None
) -> None:
    """Show the classes with their standings; with limits, declare the classes by average first."""
    table, number = [_limit(text) for text in limits], count_from(least)
    if table:
        view = carry_out(data, competition, lambda _: direction.declare_classes(table, number, unrated))
    else:
        view = show_competition(desk_at(data), competition)
    declared = class_table(view.competition, view.competition.stage)
    standings = {
        name: sort_equal_ranks(places, view.sort_key)
        for name, places in class_standings(view.competition).items()
    }
    record = {
        "competition": view.id,
        "least": declared.results_least,
        "classes": [{"name": name, "standing": row_records(view, rows)} for name, rows in standings.items()],
    }
    answer(record, _lines(this_reader(), view, declared, standings))


def _limit(text: str) -> tuple[str, Fraction]:
    name, equals, average = text.rpartition("=")
    if not equals:
        raise WordMissing(word="CLASS=AVERAGE")
    return name.strip(), average_from(average.strip())


def _lines(reader: Reader, view: CompetitionView, table: ClassTable, standings: Standings) -> Iterator[str]:
    limits = {limit.name: limit.average_from for limit in table.limits}
    for name, places in standings.items():
        average = exact(reader, limits[name]) if name in limits else ""
        facts = {"name": name, "average": average, "least": table.results_least}
        yield reader.say("cli.class-limit" if name in limits else "cli.class-unrated", **facts)
        yield from row_lines(reader, view, 1, places) if places else [reader.say("cli.class-empty")]
