"""sjoelen disputes finger"""

from collections.abc import Iterable, Iterator

import click

from sjoelen.cli.localized_command import localized_command, rules_options
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.citation import label_of
from sjoelen.rules.disputes import Answer, Dispute, answers, dispute, disputes
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.search.clause_sentences import answer_sentences
from sjoelen.search.search import matching_disputes


@localized_command("disputes")
@click.argument("words", nargs=-1)
@rules_options
def command(words: tuple[str, ...], edition: str, house: tuple[str, ...]) -> None:
    """List disputed questions and their answers, filtered by words."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    questions = _matching(words, rules, reader.language) if words else disputes()
    records = [_record(question, answers(question, rules)) for question in questions]
    answer({"edition": rules.id, "disputes": records}, _lines(reader, rules, questions))


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
                "reply": reply.reply,
                "verdict": reply.verdict,
                "numbers": reply.numbers,
                "article": reply.article,
                "label": label_of(reply.article),
            }
            for reply in replies
        ],
    }


def _lines(reader: Reader, rules: Edition, questions: Iterable[Dispute]) -> Iterator[str]:
    if not questions:
        yield reader.say("cli.no-dispute")
    for question in questions:
        yield reader.say(f"dispute.{question.id}")
        for reply in answer_sentences(question, rules, reader.language):
            part = f"{reply['part']}: " if reply["part"] else ""
            yield f"  {part}{reply['sentence']} ({reply['citation']})"
        yield ""
