"""sjoelen explain 9 5 7 5 --claimed 66"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.score import score_lines, score_record
from sjoelen.cli.tallies import read_tally
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.explain import Explanation, Slip, explain
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.tally import count_from


@localized_command("explain", context_settings={"ignore_unknown_options": True})
@click.argument("counts", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--claimed", metavar="POINTS")
@rules_options
def command(counts: tuple[str, ...], claimed: str | None, edition: str, house: tuple[str, ...]) -> None:
    """Explain a score, and find the slip behind a wrong claim."""
    rules = apply_house_rules(edition_of(edition), house)
    explanation = explain(read_tally(counts), rules, None if claimed is None else count_from(claimed))
    answer(_record(explanation, rules), _lines(this_reader(), explanation, rules))


def _record(explanation: Explanation, rules: Edition) -> dict[str, object]:
    slips = [{"slip": slip.kind, "gates": slip.gates, "discs": slip.discs} for slip in explanation.slips]
    return {
        **score_record(explanation.score, rules),
        "set_points": explanation.set_points,
        "extra_points": explanation.extra_points,
        "claimed": explanation.claimed,
        "slips": slips,
    }


def _lines(reader: Reader, explanation: Explanation, rules: Edition) -> Iterator[str]:
    yield from score_lines(reader, explanation.score, rules)
    if explanation.claimed is None:
        return
    if explanation.claimed == explanation.score.points:
        yield reader.say("cli.claim-right", claimed=explanation.claimed)
    elif explanation.slips:
        yield reader.say("cli.claim-wrong", claimed=explanation.claimed)
        yield from (f"- {_slip(reader, slip, rules)}" for slip in explanation.slips)
    else:
        yield reader.say("cli.claim-unexplained", claimed=explanation.claimed)


def _slip(reader: Reader, slip: Slip, rules: Edition) -> str:
    gates = tuple(reader.say("gate", gate=gate) for gate in slip.gates)
    return reader.say(f"slip.{slip.kind}", set_value=rules.set_value.value, gates=gates, discs=slip.discs)
