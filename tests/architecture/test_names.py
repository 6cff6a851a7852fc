"""Names are nouns of the game: law 2 of STYLE.md."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, SRC, TESTS, TOOLS, label, modules, tree

EMPTY_WORDS = {
    "util", "helper", "manager", "common", "base", "core", "data", "type", "service", "handler", "info",
}  # fmt: skip


def words(name: str) -> set[str]:
    parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return {part.lower().removesuffix("s") for part in parts}


@pytest.mark.parametrize("name", ["rules_helper", "DiscManager", "utils", "HTTPHandler", "types"])
def test_an_empty_word_is_found_in_any_case(name: str) -> None:
    assert words(name) & EMPTY_WORDS


@pytest.mark.parametrize("path", modules(SRC, TESTS, TOOLS), ids=label)
def test_no_module_or_class_has_an_empty_name(path: Path) -> None:
    classes = {node.name for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)}
    names = {*path.relative_to(ROOT).with_suffix("").parts, *classes}
    assert {name for name in names if words(name) & EMPTY_WORDS} == set()
