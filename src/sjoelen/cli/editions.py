"""sjoelen editions, editions show ID, editions diff A B"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import click

from sjoelen.cli.localized_command import LocalizedGroup, localized_command, output_options
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.cli.sentence import sentence_of
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.citation import label_of
from sjoelen.rules.edition import Clause, Edition, Ruling, clauses_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.statements import clause_of, sections, subjects_of
from sjoelen.rules.verdict import verdict_of
from sjoelen.search.clause_sentences import citation, title_of, whole_sentence


@click.group(
    "editions",
    cls=LocalizedGroup,
    lazy_subcommands={"show": "sjoelen.cli.editions:show", "diff": "sjoelen.cli.editions:diff"},
    invoke_without_command=True,
)
@output_options
def command() -> None:
    """List the editions of the rules."""
    if click.get_current_context().invoked_subcommand is None:
        reader = this_reader()
        answer(
            {"editions": [_head(rules) for rules in editions()]},
            (_title(reader, rules) for rules in editions()),
        )


@localized_command("show")
@click.argument("edition")
@click.option("--house", multiple=True, metavar="RULE")
def show(edition: str, house: tuple[str, ...]) -> None:
    """List the clauses of an edition."""
    rules, reader = apply_house_rules(edition_of(edition), house), this_reader()
    answer(
        {**_head(rules), "clauses": dict(_records(rules))},
        (_title(reader, rules), *_lines(reader, rules)),
    )


@localized_command("diff")
@click.argument("first")
@click.argument("second")
def diff(first: str, second: str) -> None:
    """List the clauses that differ between two editions."""
    pair = edition_of(first), edition_of(second)
    old, new = map(clauses_of, pair)
    differing = [name for name in old if verdict_of(old[name]) != verdict_of(new[name])]
    answer(
        {
            "editions": [edition.id for edition in pair],
            "differences": {name: [_clause(old[name]), _clause(new[name])] for name in differing},
        },
        _difference_lines(this_reader(), pair, differing),
    )


def _head(rules: Edition) -> dict[str, object]:
    return {
        "edition": rules.id,
        "title": rules.title,
        "sources": rules.sources,
        "house_rules": rules.house_rules,
    }


def _clause(clause: Clause[Any] | Ruling) -> dict[str, Any]:
    return {**asdict(clause), "label": label_of(clause.article)}


def _title(reader: Reader, rules: Edition) -> str:
    return f"{rules.id:<12} {reader.say(f'edition.{rules.id}')}"


def _records(rules: Edition) -> Iterator[tuple[str, dict[str, Any]]]:
    for section in sections():
        for _, subject in subjects_of(section, rules):
            yield subject, _clause(clause_of(rules, subject))


def _lines(reader: Reader, rules: Edition) -> Iterator[str]:
    for section in sections():
        yield ""
        yield reader.say(f"section.{section}")
        for name, subject in subjects_of(section, rules):
            sentence = whole_sentence(rules, subject, reader.language)
            where = citation(clause_of(rules, subject), reader.language)
            yield f"  {name:<4} {title_of(subject, reader.language)}: {sentence} ({where})"


def _difference_lines(reader: Reader, pair: tuple[Edition, Edition], names: list[str]) -> Iterator[str]:
    for name in names:
        yield title_of(name, reader.language)
        for rules in pair:
            clause = clauses_of(rules)[name]
            sentence = sentence_of(reader, name, *verdict_of(clause))
            yield f"  {rules.id:<12} {sentence} ({citation(clause, reader.language)})"
