"""Everybody's place, by comparing each with each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any


@dataclass(frozen=True, slots=True)
class RankedField:
    """Scores, results and deciding legs of all who have a rank, the ties in their order, the seed of the lot.

    `leg_points` and `against` are of duels: points won in single legs, and of each other contestant.
    """

    scores: Mapping[str, Fraction]
    turns: Mapping[str, Sequence[int]]
    legs: Mapping[str, Sequence[int]]
    ties: Sequence[str]
    seed: int
    leg_points: Mapping[str, int] = field(default_factory=dict)
    against: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def ranks(field: RankedField) -> dict[str, int]:
    """One more than the number of those who stand above."""
    return {who: 1 + sum(is_above(field, other, who) for other in field.scores) for who in field.scores}


def is_above(field: RankedField, one: str, other: str) -> bool:
    """Whether the one has a higher score, or else is told apart by the first tie-break that can."""
    if field.scores[one] != field.scores[other]:
        return field.scores[one] > field.scores[other]
    tied = [who for who in field.scores if field.scores[who] == field.scores[one]]
    for procedure in field.ties:
        strength = {who: _strength(field, procedure, who, tied) for who in tied}
        if strength[one] != strength[other]:
            return bool(strength[one] > strength[other])
        tied = [who for who in tied if strength[who] == strength[one]]
    return False


def _strength(field: RankedField, procedure: str, who: str, tied: Sequence[str]) -> Any:
    """What a tie-break compares; more is better."""
    match procedure:
        case "highest_turn":
            return max(field.turns[who])
        case "next_highest_turns":
            return sorted(field.turns[who], reverse=True)
        case "decider":
            played_by_all = min(len(field.legs.get(each, ())) for each in tied)
            return list(field.legs.get(who, ()))[:played_by_all]
        case "slid_points":
            return sum(field.turns[who])
        case "leg_points":
            return field.leg_points[who]
        case "direct_comparison":
            met = all(other in field.against[one] for one in tied for other in tied if one != other)
            return sum(field.against[who][other] for other in tied if other != who) if met else 0
        case _:
            return [-digit for digit in sha256(f"{field.seed}:{who}".encode()).digest()]
