"""An edition from its first clause to its last, and the differences between editions."""

from collections.abc import Iterator

from docs.pages.clause_list import entries
from docs.pages.markdown import page, table
from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Edition
from sjoelen.rules.incident import Incident
from sjoelen.search.clause_sentences import citation, clause_fields, clause_of, label_of, verdict_in


def pages() -> dict[str, str]:
    """Return one page for each edition and language."""
    return {
        f"editions/{edition.id}.{language}.md": edition_page(edition, language)
        for edition in editions()
        for language in LANGUAGES
    }


def edition_page(edition: Edition, language: str) -> str:
    """Return every clause and every incident of an edition."""

    def words(*keys: str) -> tuple[str, ...]:
        return tuple(say(f"docs.{key}", language) for key in keys)

    return page(
        f"# {say(f'edition.{edition.id}', language)}",
        " · ".join([f"`{edition.id}`", *links(edition, language)]),
        say("docs.silence", language, sources=edition.sources, list="../clauses.md#sources"),
        f"## {say('docs.clauses', language)}",
        table(
            ("", *words("clause", "says", "article")),
            (row(edition, field, language) for field in clause_fields()),
        ),
        f"## {say('docs.incidents', language)}",
        table(
            ("", *words("incident", "consequence", "moment", "article")),
            (incident_row(edition, incident, language) for incident in Incident),
        ),
    )


def links(edition: Edition, language: str) -> Iterator[str]:
    """Yield links to the page in the other languages and to the differences."""
    for other in LANGUAGES:
        if other != language:
            yield f"[{say('language.name', other)}]({edition.id}.{other}.md)"
    yield f"[{say('docs.differences', language)}](../differences.md)"


def row(edition: Edition, field: str, language: str) -> tuple[str, ...]:
    """Return id, title, sentence and article of a clause."""
    clause = clause_of(edition, field)
    sentence = verdict_in(edition, field, language)
    return link(field), label_of(field, language), sentence, citation(clause, language)


def incident_row(edition: Edition, incident: Incident, language: str) -> tuple[str, ...]:
    """Return the row of an incident, with the moment at which its consequence follows."""
    *cells, article = row(edition, f"incident.{incident}", language)
    return *cells, say(f"timing.{edition.incidents[incident].timing}", language), article


def link(field: str) -> str:
    """Return a link to the clause that this field belongs to."""
    name = next(name for name, entry in entries().items() if field in entry.get("fields", ()))
    return f"[{name}](#{name})"


def differences() -> str:
    """Return the page of the clauses that are not the same in every edition."""
    return page(
        "# Differences between editions",
        "Only clauses that differ are listed. Editions that say the same stand in one row.",
        *differing(clause_fields()),
        *differing([f"incident.{incident}" for incident in Incident]),
    )


def differing(fields: list[str]) -> Iterator[str]:
    """Yield heading, link and table of each field that differs."""
    for field in fields:
        groups: dict[str, list[str]] = {}
        for edition in editions():
            groups.setdefault(verdict_in(edition, field, "en"), []).append(edition.id)
        if len(groups) > 1:
            yield f"## {label_of(field, 'en')}"
            yield link(field)
            yield table(("editions", "say"), ((", ".join(ids), text) for text, ids in groups.items()))
