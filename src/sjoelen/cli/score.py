"""sjoelen score 9 5 7 5"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.tallies import read_tally
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.score import Score, score


@localized_command("score", context_settings={"ignore_unknown_options": True})
@click.argument("counts", nargs=-1, required=True, type=click.UNPROCESSED)
@rules_options
def command(counts: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """Count the score of four counts."""
    rules = apply_house_rules(edition_of(edition), house)
    result = score(read_tally(counts), rules)
    answer(score_record(result, rules), score_lines(this_reader(), result, rules))


def score_record(result: Score, rules: Edition) -> dict[str, object]:
    """Return a score as a JSON record."""
    return {
        "edition": rules.id,
        "tally": result.tally.counts,
        "sets": result.sets,
        "extras": result.extras,
        "points": result.points,
    }


def score_lines(reader: Reader, result: Score, rules: Edition) -> Iterator[str]:
    """Yield the points, then the sets and extra discs they come from."""
    yield reader.say("cli.points", tally=str(result.tally), points=result.points)
    value = rules.set_value.value
    yield reader.say("cli.sets", sets=result.sets, value=value, points=result.sets * value)
    for extra, gate in zip(result.extras, rules.gate_values.value, strict=True):
        if extra:
            yield reader.say("cli.extras", extras=extra, gate=gate, points=extra * gate)
