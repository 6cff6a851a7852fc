"""Sentences for the clauses of an edition."""

from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.citation import HOUSE, OURS, followed, label_of
from sjoelen.rules.disputes import Dispute, answers
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.statements import Subject, clause_of, clauses
from sjoelen.rules.verdict import sentence_key, sentence_numbers, title_key, verdict_of

WORDED = {HOUSE: "cite.house", OURS: "cite.ours", "opening": "cite.opening"}


def clause_fields() -> list[str]:
    """Return the field names of the clauses, in the order of the edition."""
    return [field.name for field in fields(Edition) if Clause.__name__ in str(field.type)]


def keys_of(edition: Edition, subject: str) -> dict[str, Any]:
    """Return the catalogue keys of a clause, title and verdict, and the numbers of the verdict."""
    word, numbers = verdict_of(clause_of(edition, subject))
    return {
        "title": title_key(subject),
        "verdict": sentence_key(subject, word),
        "facts": sentence_numbers(numbers),
    }


def edition_with_sentence_keys(edition: Edition) -> dict[str, Any]:
    """Return the edition as JSON values, each clause with the keys of its sentences."""

    def clause_values(field: str) -> dict[str, Any]:
        clause = clause_of(edition, field)
        return {**asdict(clause), "label": label_of(clause.article), "says": keys_of(edition, field)}

    return {
        "id": edition.id,
        "title": edition.title,
        "sources": edition.sources,
        "house_rules": edition.house_rules,
        **{field: clause_values(field) for field in clause_fields()},
        "incidents": {str(incident): clause_values(f"incident.{incident}") for incident in edition.incidents},
    }


def title_of(subject: str, language: str) -> str:
    """Return the title of a clause."""
    return say(title_key(subject), language)


def verdict_in(edition: Edition, subject: str, language: str) -> str:
    """Return the sentence of a clause."""
    keys = keys_of(edition, subject)
    return say(keys["verdict"], language, **keys["facts"])


def whole_sentence(edition: Edition, subject: str, language: str) -> str:
    """Return the sentence of a clause; of an incident also when it is acted on, and by whom."""
    clause, sentence = clause_of(edition, subject), verdict_in(edition, subject, language)
    return f"{sentence} {moment_in(clause, language)}" if isinstance(clause, Ruling) else sentence


def moment_in(ruling: Ruling, language: str) -> str:
    """Return the sentence that says when a ruling is acted on, and by whom."""
    timing, by = say(f"timing.{ruling.timing}", language), say(f"by.{ruling.by}", language)
    return say("ruling.when", language, timing=timing, by=by)


def citation(clause: Subject, language: str) -> str:
    """Return the citation of a clause, with those of its parts that differ."""
    texts = [citation_text(clause.article, language)]
    for part, article in clause.parts.items():
        where = citation_text(article, language)
        texts.append(say("cite.part", language, part=say(f"part.{part}", language), article=where))
    return "; ".join(texts)


def clause_citation(names: str, edition: Edition, language: str) -> str:
    """Return where an edition says what these clauses say first, as `E7; E10`."""
    subjects = [clauses()[name][0] for name in names.split("; ")]
    return "; ".join(citation(clause_of(edition, subject), language) for subject in subjects)


def citation_text(article: str, language: str) -> str:
    """Return a citation for people: the article, a house rule, or our own reading."""
    if followed_edition := followed(article):
        edition, there = followed_edition
        name, where = say(f"edition.{edition}", language), citation_text(there, language)
        return say("cite.follows", language, edition=name, article=where)
    source, _, heading = article.rpartition(": ")
    if source:
        return say("cite.source", language, source=say(f"source.{source}", language), article=heading)
    kind = WORDED.get(article) or ("cite.article" if article[0].isdigit() else "cite.heading")
    return say(kind, language, article=article)


def answer_sentences(dispute: Dispute, edition: Edition, language: str) -> Iterator[dict[str, str]]:
    """Yield the answers of an edition: subject, part of the question, sentence and citation.

    The part is empty where one answer speaks for the whole question.
    """
    several = sum(ground.yes is not None for ground in dispute.grounds) > 1
    for answer in answers(dispute, edition):
        reason = verdict_in(edition, answer.subject, language)
        yield {
            "subject": answer.subject,
            "part": title_of(answer.subject, language) if several and answer.reply else "",
            "sentence": say(f"reply.{answer.reply}", language, reason=reason) if answer.reply else reason,
            "citation": citation_text(answer.article, language),
        }
