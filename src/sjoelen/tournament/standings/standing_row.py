"""A row of a competition's standing."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from sjoelen.tournament.standings.ties import TieBreak


class Status(StrEnum):
    """Why a contestant has a rank, or has none: none of these is zero points."""

    PLAYING = "playing"
    UNPLAYED = "unplayed"
    ABSENT = "absent"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A row of the standing of a part.

    `score`: what the rank is by; `points` and `turns`: what was slid and counts; `behind`: by how much the
    score of the row above is higher; `by`: what put it below that row, None when tied with it; `open_turns`:
    still to be played, agreed, decided or replayed.
    """

    rank: int | None
    contestant: str
    status: Status
    score: Fraction
    points: int
    turns: tuple[int, ...]
    average: Fraction | None
    best: int | None
    behind: Fraction
    by: TieBreak | str | None
    tied: bool
    open_turns: int
    part: str = ""
