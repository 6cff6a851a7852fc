"""Which class somebody plays in, by average over a season."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.error import AverageImpossible


@dataclass(frozen=True, slots=True)
class ClassLimit:
    """A class and the average from which one belongs to it."""

    name: str
    average_from: Fraction


@dataclass(frozen=True, slots=True)
class ClassTable:
    """Classes from the highest; who has fewer results than `results_least` is put into `unrated`."""

    limits: tuple[ClassLimit, ...]
    results_least: int
    unrated: str


def average_from(word: str) -> Fraction:
    """Read an average with a point or a comma, exactly; raises AverageImpossible."""
    if not re.fullmatch(r"[0-9]{1,9}([.,][0-9]{1,9})?", word):
        raise AverageImpossible(average=word)
    return Fraction(word.replace(",", "."))


def class_of(results: Sequence[int | Fraction], table: ClassTable) -> str:
    """The class of these results; below the lowest limit one is unrated as well."""
    if len(results) < max(1, table.results_least):
        return table.unrated
    average = Fraction(sum(results), len(results))
    return next((limit.name for limit in table.limits if average >= limit.average_from), table.unrated)
