"""The questions people argue about, with every edition's answer (R73)."""

from docs.pages.edition_pages import WORDS
from docs.pages.markdown import page, table
from docs.pages.sentences import LANGUAGES, citation, sentences, subject, verdict
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.disputes import Answer, answers, disputes
from sjoelen.rules.edition import Edition

HEADS = {
    "en": ("Disputes", "What people argue about, and what each edition says: rule or house rule.",
           ("edition", "answer", "", "article")),
    "nl": ("Discussie", "Waar het aan de bak over gaat, en wat elke uitgave zegt: spelregel of huisregel.",
           ("uitgave", "antwoord", "", WORDS["nl"]["article"])),
}  # fmt: skip


def pages() -> dict[str, str]:
    return {f"disputes.{language}.md": dispute_page(language) for language in LANGUAGES}


def dispute_page(language: str) -> str:
    title, caption, head = HEADS[language]
    parts = [f"# {title}", caption]
    for question in disputes():
        parts += [
            f"## {sentences(language)[f'dispute.{question.id}']}",
            f"[{question.rule}](#{question.rule})",
            table(
                head,
                (
                    row(edition, answer, language)
                    for edition in editions()
                    for answer in answers(question, edition)
                ),
            ),
        ]
    return page(*parts)


def row(edition: Edition, answer: Answer, language: str) -> tuple[str, ...]:
    clause = subject(edition, answer.subject)
    standing = sentences(language)[f"cite.{answer.standing}"]
    return edition.id, verdict(answer.subject, clause, language), standing, citation(clause, language)
