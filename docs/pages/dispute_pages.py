"""The questions people argue about, with the answer of every edition (R73)."""

from docs.pages.markdown import page, table
from sjoelen.locale.say import LANGUAGES, say
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.disputes import disputes
from sjoelen.search.clause_sentences import answer_sentences


def pages() -> dict[str, str]:
    """Return one page for each language."""
    return {f"disputes.{language}.md": dispute_page(language) for language in LANGUAGES}


def dispute_page(language: str) -> str:
    """Return every question with a table of its answers."""
    head = (say("docs.edition", language), "", say("docs.answer", language), say("docs.article", language))
    parts = [f"# {say('docs.disputes', language)}", say("docs.disputes-lead", language)]
    for question in disputes():
        rows = (
            (edition.id, answer["part"], answer["sentence"], answer["citation"])
            for edition in editions()
            for answer in answer_sentences(question, edition, language)
        )
        title = say(f"dispute.{question.id}", language)
        parts += [f"## {title}", f"[{question.rule}](#{question.rule})", table(head, rows)]
    return page(*parts)
