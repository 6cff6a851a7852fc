"""Everybody's place, by comparing each with each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any


@dataclass(frozen=True, slots=True)
class Field:
    """Results and deciding legs of all who have a rank, the ties in their order, the seed of the lot."""

    turns: Mapping[str, Sequence[int]]
    legs: Mapping[str, Sequence[int]]
    ties: Sequence[str]
    seed: int


def ranks(field: Field) -> dict[str, int]:
    """One more than the number of those who stand above."""
    return {who: 1 + sum(is_above(field, other, who) for other in field.turns) for who in field.turns}


def is_above(field: Field, one: str, other: str) -> bool:
    """Whether the one has more points, or else is told apart by the first tie-break that can."""
    if sum(field.turns[one]) != sum(field.turns[other]):
        return sum(field.turns[one]) > sum(field.turns[other])
    tied = [who for who in field.turns if sum(field.turns[who]) == sum(field.turns[one])]
    for procedure in field.ties:
        strength = {who: _strength(field, procedure, who, tied) for who in tied}
        if strength[one] != strength[other]:
            return bool(strength[one] > strength[other])
        tied = [who for who in tied if strength[who] == strength[one]]
    return False


def _strength(field: Field, procedure: str, who: str, tied: Sequence[str]) -> Any:
    """What a tie-break compares; more is better."""
    match procedure:
        case "highest_turn":
            return max(field.turns[who])
        case "next_highest_turns":
            return sorted(field.turns[who], reverse=True)
        case "decider":
            played_by_all = min(len(field.legs.get(each, ())) for each in tied)
            return list(field.legs.get(who, ()))[:played_by_all]
        case _:
            return [-digit for digit in sha256(f"{field.seed}:{who}".encode()).digest()]
