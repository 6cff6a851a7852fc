"""A row of a competition's standing."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from sjoelen.tournament.ties import TieBreak


class Status(StrEnum):
    """Why a contestant has a rank, or has none: none of these is zero points."""

    PLAYING = "playing"
    UNPLAYED = "unplayed"
    ABSENT = "absent"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Place:
    """A row of the standing.

    `turns`: the results that count; `behind`: points behind the row above; `by`: what put it below that row,
    None when tied with it; `open_turns`: still to be played, agreed, decided or replayed.
    """

    rank: int | None
    contestant: str
    status: Status
    points: int
    turns: tuple[int, ...]
    average: Fraction | None
    best: int | None
    behind: int
    by: TieBreak | str | None
    tied: bool
    open_turns: int
