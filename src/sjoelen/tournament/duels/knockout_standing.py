"""The standing of a knock-out."""

from collections import Counter
from fractions import Fraction

from sjoelen.tournament.bouts.bracket import Bout, final_ranks, rounds
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import Contestants, status
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.standings.standing_row import StandingRow, Status

BY_ROUND = "round"


def bracket(competition: Competition, stage: int, part: Part) -> list[list[Bout]]:
    """Return the rounds of a part of a knock-out, as far as known; none before the stage begins."""
    rules, stage_begun = competition.stage_at(stage), competition.fields.get(stage)
    if rules.procedure is not Procedure.KNOCKOUT or stage_begun is None or part not in stage_begun.parts:
        return []
    legs = {key[1:]: played for key, played in competition.legs.items() if key[0] == stage}
    return rounds(part.contestants, rules.targets, legs, competition.withdrawn_in(stage))


def knockout_standing(
    competition: Competition, stage: int, part: Part, people: Contestants
) -> tuple[StandingRow, ...]:
    """Return the rows of a part; only eliminated contestants and the champion have a rank."""
    ranks = final_ranks(bracket(competition, stage, part))
    shared = Counter(ranks.values())
    rows = [
        _row(
            contestant,
            ranks.get(contestant),
            status(competition, stage, group, played=_is_drawn(competition, stage, contestant)),
            shared[ranks.get(contestant, 0)],
        )
        for contestant, group in people.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.rank is None, row.rank or 0, row.contestant)))


def _is_drawn(competition: Competition, stage: int, contestant: str) -> bool:
    return stage in competition.fields and any(
        contestant in part.contestants for part in competition.fields[stage].parts
    )


def _row(contestant: str, rank: int | None, now: Status, sharing: int) -> StandingRow:
    return StandingRow(
        rank=rank,
        contestant=contestant,
        status=now if rank is None else Status.PLAYING,
        score=Fraction(0),
        points=0,
        turns=(),
        average=None,
        best=None,
        behind=Fraction(0),
        by=None if rank in (None, 1) else BY_ROUND,
        tied=sharing > 1,
        open_turns=int(rank is None and now is not Status.WITHDRAWN),
    )
