"""The questions people argue about, answered by each edition with yes or no and its reason (R73)."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from sjoelen.rules.builtin_editions import packaged_text
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import UnknownDispute
from sjoelen.rules.statements import clause_of
from sjoelen.rules.verdict import verdict_of


class Reply(StrEnum):
    """The answer to a question in a word."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    UNFORESEEN = "unforeseen"


@dataclass(frozen=True, slots=True)
class Ground:
    """A subject that answers a question: the verdicts that stand for yes, and those on which it depends.

    `reply`: the same reply whatever the verdict. Without any of them it is a further reason.
    """

    subject: str
    yes: tuple[str, ...] | None = None
    depends: tuple[str, ...] = ()
    reply: Reply | None = None

    def reply_to(self, verdict: str) -> Reply | None:
        """Return the reply that a verdict gives, None for a further reason."""
        if self.yes is None:
            return self.reply
        if verdict in self.depends:
            return Reply.DEPENDS
        return Reply.YES if verdict in self.yes else Reply.NO


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question; its `grounds` answer it."""

    id: str
    rule: str
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of an edition on one subject; `numbers` fill the sentence of its verdict."""

    subject: str
    reply: Reply | None
    verdict: str
    numbers: tuple[int, ...]
    article: str


@cache
def disputes() -> tuple[Dispute, ...]:
    """Return all questions, in the order of their source."""
    tables = tomllib.loads(packaged_text("disputes.toml"))["dispute"]
    return tuple(
        Dispute(table["id"], table["rule"], tuple(map(_ground, table["answers"]))) for table in tables
    )


def dispute(name: str) -> Dispute:
    """Return the question of this id; raises UnknownDispute."""
    questions = {question.id: question for question in disputes()}
    if name not in questions:
        raise UnknownDispute(dispute=name, known=tuple(questions))
    return questions[name]


def answers(question: Dispute, edition: Edition) -> tuple[Answer, ...]:
    """Return one answer for each subject, by the edition with the house rules on top of it."""
    return tuple(_answer(ground, edition) for ground in question.grounds)


def _answer(ground: Ground, edition: Edition) -> Answer:
    clause = clause_of(edition, ground.subject)
    verdict, numbers = verdict_of(clause)
    return Answer(ground.subject, ground.reply_to(verdict), verdict, numbers, clause.article)


def _ground(table: dict[str, Any]) -> Ground:
    return Ground(
        table["subject"],
        tuple(table["yes"]) if "yes" in table else None,
        tuple(table.get("depends", ())),
        Reply(table["reply"]) if "reply" in table else None,
    )
