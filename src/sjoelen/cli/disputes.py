"""sjoelen disputes finger"""

from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.sentence import sentence_of
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.disputes import Answer, Dispute, answers, dispute, disputes
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.search.search import matching_disputes

DisputeEntry = tuple[Dispute, tuple[Answer, ...]]


@localized_command("disputes")
@click.argument("words", nargs=-1)
@rules_options
def command(words: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """List disputed questions and their answers, filtered by words."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    questions = _matching(words, rules, reader.language) if words else disputes()
    matches = [(question, answers(question, rules)) for question in questions]
    answer({"edition": rules.id, "disputes": [_record(*entry) for entry in matches]}, _lines(reader, matches))


def _matching(words: tuple[str, ...], rules: Edition, language: str) -> tuple[Dispute, ...]:
    """Return the questions that the words are about, the best first; an id finds its own."""
    ids = {question.id for question in disputes()}.intersection(words)
    result = ids or matching_disputes(" ".join(words), rules, language)
    return tuple(map(dispute, result))


def _record(question: Dispute, replies: tuple[Answer, ...]) -> dict[str, object]:
    return {
        "dispute": question.id,
        "answers": [
            {
                "subject": reply.subject,
                "verdict": reply.verdict,
                "numbers": reply.numbers,
                "standing": reply.standing,
                "article": reply.article,
                "silent": reply.silent,
                "follows": reply.follows,
            }
            for reply in replies
        ],
    }


def _lines(reader: Reader, matches: list[DisputeEntry]) -> Iterator[str]:
    if not matches:
        yield reader.say("cli.no-dispute")
    for question, replies in matches:
        yield reader.say(f"dispute.{question.id}")
        for reply in replies:
            source = cited(reader, reply.article, reply.follows)
            standing = reader.say(f"cite.{reply.standing}")
            sentence = sentence_of(reader, reply.subject, reply.verdict, reply.numbers)
            yield f"  {sentence} [{standing}; {source}]"
        yield ""
