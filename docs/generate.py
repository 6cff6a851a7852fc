"""Write the pages that come from the code into docs/generated/.

python -m docs.generate           write them
python -m docs.generate --check   print the names of those that are out of date, and fail
"""

import sys
from pathlib import Path

from docs.pages import (
    clause_list,
    commands,
    dispute_pages,
    edition_pages,
    errors,
    glossary,
    house,
    situations,
)

FOLDER = Path(__file__).resolve().parent / "generated"


def pages() -> dict[str, str]:
    """Return the text of every page by its name."""
    return {
        "errors.md": errors.errors(),
        "commands.md": commands.commands(),
        "clauses.md": clause_list.clauses(),
        "house.svg": house.house(),
        "glossary.md": glossary.glossary(),
        "differences.md": edition_pages.differences(),
        **edition_pages.pages(),
        **dispute_pages.pages(),
        **situations.pages(),
    }


def main(arguments: list[str]) -> int:
    """Write or check the pages and return the exit code."""
    files = {
        path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*")
        if path.is_file()
    }
    due = pages()
    if "--check" in arguments:
        stale = sorted(name for name in files.keys() | due.keys() if files.get(name) != due.get(name))
        print("\n".join(f"docs/generated/{name} is out of date: run make docs" for name in stale))
        return 1 if stale else 0
    for name in files.keys() - due.keys():
        (FOLDER / name).unlink()
    for name, text in due.items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
