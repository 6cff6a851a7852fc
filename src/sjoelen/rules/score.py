"""The score of a tally."""

from dataclasses import dataclass

from sjoelen.rules.edition import Edition
from sjoelen.rules.error import TooManyDiscs
from sjoelen.rules.tally import Tally


@dataclass(frozen=True, slots=True)
class Score:
    """Sets, extra discs for each compartment in board order, and the points they make together."""

    tally: Tally
    sets: int
    extras: tuple[int, ...]
    points: int


def unchecked_score(tally: Tally, edition: Edition) -> Score:
    """Return the score of these counts, possible or not (R40)."""
    extra_points = sum(
        extra * value for extra, value in zip(tally.extras, edition.gate_values.value, strict=True)
    )
    points = edition.set_value.value * tally.sets + extra_points
    return Score(tally, tally.sets, tally.extras, points)


def score(tally: Tally, edition: Edition) -> Score:
    """Return the score of this tally; raises TooManyDiscs when the edition has fewer discs."""
    most = edition.discs_per_turn
    if tally.discs > most.value:
        raise TooManyDiscs(most.article, discs=tally.discs, most=most.value)
    return unchecked_score(tally, edition)
