"""sjoelen score 9 5 7 5"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import ruled, spoken
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.tallies import read_tally
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.score import Score, score


@spoken("score", context_settings={"ignore_unknown_options": True})
@click.argument("counts", nargs=-1, required=True, type=click.UNPROCESSED)
@ruled
def command(counts: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """What four counts are worth."""
    rules = apply_house_rules(edition_of(edition), house)
    worth = score(read_tally(counts), rules)
    answer(score_record(worth, rules), score_lines(this_reader(), worth, rules))


def score_record(worth: Score, rules: Edition) -> dict[str, object]:
    """A score for a program."""
    return {
        "edition": rules.id,
        "tally": worth.tally.counts,
        "sets": worth.sets,
        "extras": worth.extras,
        "points": worth.points,
    }


def score_lines(reader: Reader, worth: Score, rules: Edition) -> Iterator[str]:
    """A score for people: the points, then how they come about."""
    yield reader.say("cli.points", tally=str(worth.tally), points=worth.points)
    value = rules.set_value.value
    yield reader.say("cli.sets", sets=worth.sets, value=value, points=worth.sets * value)
    for extra, gate in zip(worth.extras, rules.gate_values.value, strict=True):
        if extra:
            yield reader.say("cli.extras", extras=extra, gate=gate, points=extra * gate)
