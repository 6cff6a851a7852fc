"""Every error, by family."""

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

import sjoelen
from docs.pages.markdown import page, table
from sjoelen.error import SjoelenError
from sjoelen.locale.say import LANGUAGES, say

LOCALE = Path(__file__).resolve().parents[2] / "src" / "sjoelen" / "locale"


def errors() -> str:
    """Return the page of errors: one table for each family, one column for each language."""
    names = {language: say("language.name", language) for language in sorted(LANGUAGES)}
    parts = ["# Errors", "The errors that the program reports, by what the caller should do about them."]
    for family in SjoelenError.__subclasses__():
        caption = (family.__doc__ or "").partition(".")[0].lower()
        rows = [
            (f"`{leaf.key}`", *(sentences(code)[leaf.key] for code in names)) for leaf in leaves_of(family)
        ]
        parts += [
            f"## {family.family.capitalize()}: {caption}",
            f"HTTP {family.status}, exit code {family.exit_code}.",
            table(("key", *names.values()), rows) if rows else "None yet.",
        ]
    return page(*parts)


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the sentences of the errors by key, with their placeholders; of plural forms the last."""
    with (LOCALE / language / "LC_MESSAGES" / "error.po").open("rb") as text:
        messages = list(read_po(text, locale=language))
    return {forms(message.id)[0]: forms(message.string)[-1] for message in messages}


def forms(text: str | Sequence[str] | None) -> Sequence[str]:
    """Return the plural forms of a text, or the text alone."""
    return (text or "",) if isinstance(text, str | None) else text


def leaves_of(family: type[SjoelenError]) -> list[type[SjoelenError]]:
    """Return the errors of a family, from the settings and from every module named error."""
    for module in pkgutil.walk_packages(sjoelen.__path__, "sjoelen."):
        if module.name.endswith((".error", ".settings")):
            importlib.import_module(module.name)
    return sorted(leaves(family), key=lambda leaf: leaf.key)


def leaves(family: type[SjoelenError]) -> Iterator[type[SjoelenError]]:
    """Yield the errors of a family that have no errors below them."""
    for error in family.__subclasses__():
        if error.__subclasses__():
            yield from leaves(error)
        else:
            yield error
