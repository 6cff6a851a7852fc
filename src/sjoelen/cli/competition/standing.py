"""sjoelen competition standing, publish"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command, desk_at
from sjoelen.cli.competition.cup_rules import cup_lines, cup_records
from sjoelen.cli.competition.rows import row_lines, row_records
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.listing import sort_equal_ranks
from sjoelen.rules.tally import count_from
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.people.category import WORDS
from sjoelen.tournament.stages.standing import standing_of
from sjoelen.tournament.standings.standing_row import StandingRow


@competition_command("standing")
@click.option("--group", metavar="GROUP")
@click.option("--stage", metavar="N")
@click.option("--why", is_flag=True)
def standing(competition: str, group: str | None, stage: str | None, *, why: bool, data: Path | None) -> None:
    """Show the present standing and, with `--why`, the reason for each rank."""
    view = show_competition(desk_at(data), competition)
    number = view.competition.stage if stage is None else count_from(stage)
    direction.players_of(view.competition, number)
    places = sort_equal_ranks(standing_of(view.competition, _group(view, group), number), view.sort_key)
    lines = row_lines(this_reader(), view, number, places, why=why)
    answer(_record(view, number, places), (*lines, *cup_lines(this_reader(), view)))


@competition_command("publish")
@click.option("--reason", metavar="TEXT")
def publish(competition: str, reason: str | None, *, data: Path | None) -> None:
    """Publish the final standing; another version needs a reason."""

    def digest(view: CompetitionView) -> str:
        places = standing_of(view.competition)
        rows = [
            {**row, "name": place.contestant}  # a name may be changed or erased
            for row, place in zip(row_records(view, places), places, strict=True)
        ]
        text = json.dumps(rows, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    view = carry_out(
        data, competition, lambda view: direction.publish(view.competition, digest(view), reason)
    )
    version = view.competition.published[-1]
    places = sort_equal_ranks(standing_of(view.competition), view.sort_key)
    record = {"version": version.version, "reason": version.reason, **_record(view, version.stage, places)}
    heading = this_reader().say("cli.published", version=version.version)
    lines = row_lines(this_reader(), view, version.stage, places)
    answer(record, [heading, *lines, *cup_lines(this_reader(), view)])


def _group(view: CompetitionView, word: str | None) -> str | None:
    """Return the group of this name, or the category that the word means."""
    groups = {entrant.group for entrant in view.competition.entrants.values()}
    return word if word is None or word in groups else WORDS.get(word.casefold(), word)


def _record(view: CompetitionView, stage: int, places: Sequence[StandingRow]) -> dict[str, object]:
    return {
        "competition": view.id,
        "format": view.competition.agreement.format,
        "stage": stage,
        "standing": row_records(view, places),
        "cup_rules": cup_records(view),
    }
