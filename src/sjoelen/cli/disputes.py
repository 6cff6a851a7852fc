"""sjoelen disputes finger"""

import unicodedata
from collections.abc import Iterator

import click

from sjoelen.cli.localized_command import ruled, spoken
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.sentence import sentence_of
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.disputes import Answer, Dispute, answers, disputes
from sjoelen.rules.house_rules import apply_house_rules

Answered = tuple[Dispute, tuple[Answer, ...]]


@spoken("disputes")
@click.argument("words", nargs=-1)
@ruled
def command(words: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """The questions people argue about."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    every = [(question, answers(question, rules)) for question in disputes()]
    found = [each for each in every if _is_about(reader, each, words)]
    answer({"edition": rules.id, "disputes": [_record(*each) for each in found]}, _lines(reader, found))


def _is_about(reader: Reader, answered: Answered, words: tuple[str, ...]) -> bool:
    question, given = answered
    texts = (
        question.id,
        reader.say(f"dispute.{question.id}"),
        *(sentence_of(reader, each.subject, each.verdict, each.numbers) for each in given),
    )
    text = _plain(" ".join(texts))
    return all(_plain(word) in text for word in words)


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def _record(question: Dispute, given: tuple[Answer, ...]) -> dict[str, object]:
    return {
        "dispute": question.id,
        "answers": [
            {
                "subject": each.subject,
                "verdict": each.verdict,
                "numbers": each.numbers,
                "standing": each.standing,
                "article": each.article,
                "silent": each.silent,
                "follows": each.follows,
            }
            for each in given
        ],
    }


def _lines(reader: Reader, found: list[Answered]) -> Iterator[str]:
    if not found:
        yield reader.say("cli.no-dispute")
    for question, given in found:
        yield reader.say(f"dispute.{question.id}")
        for each in given:
            source = cited(reader, each.article, each.follows)
            standing = reader.say(f"cite.{each.standing}")
            yield f"  {sentence_of(reader, each.subject, each.verdict, each.numbers)} [{standing}; {source}]"
        yield ""
