"""sjoelen ask may I stack the discs"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.search.search import SearchResult, search


@localized_command("ask")
@click.argument("question", nargs=-1, required=True)
@rules_options
def command(question: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """Answer a question in plain words by the clauses of an edition."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    result = search(" ".join(question), rules, reader.language)
    record = {"edition": rules.id, "language": reader.language, **result.record()}
    answer(record, _lines(reader, result))


def _lines(reader: Reader, result: SearchResult) -> Iterator[str]:
    if not result.fits:
        yield reader.say("cli.ask.nearest")
        yield ""
    for entry in result.hits:
        yield entry.title
        for part in entry.sentences:
            yield f"  {part.sentence} [{part.citation}]"
        yield ""
