"""A path means the same on every system."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import MIGRATIONS, ROOT, SRC, TESTS, TOOLS, label, modules, tree

FOLDERS = (SRC, TESTS, TOOLS, ROOT / "docs")
GETTEXT = "LC_MESSAGES"  # gettext's own name
FILES = sorted(
    path
    for folder in FOLDERS
    for path in folder.rglob("*")
    if path.is_file() and not {"__pycache__", "static"} & set(path.parts) and MIGRATIONS not in path.parents
)
BACKSLASHED = re.compile(r"[\w.]+(\\[\w.]+)+|[A-Za-z]:\\.*")


def strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)
        case _:
            pass


def test_file_names_are_lower_case_ascii() -> None:
    names = {part for path in FILES for part in path.relative_to(ROOT).parts} - {GETTEXT}
    assert sorted(name for name in names if not re.fullmatch(r"[a-z0-9_.-]+", name)) == []


@pytest.mark.parametrize("path", modules(SRC, TESTS, TOOLS), ids=label)
def test_no_path_is_written_with_backslashes_or_joined_by_os_path(path: Path) -> None:
    nodes = list(ast.walk(tree(path)))
    literals = {
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {text for text in literals if BACKSLASHED.fullmatch(text)} == set()
    assert "os.path" not in {ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.toml")), ids=label)
def test_paths_in_data_are_written_with_slashes(path: Path) -> None:
    texts = strings(tomllib.loads(path.read_text(encoding="utf-8")))
    assert [text for text in texts if BACKSLASHED.fullmatch(text)] == []
