"""sjoelen competition standing, publish"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import click

from sjoelen.cli.competition.hall import carry_out, desk_at, held
from sjoelen.cli.competition.rows import row_lines, row_records
from sjoelen.cli.reader import answer, this_reader
from sjoelen.desk.competition import Hall, show_hall
from sjoelen.rules.tally import count_from
from sjoelen.tournament import direct
from sjoelen.tournament.final_standing import standing_of
from sjoelen.tournament.place import Place


@held("standing")
@click.option("--group", metavar="GROUP")
@click.option("--stage", metavar="N")
@click.option("--why", is_flag=True)
def standing(competition: str, group: str | None, stage: str | None, *, why: bool, data: Path | None) -> None:
    """The standing as it is now, and why each stands where they stand."""
    hall = show_hall(desk_at(data), competition)
    number = hall.competition.stage if stage is None else count_from(stage)
    direct.players_of(hall.competition, number)
    places = standing_of(hall.competition, group, number)
    answer(_record(hall, number, places), row_lines(this_reader(), hall, number, places, why=why))


@held("publish")
@click.option("--reason", metavar="TEXT")
def publish(competition: str, reason: str | None, *, data: Path | None) -> None:
    """Make the standing public: a whole one only, and again only with a reason."""

    def digest(hall: Hall) -> str:
        text = json.dumps(row_records(hall, standing_of(hall.competition)), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    hall = carry_out(data, competition, lambda hall: direct.publish(hall.competition, digest(hall), reason))
    version = hall.competition.published[-1]
    places = standing_of(hall.competition)
    told = {"version": version.version, "reason": version.reason, **_record(hall, version.stage, places)}
    heading = this_reader().say("cli.published", version=version.version)
    answer(told, [heading, *row_lines(this_reader(), hall, version.stage, places)])


def _record(hall: Hall, stage: int, places: Sequence[Place]) -> dict[str, object]:
    return {
        "competition": hall.id,
        "format": hall.competition.agreed.format,
        "stage": stage,
        "standing": row_records(hall, places),
    }
