"""What a person's evenings are worth: points, or how they compare with an average or with the others."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from sjoelen.tournament.competition.events import AverageAssigned
from sjoelen.tournament.competition.format import Scoring
from sjoelen.tournament.standings.result import average

RANKING_POINTS = (5, 4, 3, 2, 1)  # competitions: for the first five of an evening
AT_LEAST_AVERAGE = 2  # competitions: for a turn at or above the assigned average
BEATEN = 5  # competitions: for more than all turns at the assigned average

Turns = tuple[int, ...]
Evenings = Sequence[tuple[Turns, bool]]  # the results of each series in its order, and whether it is whole


def evening_scores(
    scoring: Scoring, evenings: Mapping[str, Evenings], assigned: Mapping[str, AverageAssigned]
) -> dict[str, list[Fraction]]:
    """The score of each evening of each contestant."""
    match scoring:
        case Scoring.POINTS | Scoring.AVERAGE:
            return {who: [Fraction(sum(turns)) for turns, _ in played] for who, played in evenings.items()}
        case Scoring.PLUS_MINUS:
            return {
                who: _plus_minus(played, _fraction(assigned.get(who))) for who, played in evenings.items()
            }
        case Scoring.ASSIGNED:
            return {
                who: _against_assigned(played, _fraction(assigned.get(who)))
                for who, played in evenings.items()
            }
        case Scoring.RANKING:
            return _ranking(evenings)
        case _:
            assert_never(scoring)


def _plus_minus(evenings: Evenings, assigned: Fraction | None) -> list[Fraction]:
    """Against the average of the evenings before; the first against the assigned one, if there is one."""
    marks = [assigned if own is None else own for own in _averages_before(evenings)]
    return [
        Fraction(0) if mark is None else sum(turns) - len(turns) * mark
        for (turns, _), mark in zip(evenings, marks, strict=True)
    ]


def _against_assigned(evenings: Evenings, assigned: Fraction | None) -> list[Fraction]:
    """Who has no assigned average is measured by their own over the evenings before."""
    marks = [own if assigned is None else assigned for own in _averages_before(evenings)]
    return [
        Fraction(0) if mark is None else _gained(turns, mark, whole=whole)
        for (turns, whole), mark in zip(evenings, marks, strict=True)
    ]


def _gained(turns: Turns, mark: Fraction, *, whole: bool) -> Fraction:
    good = AT_LEAST_AVERAGE * sum(points >= mark for points in turns)
    return Fraction(good + (BEATEN if whole and sum(turns) > len(turns) * mark else 0))


def _averages_before(evenings: Evenings) -> list[Fraction | None]:
    return [
        average([points for turns, _ in evenings[:number] for points in turns])
        for number in range(len(evenings))
    ]


def _ranking(evenings: Mapping[str, Evenings]) -> dict[str, list[Fraction]]:
    """5, 4, 3, 2 and 1 for the first five whole evenings of a date; who ties, gets the same."""
    return {
        who: [
            _placed(played[number], [each[number] for each in evenings.values()])
            for number in range(len(played))
        ]
        for who, played in evenings.items()
    }


def _placed(mine: tuple[Turns, bool], everyone: Iterable[tuple[Turns, bool]]) -> Fraction:
    turns, whole = mine
    better = sum(each and sum(other) > sum(turns) for other, each in everyone)
    return Fraction(RANKING_POINTS[better] if whole and better < len(RANKING_POINTS) else 0)


def _fraction(assigned: AverageAssigned | None) -> Fraction | None:
    return None if assigned is None else Fraction(assigned.points, assigned.turns)
