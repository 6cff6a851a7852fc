"""The results of contestants, and the rows of the standing that follow from them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.standings.standing_row import StandingRow, Status
from sjoelen.tournament.standings.ties import Rank, TieBreak, TieBreakInput, rank


@dataclass(frozen=True, slots=True)
class Result:
    """A contestant's score for the ranking, the turns that count for it, and the number of open turns."""

    contestant: str
    status: Status
    score: Fraction
    turns: tuple[int, ...]
    open_turns: int


UNRANKED = Rank(0, "", None, tied=False)


def standing_rows(
    results: Iterable[Result], ties: Iterable[TieBreak], tie_input: TieBreakInput
) -> tuple[StandingRow, ...]:
    """Return the ranked contestants by rank, then the unranked ones by status."""
    by_contestant = {result.contestant: result for result in results}
    playing = {
        name: result.score for name, result in by_contestant.items() if result.status is Status.PLAYING
    }
    ranked, above = list[StandingRow](), None
    for row in rank(playing, ties, tie_input):
        score = by_contestant[row.contestant].score
        behind = Fraction(0) if above is None else above - score
        ranked.append(_row(by_contestant[row.contestant], row.rank, row, behind))
        above = score
    statuses = list(Status)
    unranked = [result for name, result in by_contestant.items() if name not in playing]
    unranked.sort(key=lambda result: (statuses.index(result.status), result.contestant))
    return (*ranked, *(_row(result, None, UNRANKED, Fraction(0)) for result in unranked))


def _row(result: Result, number: int | None, rank_: Rank, behind: Fraction) -> StandingRow:
    return StandingRow(
        rank=number,
        contestant=result.contestant,
        status=result.status,
        score=result.score,
        points=sum(result.turns),
        turns=result.turns,
        average=average(result.turns),
        best=max(result.turns, default=None),
        behind=behind,
        by=rank_.by,
        tied=rank_.tied,
        open_turns=result.open_turns,
    )


def average(turns: Sequence[int]) -> Fraction | None:
    """Return the exact average of the turns, or None without turns."""
    return Fraction(sum(turns), len(turns)) if turns else None
