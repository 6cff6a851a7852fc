"""What an edition says, in sentences."""

from collections.abc import Iterator
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.disputes import Dispute, answers
from sjoelen.rules.edition import HOUSE, OURS, Clause, Edition, Ruling
from sjoelen.rules.verdict import numbered, verdict_of

Subject = Clause[Any] | Ruling


def clause_of(edition: Edition, field: str) -> Subject:
    """The clause of this field, or the ruling of `incident.SLUG`."""
    area, _, slug = field.partition(".")
    found: Subject = edition.incidents[slug] if area == "incident" else getattr(edition, field)  # type: ignore[index]
    return found


def label_of(field: str, language: str) -> str:
    """What the clause is about."""
    return say(field if field.startswith("incident.") else f"clause.{field}", language)


def verdict_in(edition: Edition, field: str, language: str) -> str:
    """What the edition says, as its sentence."""
    word, numbers = verdict_of(clause_of(edition, field))
    room = "incident" if field.startswith("incident.") else f"clause.{field}"
    return say(f"{room}.{word}", language, **numbered(numbers))


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


def answered(dispute: Dispute, edition: Edition, language: str) -> Iterator[dict[str, str]]:
    """Each answer of the edition: subject, sentence, whether it is a rule, and where it stands."""
    for answer in answers(dispute, edition):
        yield {
            "subject": answer.subject,
            "sentence": verdict_in(edition, answer.subject, language),
            "standing": say(f"cite.{answer.standing}", language),
            "citation": citation(clause_of(edition, answer.subject), language),
        }
