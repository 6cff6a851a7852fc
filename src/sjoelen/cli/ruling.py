"""sjoelen ruling over-gate-bar"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.citation import label_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import incident_from, ruling
from sjoelen.search.clause_sentences import moment_in
from sjoelen.search.search import matching_incidents


@localized_command("ruling")
@click.argument("words", nargs=-1)
@rules_options
def command(words: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """State the consequence of an incident and its article."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    if len(words) == 1 and words[0] in tuple(Incident):
        incident = incident_from(words[0])
        answer(_record(rules, incident), _lines(reader, rules, incident))
        return
    incidents = _matching(words, rules, reader.language) if words else tuple(Incident)
    answer(
        {"edition": rules.id, "rulings": [_record(rules, incident) for incident in incidents]},
        (line for incident in incidents for line in (*_lines(reader, rules, incident), "")),
    )


def _matching(words: tuple[str, ...], rules: Edition, language: str) -> tuple[Incident, ...]:
    """Return the incidents that the words are about; raises UnknownIncident."""
    query = " ".join(words)
    return matching_incidents(query, rules, language) or (incident_from(query),)


def _record(rules: Edition, incident: Incident) -> dict[str, object]:
    verdict = ruling(incident, rules)
    return {
        "edition": rules.id,
        "incident": incident,
        "consequence": verdict.consequence,
        "timing": verdict.timing,
        "by": verdict.by,
        "article": verdict.article,
        "label": label_of(verdict.article),
    }


def _lines(reader: Reader, rules: Edition, incident: Incident) -> Iterator[str]:
    verdict = ruling(incident, rules)
    yield f"{reader.say(f'incident.{incident}')} ({incident})."
    consequence = reader.say(f"incident.{verdict.consequence}")
    yield f"{consequence} ({cited(reader, verdict.article)})"
    article, line = verdict.parts.get("by"), moment_in(verdict, reader.language)
    yield f"{line} ({reader.say('part.by')}: {cited(reader, article)})" if article else line
