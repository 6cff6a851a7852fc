"""A tally: the number of discs in each compartment."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sjoelen.rules.error import NegativeCount, NotACount, NotFourCounts

COMPARTMENTS = 4  # E5


@dataclass(frozen=True, slots=True)
class Tally:
    """Four counts in board order, left to right: the compartments of 2, 3, 4 and 1 (R40).

    Raises NotFourCounts, NotACount, NegativeCount.
    """

    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.counts) != COMPARTMENTS:
            raise NotFourCounts(counts=len(self.counts))
        for count in self.counts:
            if type(count) is not int:
                raise NotACount(text=str(count))
            if count < 0:
                raise NegativeCount(count=count)

    @classmethod
    def parse(cls, text: str | Iterable[str]) -> Self:
        """Read four counts separated by spaces, commas or semicolons."""
        joined = text if isinstance(text, str) else " ".join(text)
        words = re.split(r"\s*[,;]\s*|\s+", joined.strip())
        return cls(tuple(map(count_from, words)))

    @property
    def discs(self) -> int:
        """The number of discs in all compartments."""
        return sum(self.counts)

    @property
    def sets(self) -> int:
        """The number of sets: one disc in each compartment."""
        return min(self.counts)

    @property
    def extras(self) -> tuple[int, ...]:
        """The extra discs of each compartment."""
        return tuple(count - self.sets for count in self.counts)

    def __str__(self) -> str:
        return "-".join(map(str, self.counts))


def count_from(word: str) -> int:
    """Read one count of at most 18 digits, which a 64-bit integer holds; raises NotACount."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", word):
        raise NotACount(text=word)
    return int(word)


NOTHING = Tally((0, 0, 0, 0))
