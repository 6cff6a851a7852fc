"""The results of contestants in their duels."""

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
    """One contestant's side of a duel.

    `points`: for the duel; `leg_points`: for its legs; `turns`: the points slid in each leg.
    """

    contestant: str
    against: str
    points: int
    leg_points: int
    turns: tuple[int, ...]


def duel_results(
    competition: Competition, stage: int, people: Contestants
) -> tuple[list[Result], TieBreakInput]:
    """Return the result of each contestant of a stage of duels, and the input of its tie-breaks.

    In a league a duel counts once all its meetings are played.
    """
    rules, all_duels = competition.stage_at(stage), duels(competition, stage, people)
    sides = [side for duel in all_duels for side in _sides(rules, duel)]
    turns: dict[str, list[int]] = {contestant: [] for contestant in people}
    points, legs, open_turns = Counter[str](), Counter[str](), Counter[str]()
    against = Counter[tuple[str, str]]()
    for side in sides:
        turns[side.contestant] += side.turns
        points[side.contestant] += side.points
        legs[side.contestant] += side.leg_points
        against[side.contestant, side.against] += side.points
    for duel in all_duels:
        for contestant in (duel.one, duel.other):
            open_turns[contestant] += duel.open_meetings
    results = [
        Result(
            contestant,
            status(competition, stage, group, played=bool(turns[contestant])),
            Fraction(points[contestant]),
            tuple(turns[contestant]),
            open_turns[contestant],
        )
        for contestant, group in people.items()
    ]
    return results, TieBreakInput(turns, legs=legs, meetings=against)


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
