"""Every clause of the rules can be looked up, and is proved or honestly missing."""

import ast
import re
from collections.abc import Iterator

import pytest

from docs.pages.clause_list import cases, entries, sources
from sjoelen.locale.say import LANGUAGES
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.citation import OURS, followed
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Incident
from sjoelen.rules.statements import (
    clause_of,
    clauses,
    sections,
    stands_in,
    statements,
    subjects_of,
    turn_steps,
)
from sjoelen.search.clause_sentences import clause_fields, whole_sentence
from tests.architecture.source import ROOT, tree

E_CLAUSES = [f"E{number}" for number in range(1, 14)]
R_NUMBERS = (*range(1, 17), *range(20, 32), *range(40, 48), *range(50, 63), *range(70, 76))
every_clause = pytest.mark.parametrize("name", list(entries()))


def citations(edition: Edition) -> Iterator[str]:
    for subjects in clauses().values():
        for subject in subjects:
            clause = clause_of(edition, subject)
            yield from (clause.article, *clause.parts.values())


def is_known(source: str, place: str) -> bool:
    if sources()[source]["cited_by"] == "heading":
        return place in sources()[source]["headings"]
    return re.fullmatch(r"\d+(\.(\d+|[a-i]))*", place) is not None


def defined(test: str) -> bool:
    path, _, name = test.partition("::")
    module = ROOT / path
    functions = ast.walk(tree(module)) if module.is_file() else ()
    return any(isinstance(node, ast.FunctionDef) and node.name == name for node in functions)


def test_the_clauses_are_numbered_as_everywhere() -> None:
    r_clauses = [f"R{number}" for number in R_NUMBERS]
    r_clauses.insert(r_clauses.index("R24") + 1, "R24b")
    assert list(entries()) == [*E_CLAUSES, *r_clauses]


@every_clause
def test_a_clause_is_proved_by_a_case_or_a_test_or_says_that_it_is_missing(name: str) -> None:
    entry = entries()[name]
    proved = any(clause == name for clause, _ in cases()) or bool(entry.get("tests"))
    assert proved != ("missing" in entry)
    assert [test for test in entry.get("tests", ()) if not defined(test)] == []


@pytest.mark.parametrize("name", [name for name in entries() if name.startswith("R")])
def test_no_rule_of_the_game_is_missing(name: str) -> None:
    assert "missing" not in entries()[name]


def test_every_case_names_clauses_there_are() -> None:
    assert {clause for clause, _ in cases()} <= set(entries())


def test_every_subject_stands_in_one_clause() -> None:
    placed = [subject for subjects in clauses().values() for subject in subjects]
    incidents = [f"incident.{incident}" for incident in Incident]
    assert sorted(placed) == sorted(
        [*clause_fields(), *incidents, *(f"statement.{name}" for name in statements())]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_no_clause_is_without_a_sentence(edition: Edition, language: str) -> None:
    sentences: dict[str, list[str]] = {name: [] for name in entries()}
    for section in sections():
        for name, subject in subjects_of(section, edition):
            sentences[name].append(whole_sentence(edition, subject, language))
    assert [name for name, texts in sentences.items() if not all(texts) or not texts] == []


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_a_turn_step_by_step_has_something_to_say_in_every_step(edition: Edition) -> None:
    subjects = {subject for subjects in clauses().values() for subject in subjects}
    for steps in turn_steps().values():
        assert set(steps) <= subjects
        assert any(stands_in(subject, edition) for subject in steps)


@every_clause
def test_a_clause_cites_sources_there_are(name: str) -> None:
    for citation in entries()[name]["sources"]:
        source, _, place = citation.partition(" ")
        assert citation == OURS or is_known(source, place)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_an_edition_cites_places_there_are(edition: Edition) -> None:
    for citation in citations(edition):
        source, article = followed(citation) or (edition.id, citation)
        for place in article.split("; "):
            named, _, heading = place.rpartition(": ")
            candidates = [named] if named else edition_of(source).sources
            assert place == OURS or any(is_known(candidate, heading) for candidate in candidates)
