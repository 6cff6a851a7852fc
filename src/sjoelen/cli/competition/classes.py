"""sjoelen competition classes"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, desk_at, held
from sjoelen.cli.competition.rows import exact, row_lines, row_records
from sjoelen.cli.error import WordMissing
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.desk.competition import Hall, show_hall
from sjoelen.desk.listing import level_by_name
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.classes import ClassTable, average_from
from sjoelen.tournament.stages.division import class_standings, class_table
from sjoelen.tournament.standings.standing_row import StandingRow

Standings = dict[str, tuple[StandingRow, ...]]


@held("classes")
@click.option("--limit", "limits", multiple=True, metavar="CLASS=AVERAGE")
@click.option("--least", default="1", metavar="N")
@click.option("--unrated", default="X", metavar="CLASS")
def classes(
    competition: str, limits: tuple[str, ...], *, least: str, unrated: str, data: Path | None
) -> None:
    """Who plays in which class; with limits: declare from which average one belongs to which."""
    table, number = [_limit(text) for text in limits], count_from(least)
    if table:
        carry_out(data, competition, lambda _: direction.declare_classes(table, number, unrated))
    hall = show_hall(desk_at(data), competition)
    declared = class_table(hall.competition, hall.competition.stage)
    standings = {
        name: level_by_name(places, hall.sort_key)
        for name, places in class_standings(hall.competition).items()
    }
    record = {
        "competition": hall.id,
        "least": declared.results_least,
        "classes": [{"name": name, "standing": row_records(hall, rows)} for name, rows in standings.items()],
    }
    answer(record, _lines(this_reader(), hall, declared, standings))


def _limit(text: str) -> tuple[str, Fraction]:
    name, equals, average = text.rpartition("=")
    if not equals:
        raise WordMissing(word="CLASS=AVERAGE")
    return name.strip(), average_from(average.strip())


def _lines(reader: Reader, hall: Hall, table: ClassTable, standings: Standings) -> Iterator[str]:
    limits = {limit.name: limit.average_from for limit in table.limits}
    for name, places in standings.items():
        average = exact(reader, limits[name]) if name in limits else ""
        told = {"name": name, "average": average, "least": table.results_least}
        yield reader.say("cli.class-limit" if name in limits else "cli.class-unrated", **told)
        yield from row_lines(reader, hall, 1, places) if places else [reader.say("cli.class-empty")]
