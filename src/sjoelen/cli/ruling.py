"""sjoelen ruling over-gate-bar"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import ruled, spoken
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition, Ruling
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import incident_from, ruling


@spoken("ruling")
@click.argument("incident", required=False)
@ruled
def command(incident: str | None, edition: str, house: tuple[str, ...]) -> None:
    """What happens to a disc, and which article says so."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    if incident is None:
        every = [(each, ruling(each, rules)) for each in Incident]
        answer(
            {"edition": rules.id, "rulings": [_record(rules, *each) for each in every]},
            (line for each in every for line in (*_lines(reader, *each), "")),
        )
    else:
        found = (incident_from(incident), ruling(incident, rules))
        answer(_record(rules, *found), _lines(reader, *found))


def _record(rules: Edition, incident: Incident, found: Ruling) -> dict[str, object]:
    return {
        "edition": rules.id,
        "incident": incident,
        "consequence": found.consequence,
        "timing": found.timing,
        "article": found.article,
        "silent": found.silent,
        "follows": found.follows,
        "house": found.house,
    }


def _lines(reader: Reader, incident: Incident, found: Ruling) -> Iterator[str]:
    yield f"{reader.say(f'incident.{incident}')} ({incident})."
    yield (f"{reader.say(f'incident.{found.consequence}')} ({cited(reader, found.article, found.follows)})")
