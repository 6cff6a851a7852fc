"""sjoelen editions, editions show ID, editions diff A B"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import click

from sjoelen.cli.localized_command import SpokenGroup, reading, spoken
from sjoelen.cli.output import Reader, answer, cited, this_reader
from sjoelen.cli.sentence import sentence_of
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Clause, Edition, Ruling, clauses_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.verdict import verdict_of


@click.group(
    "editions",
    cls=SpokenGroup,
    at={"show": "sjoelen.cli.editions:show", "diff": "sjoelen.cli.editions:diff"},
    invoke_without_command=True,
)
@reading
def command() -> None:
    """The editions of the rules."""
    if click.get_current_context().invoked_subcommand is None:
        reader = this_reader()
        answer(
            {"editions": [_head(each) for each in editions()]}, (_title(reader, each) for each in editions())
        )


@spoken("show")
@click.argument("edition")
@click.option("--house", multiple=True, metavar="RULE")
def show(edition: str, house: tuple[str, ...]) -> None:
    """An edition, clause by clause."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    answer(
        {**_head(rules), "clauses": {name: _clause(each) for name, each in clauses_of(rules).items()}},
        (_title(reader, rules), "", *(_line(reader, *each) for each in clauses_of(rules).items())),
    )


@spoken("diff")
@click.argument("first")
@click.argument("second")
def diff(first: str, second: str) -> None:
    """What differs between two editions."""
    one, other = edition_of(first), edition_of(second)
    ours, theirs = clauses_of(one), clauses_of(other)
    differing = [name for name in ours if verdict_of(ours[name]) != verdict_of(theirs[name])]
    answer(
        {
            "editions": [one.id, other.id],
            "differences": {name: [_clause(ours[name]), _clause(theirs[name])] for name in differing},
        },
        _differences(this_reader(), one, other, differing),
    )


def _head(rules: Edition) -> dict[str, object]:
    return {
        "edition": rules.id,
        "title": rules.title,
        "sources": rules.sources,
        "house_rules": rules.house_rules,
    }


def _clause(clause: Clause[Any] | Ruling) -> dict[str, Any]:
    return asdict(clause)


def _title(reader: Reader, rules: Edition) -> str:
    return f"{rules.id:<12} {reader.say(f'edition.{rules.id}')}"


def _label(reader: Reader, name: str) -> str:
    return reader.say(name if name.startswith("incident.") else f"clause.{name}")


def _line(reader: Reader, name: str, clause: Clause[Any] | Ruling) -> str:
    sentence = sentence_of(reader, name, *verdict_of(clause))
    return f"{_label(reader, name)}: {sentence} ({cited(reader, clause.article, clause.follows)})"


def _differences(reader: Reader, one: Edition, other: Edition, names: list[str]) -> Iterator[str]:
    for name in names:
        yield _label(reader, name)
        for rules in (one, other):
            clause = clauses_of(rules)[name]
            sentence = sentence_of(reader, name, *verdict_of(clause))
            yield f"  {rules.id:<12} {sentence} ({cited(reader, clause.article, clause.follows)})"
