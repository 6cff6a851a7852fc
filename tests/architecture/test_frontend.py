"""Laws of the browser's part: names, exports and languages."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from sjoelen.locale.say import LANGUAGES
from tests.architecture.source import FRONTEND, label
from tests.architecture.test_words import BANNED
from tests.architecture.typescript import names

SOURCE = FRONTEND / "src"
GENERATED = SOURCE / "generated"
FILES = [
    path
    for folder in (SOURCE, FRONTEND / "public")
    for path in sorted(folder.rglob("*"))
    if path.suffix in {".ts", ".tsx", ".js"} and GENERATED not in path.parents
]
TESTED_ONLY = "conformance"
LATER = re.compile(r'import\("(\.[^"]+)"\)\.then\(\(\{([^}]*)\}\)')  # loaded when it is needed
EXPORT = re.compile(r"^export (?:async )?(?:class|const|function\*?|interface|type) (\w+)", re.MULTILINE)
IMPORT = re.compile(r'import (?:type )?\{([^}]*)\} from "(\.[^"]*)"')


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts") or path.parent.name == TESTED_ONLY


def imported_names(path: Path) -> set[tuple[Path, str]]:
    """The names that a file imports, each with the file it comes from, without its suffix."""
    text = text_of(path)
    clauses = [*IMPORT.findall(text), *((clause, module) for module, clause in LATER.findall(text))]
    return {
        ((path.parent / module).resolve(), re.split(r"\s+as\s+", name.strip().removeprefix("type "))[0])
        for clause, module in clauses
        for name in clause.split(",")
        if name.strip()
    }


@pytest.mark.parametrize("path", FILES, ids=label)
def test_no_banned_name_stands_in_typescript(path: Path) -> None:
    assert sorted(set(names(text_of(path))) & BANNED) == []


def test_every_export_is_imported_by_another_file() -> None:
    imported = {name for path in FILES for name in imported_names(path)}
    exports = {(path.with_suffix(""), name) for path in FILES for name in EXPORT.findall(text_of(path))}
    assert sorted(f"{label(path)} {name}" for path, name in exports - imported) == []


def test_no_function_of_the_pages_is_there_for_tests_alone() -> None:
    uses = Counter(name for path in FILES if not is_test(path) for name in names(text_of(path)))
    exports = {name for path in FILES if not is_test(path) for name in EXPORT.findall(text_of(path))}
    assert sorted(name for name in exports if uses[name] < 2) == []


@pytest.mark.parametrize("path", [*FILES, FRONTEND / "generate.py"], ids=label)
def test_languages_are_found_not_listed(path: Path) -> None:
    assert [tag for tag in LANGUAGES if f'"{tag}"' in text_of(path)] == []


def test_the_lock_file_holds_no_download_address() -> None:
    packages = json.loads(text_of(FRONTEND / "package-lock.json"))["packages"]
    assert [name for name, package in packages.items() if "://" in package.get("resolved", "")] == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("const told = each.at(0); // who", {"const", "told", "each"}),
        (
            "const text = `${one} at ${list.map((each) => `${each}`)}`;",
            {"const", "text", "one", "list", "each"},
        ),
        ("const match = /who's/.exec(found);", {"const", "match", "found"}),
        ("interface Line { at: string; who?: string }", {"interface", "Line", "string"}),
        (
            "function act({ given, said: text }, at: number) {}",
            {"function", "act", "given", "text", "at", "number"},
        ),
        ('<b class="one" key={id}>{said}</b>', {"b", "class", "key", "id", "said"}),
    ],
)
def test_names_are_seen_wherever_they_stand(source: str, expected: set[str]) -> None:
    assert set(names(source)) == expected
