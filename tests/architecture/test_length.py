"""A function fits a screen, a file is as long as its one subject: law 11 of STYLE.md."""

import ast
from pathlib import Path

import pytest

from tests.architecture.source import SRC, TOOLS, label, modules, tree

FILE_LINES_MAX = 400
FUNCTION_LINES_MAX = 40


def length_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


@pytest.mark.parametrize("path", modules(SRC, TOOLS), ids=label)
def test_files_and_functions_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= FILE_LINES_MAX
    nodes = ast.walk(tree(path))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = {function.name: length_lines(function) for function in functions}
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES_MAX} == {}
