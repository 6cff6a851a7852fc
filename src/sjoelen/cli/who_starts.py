"""sjoelen who-starts "Anna, Bram, Cas\""""

import random
import re

import click

from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import answer, this_reader
from sjoelen.cli.tallies import refuse_options
from sjoelen.desk.error import NameTaken
from sjoelen.desk.name import clean_name, same_name
from sjoelen.home.draw import draw
from sjoelen.rules.tally import count_from


@localized_command("who-starts", context_settings={"ignore_unknown_options": True})
@click.argument("players", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--seed", metavar="N")
def command(players: tuple[str, ...], seed: str | None) -> None:
    """Draw the first player, from a number of players or from names."""
    refuse_options(players)
    random_source = random.SystemRandom() if seed is None else random.Random(count_from(seed))  # noqa: S311
    words = [word for text in players for word in text.split(",") if word.strip()]
    if len(words) == 1 and re.match(r"\s*[+-]?[0-9]", words[0]):
        count = count_from(words[0].strip())
        number = draw(range(1, count + 1), random_source)
        answer({"players": count, "starter": number}, [_starter_sentence("cli.starts-number", number)])
    else:
        names = _names(words)
        name = draw(names, random_source)
        answer({"players": names, "starter": name}, [_starter_sentence("cli.starts-name", name)])


def _starter_sentence(key: str, starter: object) -> str:
    return this_reader().say(key, starter=starter)


def _names(words: list[str]) -> list[str]:
    names: list[str] = []
    for name in map(clean_name, words):
        if any(same_name(name, other) for other in names):
            raise NameTaken(name=name)
        names.append(name)
    return names
