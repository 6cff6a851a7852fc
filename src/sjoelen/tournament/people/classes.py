"""The class of a player, by the average of a season."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.error import AverageImpossible


@dataclass(frozen=True, slots=True)
class ClassLimit:
    """A class and its lowest average."""

    name: str
    average_from: Fraction


@dataclass(frozen=True, slots=True)
class ClassTable:
    """Classes from the highest; a player with fewer results than `results_least` belongs to `unrated`."""

    limits: tuple[ClassLimit, ...]
    results_least: int
    unrated: str


def average_from(word: str) -> Fraction:
    """Parse an average with a decimal point or comma, exactly; raises AverageImpossible."""
    if not re.fullmatch(r"[0-9]{1,9}([.,][0-9]{1,9})?", word):
        raise AverageImpossible(average=word)
    return Fraction(word.replace(",", "."))


def class_of(results: Sequence[int | Fraction], table: ClassTable) -> str:
    """Return the class for these results; below the lowest limit it is the unrated class."""
    if len(results) < max(1, table.results_least):
        return table.unrated
    average = Fraction(sum(results), len(results))
    return next((limit.name for limit in table.limits if average >= limit.average_from), table.unrated)
