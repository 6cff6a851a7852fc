"""The scores of a contestant's evenings: points, a comparison with an average, or a ranking."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from sjoelen.tournament.competition.events import AverageAssigned
from sjoelen.tournament.competition.format import Scoring
from sjoelen.tournament.standings.result import average

RANKING_POINTS = (5, 4, 3, 2, 1)  # competitions: for the first five of an evening
POINTS_AT_AVERAGE = 2  # competitions: for a turn at or above the assigned average
POINTS_ABOVE_AVERAGE = 5  # competitions: for more than all turns at the assigned average

Turns = tuple[int, ...]
Evenings = Sequence[tuple[Turns, bool]]  # the results of each series in its order, and whether it is complete


def evening_scores(
    scoring: Scoring, evenings: Mapping[str, Evenings], assigned: Mapping[str, AverageAssigned]
) -> dict[str, list[Fraction]]:
    """Return the score of each evening of each contestant."""
    match scoring:
        case Scoring.POINTS | Scoring.AVERAGE:
            return {
                contestant: [Fraction(sum(turns)) for turns, _ in played]
                for contestant, played in evenings.items()
            }
        case Scoring.PLUS_MINUS:
            return {
                contestant: _plus_minus(played, _fraction(assigned.get(contestant)))
                for contestant, played in evenings.items()
            }
        case Scoring.ASSIGNED:
            return {
                contestant: _against_assigned(played, _fraction(assigned.get(contestant)))
                for contestant, played in evenings.items()
            }
        case Scoring.RANKING:
            return _ranking(evenings)
        case _:
            assert_never(scoring)


def _plus_minus(evenings: Evenings, assigned: Fraction | None) -> list[Fraction]:
    """Compare each evening with the average of the evenings before, and the first with the assigned one."""
    averages = [assigned if own is None else own for own in _averages_before(evenings)]
    return [
        Fraction(0) if reference is None else sum(turns) - len(turns) * reference
        for (turns, _), reference in zip(evenings, averages, strict=True)
    ]


def _against_assigned(evenings: Evenings, assigned: Fraction | None) -> list[Fraction]:
    """Compare with the assigned average or, without one, with the average of the evenings before."""
    averages = [own if assigned is None else assigned for own in _averages_before(evenings)]
    return [
        Fraction(0) if reference is None else _gain(turns, reference, complete=complete)
        for (turns, complete), reference in zip(evenings, averages, strict=True)
    ]


def _gain(turns: Turns, reference: Fraction, *, complete: bool) -> Fraction:
    gain = POINTS_AT_AVERAGE * sum(points >= reference for points in turns)
    return Fraction(gain + (POINTS_ABOVE_AVERAGE if complete and sum(turns) > len(turns) * reference else 0))


def _averages_before(evenings: Evenings) -> list[Fraction | None]:
    return [
        average([points for turns, _ in evenings[:number] for points in turns])
        for number in range(len(evenings))
    ]


def _ranking(evenings: Mapping[str, Evenings]) -> dict[str, list[Fraction]]:
    """Return 5, 4, 3, 2 and 1 for the five best complete evenings of a date; ties get the same."""
    return {
        contestant: [
            _ranking_points(played[number], [others[number] for others in evenings.values()])
            for number in range(len(played))
        ]
        for contestant, played in evenings.items()
    }


def _ranking_points(own: tuple[Turns, bool], everyone: Iterable[tuple[Turns, bool]]) -> Fraction:
    turns, complete = own
    better = sum(is_complete and sum(rival) > sum(turns) for rival, is_complete in everyone)
    return Fraction(RANKING_POINTS[better] if complete and better < len(RANKING_POINTS) else 0)


def _fraction(assigned: AverageAssigned | None) -> Fraction | None:
    return None if assigned is None else Fraction(assigned.points, assigned.turns)
