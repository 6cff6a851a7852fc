"""sjoelen competition cup-rule"""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import carry_out, competition_command, desk_at
from sjoelen.cli.error import WordMissing
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.desk.competition import show_competition
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.tournament.direction.cup_rules import declare_cup_rule


@competition_command("cup-rule")
@click.argument("clauses", nargs=-1)
@click.option("--house", metavar="RULE")
@click.option("--told", "wording", default="", metavar="TEXT")
@click.option("--committee", default="", metavar="NAME")
def cup_rule(
    competition: str,
    clauses: tuple[str, ...],
    *,
    house: str | None,
    wording: str,
    committee: str,
    data: Path | None,
) -> None:
    """Set a cup rule that differs from the rule book; without arguments, list them."""
    if clauses or house:
        if not committee.strip():
            raise WordMissing(word="--committee")
        view = carry_out(
            data,
            competition,
            lambda view: declare_cup_rule(view.competition, clauses, house, wording, by=committee.strip()),
        )
    else:
        view = show_competition(desk_at(data), competition)
    lines = tuple(cup_lines(this_reader(), view)) or (this_reader().say("cli.no-cup-rules"),)
    answer({"competition": view.id, "cup_rules": cup_records(view)}, lines)


def cup_records(view: CompetitionView) -> list[dict[str, object]]:
    """Return the cup rules as JSON records, in the order of declaration."""
    return [asdict(rule) for rule in view.competition.cup_rules]


def cup_lines(reader: Reader, view: CompetitionView) -> Iterator[str]:
    """Yield a sentence for each cup rule, with the names of its clauses."""
    for rule in view.competition.cup_rules:
        names = tuple(
            reader.say(name if name.startswith("incident.") else f"clause.{name}") for name in rule.clauses
        )
        yield reader.say(
            "cli.cup-rule-declared",
            clauses=names,
            told=rule.told,
            by=rule.by,
            cited=cited(reader, rule.article),
        )
