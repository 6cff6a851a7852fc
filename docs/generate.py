"""Writes the pages that the code itself can tell, into docs/generated/.

python docs/generate.py           write them
python docs/generate.py --check   say which are out of date, and fail
"""

import importlib.util
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from babel.messages.pofile import read_po

import sjoelen
from sjoelen.error import SjoelenError

DOCS = Path(__file__).resolve().parent
LOCALE = DOCS.parent / "src" / "sjoelen" / "locale"
Page = Callable[[], str]


def errors() -> str:
    """Every refusal, by family."""
    dutch, english = sentences("nl"), sentences("en")
    parts = ["# Errors", "What the program refuses, and what the caller should do about it."]
    for family in SjoelenError.__subclasses__():
        caption = (family.__doc__ or "").partition(".")[0].lower()
        rows = [(f"`{leaf.key}`", english[leaf.key], dutch[leaf.key]) for leaf in leaves_of(family)]
        parts += [
            f"## {family.family.capitalize()}: {caption}",
            f"HTTP {family.status}, exit code {family.exit_code}.",
            table(("key", "English", "Dutch"), rows) if rows else "None yet.",
        ]
    return "\n\n".join(parts) + "\n"


def leaves_of(family: type[SjoelenError]) -> list[type[SjoelenError]]:
    """The leaves under a family, from the settings and the `error` module of every room."""
    importlib.import_module("sjoelen.settings")
    for room in pkgutil.iter_modules(sjoelen.__path__, "sjoelen."):
        if room.ispkg and importlib.util.find_spec(f"{room.name}.error"):
            importlib.import_module(f"{room.name}.error")
    return sorted(leaves(family), key=lambda leaf: leaf.key)


def leaves(family: type[SjoelenError]) -> Iterator[type[SjoelenError]]:
    for error in family.__subclasses__():
        if error.__subclasses__():
            yield from leaves(error)
        else:
            yield error


def sentences(language: str) -> dict[str, str]:
    with (LOCALE / language / "LC_MESSAGES" / "error.po").open("rb") as text:
        return {str(message.id): str(message.string) for message in read_po(text, locale=language)}


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


PAGES: dict[str, Page] = {"errors.md": errors}


def main(arguments: list[str]) -> int:
    folder = DOCS / "generated"
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    due = {name: page() for name, page in PAGES.items()}
    if "--check" in arguments:
        stale = sorted(name for name in written.keys() | due.keys() if written.get(name) != due.get(name))
        print("\n".join(f"docs/generated/{name} is out of date: run make docs" for name in stale), end="")
        return 1 if stale else 0
    folder.mkdir(exist_ok=True)
    for name in written.keys() - due.keys():
        (folder / name).unlink()
    for name, text in due.items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
