"""sjoelen competition generate, check"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from sjoelen.cli.error import FileUnreadable
from sjoelen.cli.file import FILE, read_bytes
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition_encoding import encode_event, parse_event
from sjoelen.generator.competition import generate_competition
from sjoelen.recount.cards import miscounts
from sjoelen.recount.stages import stage_parts
from sjoelen.recount.standing import standing as recounted
from sjoelen.rules.tally import count_from
from sjoelen.tournament.competition.competition import replay
from sjoelen.tournament.stages.standing import standing_of

Record = dict[str, Any]
DIFFERENT = 1


@localized_command("generate")
@click.option("--seed", required=True, metavar="N")
def generate(seed: str) -> None:
    """Print a random competition for tests of the standing."""
    number = count_from(seed)
    facts = [encode_event(event) for event in generate_competition(number)]
    events = [{"type": fact.type, "version": fact.version, "payload": fact.payload} for fact in facts]
    click.echo(json.dumps({"format": 1, "seed": number, "events": events}))


@localized_command("check")
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Compare the standing of a competition's file with an independent recount."""
    document = _document(file)
    ours, theirs, wrong = compare_standings(document)
    agree = ours == theirs and not wrong
    totals = {"events": len(document), "rows": len(ours)}
    record = {"agree": agree, **totals, "standing": ours, "recount": theirs, "miscounts": wrong}
    answer(record, [this_reader().say("cli.recount-agrees" if agree else "cli.recount-differs", **totals)])
    if not agree:
        click.get_current_context().exit(DIFFERENT)


def compare_standings(events: Sequence[Record]) -> tuple[list[Record], list[Record], int]:
    """Return our standing, the recount's standing, and the number of miscounted events.

    Both standings also list the contestants of each stage after the first, which depend on earlier stages.
    """
    competition = replay([parse_event(event["type"], event["payload"]) for event in events])
    ours = [
        {name: getattr(place, name) for name in ("part", "rank", "contestant", "points", "status")}
        | {"score": str(place.score)}
        for place in standing_of(competition)
    ]
    fields = {
        stage: [(part.name, list(part.contestants)) for part in field.parts]
        for stage, field in competition.fields.items()
        if stage > 1
    }
    return (
        [*_by_name(ours), *_entries(fields)],
        [*_by_name(recounted(events)), *_entries(stage_parts(events))],
        len(miscounts(events)),
    )


def _entries(stages: Mapping[int, Sequence[tuple[str, Sequence[str]]]]) -> list[Record]:
    return [
        {"stage": stage, "part": name, "contestants": list(contestants)}
        for stage, parts in sorted(stages.items())
        for name, contestants in parts
    ]


def _by_name(rows: Sequence[Record]) -> list[Record]:
    return sorted(rows, key=lambda row: str(row["contestant"]))


def _document(file: Path) -> list[Record]:
    try:
        document = json.loads(read_bytes(file))
        events: list[Record] = document["events"]
        for event in events:
            parse_event(event["type"], event["payload"])
    except (ValueError, KeyError, TypeError, AttributeError):
        raise FileUnreadable(file=str(file)) from None
    return events
