"""sjoelen turn 5,6,7,5 7,7,9,7 --bonus 2"""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from sjoelen.cli.error import BadIncident
from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.tallies import refuse_options
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.event_notation import to_mapping
from sjoelen.rules.events import IncidentRuled, TurnEvent
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.ruling import consequence_sentence, incident_from
from sjoelen.rules.tally import Tally, count_from
from sjoelen.rules.turn import Turn
from sjoelen.rules.turn_record import Occurrence, TurnRecord, reconstruct


@localized_command("turn", context_settings={"ignore_unknown_options": True})
@click.argument("counts", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--bonus", multiple=True, metavar="VALUE[,VALUE]")
@click.option("--decline-bonus", is_flag=True)
@click.option("--discs", metavar="N")
@click.option("--practice", metavar="N", default="0")
@click.option("--incident", multiple=True, metavar="SUBTURN:INCIDENT[:GATE]")
@rules_options
def command(
    counts: tuple[str, ...],
    *,
    bonus: tuple[str, ...],
    decline_bonus: bool,
    discs: str | None,
    practice: str,
    incident: tuple[str, ...],
    edition: str,
    house: tuple[str, ...],
) -> None:
    """Count a turn after each sub-turn."""
    refuse_options(counts)
    record = TurnRecord(
        counts=tuple((number, Tally.parse(count)) for number, count in enumerate(counts, 1)),
        occurrences=tuple(map(_occurrence, incident)),
        bonus=tuple(count_from(value.strip()) for values in bonus for value in values.split(",")),
        bonus_declined=decline_bonus,
        discs=None if discs is None else count_from(discs),
        practice=count_from(practice),
    )
    events, turn = reconstruct(record, apply_house_rules(edition_of(edition), house))
    answer(_record(events, turn), _lines(this_reader(), events, turn))


def _occurrence(text: str) -> Occurrence:
    subturn, *rest = text.split(":")
    match rest:
        case [slug] if slug:
            return Occurrence(count_from(subturn), incident_from(slug))
        case [slug, gate] if slug:
            return Occurrence(count_from(subturn), incident_from(slug), count_from(gate))
        case _:
            raise BadIncident(text=text)


def _record(events: Sequence[TurnEvent], turn: Turn) -> dict[str, Any]:
    return {
        "edition": turn.edition.id,
        "points": turn.points,
        "ended": turn.ended,
        "bonus_discs": turn.bonus_granted,
        "events": [to_mapping(event) for event in events],
    }


def _lines(reader: Reader, events: Sequence[TurnEvent], turn: Turn) -> Iterator[str]:
    yield from (event_line(reader, event, turn.edition) for event in events)
    if turn.points is None:
        yield reader.say("cli.turn-void")
    elif turn.ended:
        yield reader.say("cli.turn-points", points=turn.points)
    elif turn.bonus_left:
        yield reader.say("cli.turn-bonus-left", points=turn.points, slides=turn.bonus_left)
    else:
        yield reader.say("cli.turn-goes-on", points=turn.points, discs=turn.in_hand)


def event_line(reader: Reader, event: TurnEvent, edition: Edition) -> str:
    """Return the sentence of an event with its article."""
    facts = to_mapping(event)
    kind, article = facts.pop("type"), facts.pop("article")
    if "tally" in facts:
        facts["tally"] = "-".join(map(str, facts["tally"]))
    if isinstance(event, IncidentRuled):
        facts["consequence"] = consequence_sentence(event.consequence, event.subturn, edition)
    for name, prefix in (("incident", "incident"), ("consequence", "incident"), ("reason", "end")):
        if name in facts:
            facts[f"{name}_text"] = reader.say(f"{prefix}.{facts[name]}")
    return f"{reader.say(f'event.{kind}', **facts)} ({cited(reader, article)})"
