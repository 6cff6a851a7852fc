"""Who came how far in a knock-out."""

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
    """The rounds of a part of a knock-out, as far as they are known; none before its places were given."""
    rules, begun = competition.stage_at(stage), competition.fields.get(stage)
    if rules.procedure is not Procedure.KNOCKOUT or begun is None or part not in begun.parts:
        return []
    legs = {key[1:]: played for key, played in competition.legs.items() if key[0] == stage}
    return rounds(part.contestants, rules.targets, legs, competition.withdrawn_in(stage))


def knockout_standing(
    competition: Competition, stage: int, part: Part, people: Contestants
) -> tuple[StandingRow, ...]:
    """Ranks of all who are out and of the winner; who is still in, or was never drawn, has none yet."""
    ranks = final_ranks(bracket(competition, stage, part))
    shared = Counter(ranks.values())
    rows = [
        _place(
            who,
            ranks.get(who),
            status(competition, stage, group, played=_is_drawn(competition, stage, who)),
            shared[ranks.get(who, 0)],
        )
        for who, group in people.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.rank is None, row.rank or 0, row.contestant)))


def _is_drawn(competition: Competition, stage: int, who: str) -> bool:
    return stage in competition.fields and any(
        who in part.contestants for part in competition.fields[stage].parts
    )


def _place(who: str, rank: int | None, now: Status, sharing: int) -> StandingRow:
    return StandingRow(
        rank=rank,
        contestant=who,
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
