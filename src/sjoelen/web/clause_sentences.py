"""What an edition says, in sentences."""

from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.disputes import Dispute, answers
from sjoelen.rules.edition import HOUSE, OURS, Clause, Edition, Ruling
from sjoelen.rules.verdict import sentence_numbers, verdict_of

Subject = Clause[Any] | Ruling


def clause_of(edition: Edition, field: str) -> Subject:
    """The clause of this field, or the ruling of `incident.SLUG`."""
    area, _, slug = field.partition(".")
    found: Subject = edition.incidents[slug] if area == "incident" else getattr(edition, field)  # type: ignore[index]
    return found


def clause_fields() -> list[str]:
    """The clauses of an edition by name, in the order of the book."""
    return [field.name for field in fields(Edition) if Clause.__name__ in str(field.type)]


def keys_of(edition: Edition, field: str) -> dict[str, Any]:
    """The keys of the two sentences of a clause, its title and its verdict, and the facts in the latter."""
    word, numbers = verdict_of(clause_of(edition, field))
    incident = field.startswith("incident.")
    title = field if incident else f"clause.{field}"
    return {
        "title": title,
        "verdict": f"incident.{word}" if incident else f"{title}.{word}",
        "facts": sentence_numbers(numbers),
    }


def edition_with_sentence_keys(edition: Edition) -> dict[str, Any]:
    """The whole edition, and in each clause the keys of its sentences."""

    def told(field: str) -> dict[str, Any]:
        return {**asdict(clause_of(edition, field)), "says": keys_of(edition, field)}

    return {
        "id": edition.id,
        "title": edition.title,
        "sources": edition.sources,
        "house_rules": edition.house_rules,
        **{field: told(field) for field in clause_fields()},
        "incidents": {str(each): told(f"incident.{each}") for each in edition.incidents},
    }


def label_of(field: str, language: str) -> str:
    """What the clause is about."""
    return say(field if field.startswith("incident.") else f"clause.{field}", language)


def verdict_in(edition: Edition, field: str, language: str) -> str:
    """What the edition says, as its sentence."""
    keys = keys_of(edition, field)
    return say(keys["verdict"], language, **keys["facts"])


def citation(clause: Subject, language: str) -> str:
    """The article, or that the edition is silent and whose rule it then takes."""
    if clause.follows:
        return say("cite.follows", language, edition=say(f"edition.{clause.follows}", language))
    if clause.article == OURS:
        return f"{say('cite.silent', language)}; {say('cite.ours', language)}"
    if clause.article == HOUSE:
        return say("cite.house", language)
    kind = "cite.article" if clause.article[0].isdigit() else "cite.heading"
    return say(kind, language, article=clause.article)


def answer_sentences(dispute: Dispute, edition: Edition, language: str) -> Iterator[dict[str, str]]:
    """Each answer of the edition: subject, sentence, whether it is a rule, and where it stands."""
    for answer in answers(dispute, edition):
        yield {
            "subject": answer.subject,
            "sentence": verdict_in(edition, answer.subject, language),
            "standing": say(f"cite.{answer.standing}", language),
            "citation": citation(clause_of(edition, answer.subject), language),
        }
