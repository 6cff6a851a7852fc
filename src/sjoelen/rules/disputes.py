"""The questions people argue about, with an answer for each edition: rule or house rule (R73)."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from sjoelen.rules.builtin_editions import packaged_text
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.error import UnknownDispute
from sjoelen.rules.ruling import ruling
from sjoelen.rules.verdict import verdict_of

HOME_AGREEMENT = "friendly_turns"  # S0: "Dat mag je thuis zelf afspreken"


class Standing(StrEnum):
    """The ground of an answer: a rule of the book, or an agreement of the house."""

    RULE = "rule"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question; `subjects` are the clauses and incidents of an edition that answer it."""

    id: str
    rule: str
    subjects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of an edition to one subject; `numbers` fill the sentence of its verdict."""

    subject: str
    verdict: str
    numbers: tuple[int, ...]
    standing: Standing
    article: str
    silent: bool
    follows: str | None


@cache
def disputes() -> tuple[Dispute, ...]:
    """Return all questions, in the order of their source."""
    tables = tomllib.loads(packaged_text("disputes.toml"))["dispute"]
    return tuple(Dispute(table["id"], table["rule"], tuple(table["subjects"])) for table in tables)


def dispute(name: str) -> Dispute:
    """Return the question of this id; raises UnknownDispute."""
    questions = {question.id: question for question in disputes()}
    if name not in questions:
        raise UnknownDispute(dispute=name, known=tuple(questions))
    return questions[name]


def answers(question: Dispute, edition: Edition) -> tuple[Answer, ...]:
    """Return one answer for each subject, by the edition with the house rules on top of it."""
    return tuple(_answer(subject, edition) for subject in question.subjects)


def _answer(subject: str, edition: Edition) -> Answer:
    area, _, incident = subject.partition(".")
    clause: Clause[Any] | Ruling = (
        ruling(incident, edition) if area == "incident" else getattr(edition, subject)
    )
    verdict, numbers = verdict_of(clause)
    standing = Standing.HOUSE if clause.house or subject == HOME_AGREEMENT else Standing.RULE
    return Answer(subject, verdict, numbers, standing, clause.article, clause.silent, clause.follows)
