"""What contestants came to, and the rows that this gives."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.standings.standing_row import StandingRow, Status
from sjoelen.tournament.standings.ties import Rank, TieBreak, TieBreakInput, rank


@dataclass(frozen=True, slots=True)
class Result:
    """The score by which a contestant is ranked, the turns that made it, and what is still open."""

    contestant: str
    status: Status
    score: Fraction
    turns: tuple[int, ...]
    open_turns: int


UNRANKED = Rank(0, "", None, tied=False)


def standing_rows(
    results: Iterable[Result], ties: Iterable[TieBreak], tie_input: TieBreakInput
) -> tuple[StandingRow, ...]:
    """Ranked contestants first, then who has no rank, by why they have none."""
    found = {each.contestant: each for each in results}
    playing = {who: each.score for who, each in found.items() if each.status is Status.PLAYING}
    ranked, above = list[StandingRow](), None
    for row in rank(playing, ties, tie_input):
        score = found[row.contestant].score
        behind = Fraction(0) if above is None else above - score
        ranked.append(_place(found[row.contestant], row.rank, row, behind))
        above = score
    statuses = list(Status)
    unranked = [each for who, each in found.items() if who not in playing]
    unranked.sort(key=lambda each: (statuses.index(each.status), each.contestant))
    return (*ranked, *(_place(each, None, UNRANKED, Fraction(0)) for each in unranked))


def _place(result: Result, number: int | None, row: Rank, behind: Fraction) -> StandingRow:
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
        by=row.by,
        tied=row.tied,
        open_turns=result.open_turns,
    )


def average(turns: Sequence[int]) -> Fraction | None:
    """Points a turn, exact; None without turns."""
    return Fraction(sum(turns), len(turns)) if turns else None
