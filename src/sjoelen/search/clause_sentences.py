"""Sentences for the clauses of an edition."""

from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.disputes import Dispute, answers
from sjoelen.rules.edition import HOUSE, OURS, Clause, Edition, Ruling
from sjoelen.rules.verdict import sentence_numbers, verdict_of

Subject = Clause[Any] | Ruling


def clause_of(edition: Edition, field: str) -> Subject:
    """Return the clause of this field, or the ruling of `incident.SLUG`."""
    area, _, slug = field.partition(".")
    subject: Subject = edition.incidents[slug] if area == "incident" else getattr(edition, field)  # type: ignore[index]
    return subject


def clause_fields() -> list[str]:
    """Return the field names of the clauses, in the order of the edition."""
    return [field.name for field in fields(Edition) if Clause.__name__ in str(field.type)]


def keys_of(edition: Edition, field: str) -> dict[str, Any]:
    """Return the catalogue keys of a clause, title and verdict, and the numbers of the verdict."""
    word, numbers = verdict_of(clause_of(edition, field))
    incident = field.startswith("incident.")
    title = field if incident else f"clause.{field}"
    return {
        "title": title,
        "verdict": f"incident.{word}" if incident else f"{title}.{word}",
        "facts": sentence_numbers(numbers),
    }


def edition_with_sentence_keys(edition: Edition) -> dict[str, Any]:
    """Return the edition as JSON values, each clause with the keys of its sentences."""

    def clause_values(field: str) -> dict[str, Any]:
        return {**asdict(clause_of(edition, field)), "says": keys_of(edition, field)}

    return {
        "id": edition.id,
        "title": edition.title,
        "sources": edition.sources,
        "house_rules": edition.house_rules,
        **{field: clause_values(field) for field in clause_fields()},
        "incidents": {str(incident): clause_values(f"incident.{incident}") for incident in edition.incidents},
    }


def label_of(field: str, language: str) -> str:
    """Return the title of a clause."""
    return say(field if field.startswith("incident.") else f"clause.{field}", language)


def verdict_in(edition: Edition, field: str, language: str) -> str:
    """Return the sentence of a clause."""
    keys = keys_of(edition, field)
    return say(keys["verdict"], language, **keys["facts"])


def citation(clause: Subject, language: str) -> str:
    """Return the citation: the article, or that the edition is silent and which edition it follows."""
    if clause.follows:
        return say("cite.follows", language, edition=say(f"edition.{clause.follows}", language))
    if clause.article == OURS:
        return f"{say('cite.silent', language)}; {say('cite.ours', language)}"
    if clause.article == HOUSE:
        return say("cite.house", language)
    kind = "cite.article" if clause.article[0].isdigit() else "cite.heading"
    return say(kind, language, article=clause.article)


def answer_sentences(dispute: Dispute, edition: Edition, language: str) -> Iterator[dict[str, str]]:
    """Yield the answers of an edition: subject, sentence, rule or house rule, and citation."""
    for answer in answers(dispute, edition):
        yield {
            "subject": answer.subject,
            "sentence": verdict_in(edition, answer.subject, language),
            "standing": say(f"cite.{answer.standing}", language),
            "citation": citation(clause_of(edition, answer.subject), language),
        }
