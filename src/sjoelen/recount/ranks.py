"""The ranks of contestants, by comparing every pair."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any


@dataclass(frozen=True, slots=True)
class RankedField:
    """The ranked contestants with their scores, turns and deciding legs.

    `ties`: the tie-breaks in order; `seed`: of the lot. Of duels only: `leg_points`, won in single legs, and
    `against`, the points won against each opponent.
    """

    scores: Mapping[str, Fraction]
    turns: Mapping[str, Sequence[int]]
    legs: Mapping[str, Sequence[int]]
    ties: Sequence[str]
    seed: int
    leg_points: Mapping[str, int] = field(default_factory=dict)
    against: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def ranks(field: RankedField) -> dict[str, int]:
    """Return each contestant's rank: one more than the number of contestants above."""
    return {
        contestant: 1 + sum(is_above(field, other, contestant) for other in field.scores)
        for contestant in field.scores
    }


def is_above(field: RankedField, first: str, second: str) -> bool:
    """Return True if the first has a higher score, or wins the first tie-break that separates them."""
    if field.scores[first] != field.scores[second]:
        return field.scores[first] > field.scores[second]
    tied = [contestant for contestant in field.scores if field.scores[contestant] == field.scores[first]]
    for procedure in field.ties:
        strength = {contestant: _strength(field, procedure, contestant, tied) for contestant in tied}
        if strength[first] != strength[second]:
            return bool(strength[first] > strength[second])
        tied = [contestant for contestant in tied if strength[contestant] == strength[first]]
    return False


def _strength(field: RankedField, procedure: str, contestant: str, tied: Sequence[str]) -> Any:
    """Return the value that a tie-break compares; the higher value ranks first."""
    match procedure:
        case "highest_turn":
            return max(field.turns[contestant])
        case "next_highest_turns":
            return sorted(field.turns[contestant], reverse=True)
        case "decider":
            played_by_all = min(len(field.legs.get(rival, ())) for rival in tied)
            return list(field.legs.get(contestant, ()))[:played_by_all]
        case "slid_points":
            return sum(field.turns[contestant])
        case "leg_points":
            return field.leg_points[contestant]
        case "direct_comparison":
            met = all(second in field.against[first] for first in tied for second in tied if first != second)
            return (
                sum(field.against[contestant][other] for other in tied if other != contestant) if met else 0
            )
        case _:
            return [-digit for digit in sha256(f"{field.seed}:{contestant}".encode()).digest()]
