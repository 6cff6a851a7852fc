"""A verdict: a clause as one word and the numbers that fill its sentence."""

from enum import StrEnum
from typing import Any

from sjoelen.rules.edition import Bonus, Clause, Ruling, Stacking
from sjoelen.rules.statements import INCIDENT, STATEMENT, Sentence, statement_of


def verdict_of(clause: Clause[Any] | Ruling) -> tuple[str, tuple[int, ...]]:
    """Return the word that finds the sentence of a clause, and the numbers that fill it."""
    if isinstance(clause, Ruling):
        return clause.consequence, ()
    match clause.value:
        case StrEnum() as word:
            return word, ()
        case Bonus() as bonus:
            earned = any(bonus.slides_after_subturn)
            return (bonus.procedure if earned else "none"), (bonus.at_score, *bonus.slides_after_subturn)
        case Stacking(stacked=False):
            return "not_stacked", ()
        case Stacking() as stacking:
            return stacking.place, (stacking.first, stacking.later, stacking.clearance_mm_max)
        case Sentence(numbers):
            return "sentence", numbers
        case tuple() as numbers:
            return ("numbers" if numbers else "free"), numbers
        case number:
            return "number", (number,)


def title_key(subject: str) -> str:
    """Return the catalogue key of the title of a field, an incident or a statement."""
    if subject.startswith(STATEMENT):
        return statement_of(subject).key
    return subject if subject.startswith(INCIDENT) else f"clause.{subject}"


def sentence_key(subject: str, verdict: str) -> str:
    """Return the catalogue key of the sentence of a verdict on a subject."""
    return f"{INCIDENT}{verdict}" if subject.startswith(INCIDENT) else f"{title_key(subject)}.{verdict}"


def sentence_numbers(numbers: tuple[int, ...]) -> dict[str, object]:
    """Return the numbers by the names that sentences use: n1, n2 …, and all of them as `numbers`."""
    return {"numbers": numbers, **{f"n{place}": number for place, number in enumerate(numbers, 1)}}
