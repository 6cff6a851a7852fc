"""Names are the field's, sentences are plain English: law 13 of STYLE.md."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import BENCHMARKS, DOCS, MIGRATIONS, SRC, TESTS, TOOLS, label, modules, tree

BANNED = {
    "act", "agreed", "asked", "at", "begun", "each", "found", "given", "here", "kept", "known", "let_in",
    "made", "one", "said", "spoken", "these", "thing", "those", "told", "who", "whose", "written",
}  # fmt: skip
OPENERS = {"How", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why"}
SENTENCE_WORDS_MAX = 20
SOURCES = [path for path in modules(SRC) if MIGRATIONS not in path.parents]

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def identifiers(module: ast.Module) -> Iterator[str]:
    """Every name that the module gives: functions, classes, arguments and variables, no attributes."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case ast.alias(asname=str(name)):
                yield name
            case _:
                pass


def fields(module: ast.Module) -> set[str]:
    """Annotated names in the body of a class: some are stored, and keep their names."""
    classes = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    return {
        statement.target.id
        for node in classes
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }


def docstrings(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, Documented) and (text := ast.get_docstring(node)):
            yield text


def first_sentence(text: str) -> str:
    paragraph = " ".join(text.split("\n\n", maxsplit=1)[0].split())
    return re.split(r"(?<=[.?!])\s+(?=[A-Z`])", paragraph)[0]


@pytest.mark.parametrize("path", modules(SRC, TESTS, TOOLS, DOCS, BENCHMARKS), ids=label)
def test_no_banned_name_is_given(path: Path) -> None:
    module = tree(path)
    names = {*identifiers(module), path.stem} - fields(module)
    assert sorted({name for name in names if name.strip("_") in BANNED}) == []


@pytest.mark.parametrize("path", SOURCES, ids=label)
def test_a_docstring_opens_with_a_statement_or_an_imperative(path: Path) -> None:
    assert [text for text in docstrings(tree(path)) if text.split()[0].strip(",.:?") in OPENERS] == []


@pytest.mark.parametrize("path", SOURCES, ids=label)
def test_the_first_sentence_of_a_docstring_has_at_most_twenty_words(path: Path) -> None:
    sentences = [first_sentence(text) for text in docstrings(tree(path))]
    assert [text for text in sentences if len(text.split()) > SENTENCE_WORDS_MAX] == []


def test_one_class_name_means_one_thing_across_rooms() -> None:
    where = defaultdict(list)
    for path in SOURCES:
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                where[node.name].append(label(path))
    assert {name: places for name, places in where.items() if len(places) > 1} == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def act(told: int) -> None:\n    for each in range(told): pass", {"act", "told", "each"}),
        ("match x:\n    case [one, *those]: pass", {"one", "those"}),
        ("import x as kept", {"kept"}),
    ],
)
def test_a_banned_name_is_seen_wherever_it_is_given(source: str, names: set[str]) -> None:
    assert set(identifiers(ast.parse(source))) >= names


def test_a_first_sentence_ends_where_a_new_one_begins() -> None:
    assert first_sentence("Return it, e.g. 1.5 m. Raises NoTally.\n\nMore.") == "Return it, e.g. 1.5 m."
