"""sjoelen ruling over-gate-bar"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition, Ruling
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import incident_from, ruling


@localized_command("ruling")
@click.argument("incident", required=False)
@rules_options
def command(incident: str | None, edition: str, house: tuple[str, ...]) -> None:
    """State the consequence of an incident and its article."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    if incident is None:
        pairs = [(kind, ruling(kind, rules)) for kind in Incident]
        answer(
            {"edition": rules.id, "rulings": [_record(rules, *pair) for pair in pairs]},
            (line for pair in pairs for line in (*_lines(reader, *pair), "")),
        )
    else:
        pair = (incident_from(incident), ruling(incident, rules))
        answer(_record(rules, *pair), _lines(reader, *pair))


def _record(rules: Edition, incident: Incident, verdict: Ruling) -> dict[str, object]:
    return {
        "edition": rules.id,
        "incident": incident,
        "consequence": verdict.consequence,
        "timing": verdict.timing,
        "article": verdict.article,
        "silent": verdict.silent,
        "follows": verdict.follows,
        "house": verdict.house,
    }


def _lines(reader: Reader, incident: Incident, verdict: Ruling) -> Iterator[str]:
    yield f"{reader.say(f'incident.{incident}')} ({incident})."
    consequence = reader.say(f"incident.{verdict.consequence}")
    yield f"{consequence} ({cited(reader, verdict.article, verdict.follows)})"
