"""Every refusal, by family."""

import importlib
import pkgutil
from collections.abc import Iterator

import sjoelen
from docs.pages.markdown import page, table
from docs.pages.sentences import sentences
from sjoelen.error import SjoelenError


def errors() -> str:
    dutch, english = sentences("nl", "error"), sentences("en", "error")
    parts = ["# Errors", "What the program refuses, and what the caller should do about it."]
    for family in SjoelenError.__subclasses__():
        caption = (family.__doc__ or "").partition(".")[0].lower()
        rows = [(f"`{leaf.key}`", english[leaf.key], dutch[leaf.key]) for leaf in leaves_of(family)]
        parts += [
            f"## {family.family.capitalize()}: {caption}",
            f"HTTP {family.status}, exit code {family.exit_code}.",
            table(("key", "English", "Dutch"), rows) if rows else "None yet.",
        ]
    return page(*parts)


def leaves_of(family: type[SjoelenError]) -> list[type[SjoelenError]]:
    """The leaves under a family, from the settings and what each room has of modules named after errors."""
    importlib.import_module("sjoelen.settings")
    for room in pkgutil.iter_modules(sjoelen.__path__):
        for module in pkgutil.iter_modules([f"{each}/{room.name}" for each in sjoelen.__path__]):
            if module.name.endswith("error"):
                importlib.import_module(f"sjoelen.{room.name}.{module.name}")
    return sorted(leaves(family), key=lambda leaf: leaf.key)


def leaves(family: type[SjoelenError]) -> Iterator[type[SjoelenError]]:
    for error in family.__subclasses__():
        if error.__subclasses__():
            yield from leaves(error)
        else:
            yield error
