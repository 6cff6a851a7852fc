"""A clause of an edition as a sentence."""

from sjoelen.cli.output import Reader
from sjoelen.rules.verdict import sentence_numbers


def sentence_of(reader: Reader, subject: str, verdict: str, numbers: tuple[int, ...]) -> str:
    """The sentence of a verdict; the subject is a clause's name, or `incident.` and a slug."""
    room = "incident" if subject.startswith("incident.") else f"clause.{subject}"
    return reader.say(f"{room}.{verdict}", **sentence_numbers(numbers))
