"""The rules stand on the standard library and the errors, and touch no clock, dice, disk or network."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import SRC, label, modules, tree

ALLOWED = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "graphlib",
    "itertools", "math", "operator", "re", "string", "tomllib", "types", "typing", "unicodedata",
}  # fmt: skip
ALLOWED_TO_BUILTIN_EDITIONS = {"importlib"}
TOUCHES_THE_WORLD = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}
RULES = modules(SRC / "rules")


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case _:
                pass


def test_only_the_standard_library_is_allowed() -> None:
    assert sys.stdlib_module_names >= ALLOWED | ALLOWED_TO_BUILTIN_EDITIONS


@pytest.mark.parametrize("path", RULES, ids=label)
def test_rules_import_the_allowed_standard_library_and_the_errors_only(path: Path) -> None:
    allowed = ALLOWED | (ALLOWED_TO_BUILTIN_EDITIONS if path.stem == "builtin_editions" else set())
    ours = {name for name in imported(path) if name.split(".")[0] == "sjoelen"}
    assert {name for name in ours if name.split(".")[1] not in {"rules", "error"}} == set()
    assert {name.split(".")[0] for name in imported(path)} - {"sjoelen"} <= allowed


@pytest.mark.parametrize("path", RULES, ids=label)
def test_rules_call_nothing_that_touches_the_world(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & TOUCHES_THE_WORLD == set()
