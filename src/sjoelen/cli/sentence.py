"""Sentences about the clauses of an edition."""

from sjoelen.cli.output import Reader
from sjoelen.rules.verdict import sentence_key, sentence_numbers


def sentence_of(reader: Reader, subject: str, verdict: str, numbers: tuple[int, ...]) -> str:
    """Return the sentence of a verdict.

    The subject is the name of a clause, or `incident.` and the slug of an incident.
    """
    return reader.say(sentence_key(subject, verdict), **sentence_numbers(numbers))
