"""An edition from its first clause to its last, and what differs between editions."""

from collections.abc import Iterator
from dataclasses import fields

from docs.pages.clause_list import entries
from docs.pages.markdown import page, table
from docs.pages.sentences import LANGUAGES, citation, label, sentences, subject, verdict
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Clause, Edition
from sjoelen.rules.incident import Incident

WORDS = {
    "en": {
        "clause": "clause", "says": "what it says", "article": "article", "incident": "incident",
        "then": "what follows", "when": "when", "clauses": "Clauses", "incidents": "Incidents",
        "marks": "Where a clause has no article, the edition is silent: then the edition we follow is named, "
        "or it is our own reading. Sources: {sources}, see [the list](../clauses.md#sources).",
        "other": "[In het Nederlands]({id}.nl.md) · [differences between editions](../differences.md)",
    },
    "nl": {
        "clause": "bepaling", "says": "wat er staat", "article": "artikel", "incident": "voorval",
        "then": "wat er gebeurt", "when": "wanneer", "clauses": "Bepalingen", "incidents": "Voorvallen",
        "marks": "Waar een bepaling geen artikel heeft, zwijgt de uitgave: dan staat erbij welke uitgave we "
        "volgen, of dat het een eigen lezing is. Bronnen: {sources}, zie [de lijst](../clauses.md#sources).",
        "other": "[In English]({id}.en.md)",
    },
}  # fmt: skip


def pages() -> dict[str, str]:
    return {
        f"editions/{edition.id}.{language}.md": edition_page(edition, language)
        for edition in editions()
        for language in LANGUAGES
    }


def edition_page(edition: Edition, language: str) -> str:
    words = WORDS[language]
    return page(
        f"# {sentences(language)[f'edition.{edition.id}']}",
        f"`{edition.id}` · {words['other'].format(id=edition.id)}",
        words["marks"].format(sources=", ".join(edition.sources)),
        f"## {words['clauses']}",
        table(
            ("", words["clause"], words["says"], words["article"]),
            (row(edition, field, language) for field in clause_fields()),
        ),
        f"## {words['incidents']}",
        table(
            ("", words["incident"], words["then"], words["when"], words["article"]),
            (incident_row(edition, incident, language) for incident in Incident),
        ),
    )


def row(edition: Edition, field: str, language: str) -> tuple[str, ...]:
    clause = subject(edition, field)
    said = verdict(field, clause, language)
    return link(field), label(field, language), said, citation(clause, language)


def incident_row(edition: Edition, incident: Incident, language: str) -> tuple[str, ...]:
    *ahead, article = row(edition, f"incident.{incident}", language)
    return *ahead, sentences(language)[f"timing.{edition.incidents[incident].timing}"], article


def link(field: str) -> str:
    name = next(name for name, entry in entries().items() if field in entry.get("fields", ()))
    return f"[{name}](#{name})"


def clause_fields() -> list[str]:
    hints = {field.name: str(field.type) for field in fields(Edition)}
    return [name for name, hint in hints.items() if Clause.__name__ in hint]


def differences() -> str:
    return page(
        "# Differences between editions",
        "Only what is not the same in every edition. Editions that say the same stand together.",
        *differing(clause_fields()),
        *differing([f"incident.{incident}" for incident in Incident]),
    )


def differing(names: list[str]) -> Iterator[str]:
    for field in names:
        groups: dict[str, list[str]] = {}
        for edition in editions():
            groups.setdefault(verdict(field, subject(edition, field), "en"), []).append(edition.id)
        if len(groups) > 1:
            yield f"## {label(field, 'en')}"
            yield link(field)
            yield table(("editions", "say"), ((", ".join(ids), said) for said, ids in groups.items()))
