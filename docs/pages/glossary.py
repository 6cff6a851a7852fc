"""The vocabulary of the game, in four languages."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from docs.pages.markdown import page, table

FILE = Path(__file__).resolve().parents[1] / "rules" / "glossary.toml"
LANGUAGES = {"en": "English", "nl": "Dutch", "de": "German", "fr": "French"}
LEAD = """One word for one thing: the English column is the vocabulary of the code, the documentation and the
API. No sentence uses a word of the last column. A * marks a term without an established equivalent; a native
reader may improve it."""


@cache
def terms() -> list[dict[str, Any]]:
    """Return the terms in the order of the file."""
    listed: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["term"]
    return listed


def glossary() -> str:
    """Return the page of all terms."""
    return page(
        "# Glossary",
        LEAD,
        table(
            (*LANGUAGES.values(), "meaning", "avoid"),
            (
                (*(term[code] for code in LANGUAGES), term["meaning"], ", ".join(avoided(term, *LANGUAGES)))
                for term in terms()
            ),
        ),
    )


def avoided(term: dict[str, Any], *languages: str) -> list[str]:
    """Return the words to avoid for a term in these languages, or in `code`."""
    words: dict[str, list[str]] = term.get("avoid", {})
    return [word for language in languages for word in words.get(language, [])]
