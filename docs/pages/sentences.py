"""What the catalogues say, read from their sources: no page waits for a compiled one."""

from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po

from sjoelen.rules.edition import HOUSE, OURS, Clause, Edition, Ruling
from sjoelen.rules.verdict import numbered, verdict_of

LOCALE = Path(__file__).resolve().parents[2] / "src" / "sjoelen" / "locale"
LANGUAGES = ("nl", "en")
Subject = Clause[Any] | Ruling


@cache
def sentences(language: str, domain: str = "rules") -> dict[str, str]:
    with (LOCALE / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as text:
        return {str(message.id): str(message.string) for message in read_po(text, locale=language)}


def subject(edition: Edition, field: str) -> Subject:
    """The clause of this field, or the ruling of `incident.SLUG`."""
    area, _, slug = field.partition(".")
    found: Subject = edition.incidents[slug] if area == "incident" else getattr(edition, field)  # type: ignore[index]
    return found


def label(field: str, language: str) -> str:
    return sentences(language)[field if field.startswith("incident.") else f"clause.{field}"]


def verdict(field: str, clause: Subject, language: str) -> str:
    """What the edition says, as its sentence."""
    word, numbers = verdict_of(clause)
    room = "incident" if field.startswith("incident.") else f"clause.{field}"
    facts = {**numbered(numbers), "numbers": ", ".join(map(str, numbers))}
    return sentences(language)[f"{room}.{word}"].format_map(facts)


def citation(clause: Subject, language: str) -> str:
    """The article, or that the edition is silent and whose rule it then takes."""
    said = sentences(language)
    if clause.follows:
        return said["cite.follows"].format(edition=said[f"edition.{clause.follows}"])
    if clause.article == OURS:
        return f"{said['cite.silent']}; {said['cite.ours']}"
    if clause.article == HOUSE:
        return said["cite.house"]
    kind = "cite.article" if clause.article[0].isdigit() else "cite.heading"
    return said[kind].format(article=clause.article)
