"""A row of a standing, and the status of a contestant."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from sjoelen.tournament.standings.ties import TieBreak


class Status(StrEnum):
    """The status of a contestant; only a playing one has a rank, the others do not have zero points."""

    PLAYING = "playing"
    UNPLAYED = "unplayed"
    ABSENT = "absent"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A row of the standing of a part.

    `score`: decides the rank. `turns` and `points`: the results that count, and their sum. `behind`: the
    difference to the score of the row above. `by`: the tie-break that ranks it below that row, None if tied
    with it. `open_turns`: turns still to be played, agreed, decided or replayed.
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
