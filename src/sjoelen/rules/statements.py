"""Clauses of an edition by section, its statements, and the steps of a turn."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sjoelen.rules.builtin_editions import packaged_text
from sjoelen.rules.citation import following
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.tally import Tally

STATEMENT = "statement."
INCIDENT = "incident."

Subject = Clause[Any] | Ruling


@dataclass(frozen=True, slots=True)
class Sentence:
    """The value of a statement: the numbers of its sentence."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence with its article in each edition; `example` is a tally that the sentence counts out."""

    id: str
    articles: Mapping[str, str]
    only: tuple[str, ...] | None
    example: Tally | None

    @property
    def key(self) -> str:
        """The key of its title; all examples share one."""
        return f"{STATEMENT}{self.id if self.example is None else 'example'}"

    def fits(self, edition: Edition) -> bool:
        """Tell whether it can be said of the edition."""
        discs = 0 if self.example is None else self.example.discs
        return discs <= edition.discs_per_turn.value and (self.only is None or edition.id in self.only)

    def article_in(self, edition: Edition) -> str:
        """Return where the edition says so, or the first edition that does."""
        if edition.id in self.articles:
            return self.articles[edition.id]
        source, article = next(iter(self.articles.items()))
        return following(source, article)


@cache
def statements() -> Mapping[str, Statement]:
    """Return all statements by id."""
    return {name: _statement(name, table) for name, table in _document("statements.toml").items()}


@cache
def sections() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Return the subjects of every clause by section and id, in the order of reading.

    A subject is a field of an edition, `incident.SLUG` or `statement.ID`.
    """
    return {
        section: {name: tuple(subjects) for name, subjects in clauses.items()}
        for section, clauses in _document("clauses.toml").items()
    }


@cache
def turn_steps() -> Mapping[str, tuple[str, ...]]:
    """Return the subjects of each step of a turn, in the order of playing."""
    return {step: tuple(subjects) for step, subjects in _document("turn_steps.toml").items()}


def clauses() -> dict[str, tuple[str, ...]]:
    """Return the subjects of every clause by its id."""
    return {name: subjects for section in sections().values() for name, subjects in section.items()}


def subjects_of(section: str, edition: Edition) -> list[tuple[str, str]]:
    """Return clause id and subject of all that an edition says in a section."""
    return [
        (name, subject)
        for name, subjects in sections()[section].items()
        for subject in subjects
        if stands_in(subject, edition)
    ]


def stands_in(subject: str, edition: Edition) -> bool:
    """Tell whether a subject can be said of an edition."""
    return not subject.startswith(STATEMENT) or statement_of(subject).fits(edition)


def statement_of(subject: str) -> Statement:
    """Return the statement of a subject `statement.ID`."""
    return statements()[subject.removeprefix(STATEMENT)]


def clause_of(edition: Edition, subject: str) -> Subject:
    """Return the clause of a field or statement, or the ruling of an incident."""
    if subject.startswith(STATEMENT):
        statement = statement_of(subject)
        return Clause(Sentence(_numbers(statement, edition)), statement.article_in(edition))
    if subject.startswith(INCIDENT):
        return edition.incidents[subject.removeprefix(INCIDENT)]  # type: ignore[index]
    clause: Clause[Any] = getattr(edition, subject)
    return clause


def _document(name: str) -> dict[str, Any]:
    return tomllib.loads(packaged_text(name))


def _statement(name: str, table: dict[str, Any]) -> Statement:
    only, example = table.pop("only", None), table.pop("example", None)
    return Statement(
        name,
        table,
        None if only is None else tuple(only),
        None if example is None else Tally(tuple(example)),
    )


def _numbers(statement: Statement, edition: Edition) -> tuple[int, ...]:
    """Return points, sets, counts and extra discs of the example, in this order; nothing without one."""
    if statement.example is None:
        return ()
    result = unchecked_score(statement.example, edition)
    return (result.points, result.sets, *statement.example.counts, *result.extras)
