"""Every clause of the rules can be looked up, and is proved or honestly missing."""

import ast
import re
from collections.abc import Iterator

import pytest

from docs.pages.clause_list import cases, entries, sources
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import OURS, Edition
from sjoelen.rules.incident import Incident
from sjoelen.search.clause_sentences import clause_fields
from tests.architecture.source import ROOT, tree

E_CLAUSES = [f"E{number}" for number in range(1, 14)]
R_NUMBERS = (*range(1, 17), *range(20, 32), *range(40, 48), *range(50, 63), *range(70, 76))
every_clause = pytest.mark.parametrize("name", list(entries()))


def articles(edition: Edition) -> Iterator[str]:
    clauses = [getattr(edition, name) for name in clause_fields()]
    for clause in (*clauses, *edition.incidents.values()):
        yield from clause.article.split("; ")


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


def test_every_field_of_an_edition_stands_in_one_clause() -> None:
    placed = [field for entry in entries().values() for field in entry.get("fields", ())]
    assert sorted(placed) == sorted([*clause_fields(), *(f"incident.{incident}" for incident in Incident)])


@every_clause
def test_a_clause_cites_sources_there_are(name: str) -> None:
    for citation in entries()[name]["sources"]:
        source, _, place = citation.partition(" ")
        assert citation == OURS or is_known(source, place)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_an_edition_cites_places_there_are(edition: Edition) -> None:
    for article in articles(edition):
        named, _, heading = article.rpartition(", ")
        candidates = [named] if named else edition.sources
        assert article == OURS or any(is_known(source, heading) for source in candidates)
