"""An edition from its first clause to its last, and the differences between editions."""

from collections.abc import Iterator

from docs.pages.markdown import page, table
from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Edition
from sjoelen.rules.statements import clause_of, clauses, sections, stands_in, subjects_of, turn_steps
from sjoelen.search.clause_sentences import citation, title_of, verdict_in, whole_sentence


def pages() -> dict[str, str]:
    """Return two pages for each edition and language: every clause, and a turn step by step."""
    return {
        f"{folder}/{edition.id}.{language}.md": write(edition, language)
        for edition in editions()
        for language in LANGUAGES
        for folder, write in (("editions", edition_page), ("turns", turn_page))
    }


def edition_page(edition: Edition, language: str) -> str:
    """Return every clause and every incident of an edition."""
    return page(
        f"# {say(f'edition.{edition.id}', language)}",
        " · ".join([f"`{edition.id}`", *links(edition, language)]),
        say("docs.silence", language, sources=edition.sources, list="../clauses.md#sources"),
        *(part for section in sections() for part in section_parts(edition, section, language)),
    )


def turn_page(edition: Edition, language: str) -> str:
    """Return a turn step by step, as a juror follows it."""
    head = (say("docs.says", language), say("docs.article", language))
    parts = [f"# {say('docs.turn', language, edition=say(f'edition.{edition.id}', language))}"]
    for number, (step, subjects) in enumerate(turn_steps().items(), 1):
        rows = (
            row(edition, "", subject, language)[2:] for subject in subjects if stands_in(subject, edition)
        )
        parts += [f"## {number}. {say(f'step.{step}', language)}", table(head, rows)]
    return page(*parts)


def section_parts(edition: Edition, section: str, language: str) -> tuple[str, str]:
    """Return the heading of a section and the table of all that the edition says in it."""
    head = ("", *(say(f"docs.{key}", language) for key in ("clause", "says", "article")))
    rows = (row(edition, name, subject, language) for name, subject in subjects_of(section, edition))
    return f"## {say(f'section.{section}', language)}", table(head, rows)


def links(edition: Edition, language: str) -> Iterator[str]:
    """Yield links to the page in the other languages and to the differences."""
    for other in LANGUAGES:
        if other != language:
            yield f"[{say('language.name', other)}]({edition.id}.{other}.md)"
    yield f"[{say('docs.differences', language)}](../differences.md)"


def row(edition: Edition, name: str, subject: str, language: str) -> tuple[str, ...]:
    """Return id, title, sentence and article of a clause."""
    sentence = whole_sentence(edition, subject, language)
    where = citation(clause_of(edition, subject), language)
    return f"[{name}](#{name})", title_of(subject, language), sentence, where


def differences() -> str:
    """Return the page of the clauses that are not the same in every edition."""
    return page(
        "# Differences between editions",
        "Only clauses that differ are listed. Editions that say the same stand in one row.",
        *(
            part
            for name, subjects in clauses().items()
            for subject in subjects
            for part in differing(name, subject)
        ),
    )


def differing(name: str, subject: str) -> Iterator[str]:
    """Yield heading, link and table of a subject that differs."""
    groups: dict[str, list[str]] = {}
    for edition in editions():
        if stands_in(subject, edition):
            groups.setdefault(verdict_in(edition, subject, "en"), []).append(edition.id)
    if len(groups) > 1:
        yield f"## {title_of(subject, 'en')}"
        yield f"[{name}](#{name})"
        yield table(("editions", "say"), ((", ".join(ids), text) for text, ids in groups.items()))
