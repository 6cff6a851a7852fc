"""The tests are a mirror of the source."""

import ast
from pathlib import Path

import pytest

from tests.architecture.source import MIGRATIONS, SRC, TESTS, label, modules, tree

APART = ("architecture", "browser", "conformance", "frontend", "journeys")
MIRRORED = [path for path in modules(TESTS) if path.relative_to(TESTS).parts[0] not in APART]


def mirror(module: Path) -> Path:
    """`rules/score.py` is tested in `rules/test_score.py`, a room itself in `rules/test_rules.py`."""
    place = module.relative_to(SRC)
    if place.name == "__init__.py":
        return TESTS / place.parent / f"test_{place.parent.name or 'sjoelen'}.py"
    return TESTS / place.parent / f"test_{place.name}"


def does_something(module: Path) -> bool:
    """Declarations (events, errors, protocols) are proved by whoever uses them."""
    functions = (node for node in ast.walk(tree(module)) if isinstance(node, ast.FunctionDef))
    return any(not is_empty(function) for function in functions)


def is_empty(function: ast.FunctionDef) -> bool:
    last = function.body[-1]
    return isinstance(last, ast.Pass) or (isinstance(last, ast.Expr) and isinstance(last.value, ast.Constant))


WORKING = [path for path in modules(SRC) if MIGRATIONS not in path.parents and does_something(path)]


@pytest.mark.parametrize("module", WORKING, ids=label)
def test_every_module_that_does_something_has_its_test(module: Path) -> None:
    assert mirror(module).is_file()


@pytest.mark.parametrize("test", [path for path in MIRRORED if path.name.startswith("test_")], ids=label)
def test_every_test_has_its_module(test: Path) -> None:
    assert test in {mirror(module) for module in modules(SRC)}
