"""The folders of the project and the text of its modules."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "sjoelen"
TESTS = ROOT / "tests"
TOOLS = ROOT / "tools"
DOCS = ROOT / "docs"
BENCHMARKS = ROOT / "benchmarks"
FRONTEND = ROOT / "frontend"
LOCALE = SRC / "locale"
MIGRATIONS = SRC / "storage" / "migrations"


def modules(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
