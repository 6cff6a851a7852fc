"""What contestants won in their duels."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import Contestants, status
from sjoelen.tournament.competition.format import Procedure, Stage
from sjoelen.tournament.duels.duel import Duel, duels, points_of_legs
from sjoelen.tournament.standings.result import Result
from sjoelen.tournament.standings.ties import TieBreakInput


@dataclass(frozen=True, slots=True)
class _Side:
    """A duel as one of the two sees it: points won as a whole and in single legs, and what was slid."""

    who: str
    against: str
    points: int
    leg_points: int
    turns: tuple[int, ...]


def duel_results(
    competition: Competition, stage: int, people: Contestants
) -> tuple[list[Result], TieBreakInput]:
    """The result of each contestant of a stage decided in duels, and what tells ties apart.

    In a league a duel counts once it is whole.
    """
    rules, every = competition.stage_at(stage), duels(competition, stage, people)
    sides = [side for duel in every for side in _sides(rules, duel)]
    turns: dict[str, list[int]] = {who: [] for who in people}
    points, legs, met, waiting = Counter[str](), Counter[str](), Counter[tuple[str, str]](), Counter[str]()
    for side in sides:
        turns[side.who] += side.turns
        points[side.who] += side.points
        legs[side.who] += side.leg_points
        met[side.who, side.against] += side.points
    for duel in every:
        for who in (duel.one, duel.other):
            waiting[who] += duel.open_meetings
    results = [
        Result(
            who,
            status(competition, stage, group, played=bool(turns[who])),
            Fraction(points[who]),
            tuple(turns[who]),
            waiting[who],
        )
        for who, group in people.items()
    ]
    return results, TieBreakInput(turns, legs=legs, meetings=met)


def _sides(rules: Stage, duel: Duel) -> tuple[_Side, ...]:
    if not duel.legs or (rules.procedure is Procedure.LEAGUE and duel.open_meetings):
        return ()
    leg_points = points = points_of_legs(duel.legs, rules.points)
    if rules.procedure is Procedure.LEAGUE:
        points = points_of_legs([leg_points], rules.points)
    slid = tuple(zip(*duel.legs, strict=True))
    return (
        _Side(duel.one, duel.other, points[0], leg_points[0], slid[0]),
        _Side(duel.other, duel.one, points[1], leg_points[1], slid[1]),
    )
