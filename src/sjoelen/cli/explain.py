"""sjoelen explain 9 5 7 5 --claimed 66"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import ruled, spoken
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.score import score_lines, score_record
from sjoelen.cli.tallies import read_tally
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.explain import Explanation, Slip, explain
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.tally import count_from


@spoken("explain", context_settings={"ignore_unknown_options": True})
@click.argument("counts", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--claimed", metavar="POINTS")
@ruled
def command(counts: tuple[str, ...], claimed: str | None, edition: str, house: tuple[str, ...]) -> None:
    """Why a score is what it is, and which slip made a wrong one."""
    rules = apply_house_rules(edition_of(edition), house)
    found = explain(read_tally(counts), rules, None if claimed is None else count_from(claimed))
    answer(_record(found, rules), _lines(this_reader(), found, rules))


def _record(found: Explanation, rules: Edition) -> dict[str, object]:
    slips = [{"slip": slip.kind, "gates": slip.gates, "discs": slip.discs} for slip in found.slips]
    return {
        **score_record(found.score, rules),
        "set_points": found.set_points,
        "extra_points": found.extra_points,
        "claimed": found.claimed,
        "slips": slips,
    }


def _lines(reader: Reader, found: Explanation, rules: Edition) -> Iterator[str]:
    yield from score_lines(reader, found.score, rules)
    if found.claimed is None:
        return
    if found.claimed == found.score.points:
        yield reader.say("cli.claim-right", claimed=found.claimed)
    elif found.slips:
        yield reader.say("cli.claim-wrong", claimed=found.claimed)
        yield from (f"- {_slip(reader, slip, rules)}" for slip in found.slips)
    else:
        yield reader.say("cli.claim-unexplained", claimed=found.claimed)


def _slip(reader: Reader, slip: Slip, rules: Edition) -> str:
    gates = tuple(reader.say("gate", gate=gate) for gate in slip.gates)
    return reader.say(f"slip.{slip.kind}", set_value=rules.set_value.value, gates=gates, discs=slip.discs)
