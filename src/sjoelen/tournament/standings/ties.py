"""Tie-breaks: they rank contestants of equal score, in the order that a competition declares."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from typing import Any

from sjoelen.tournament.rings.ring import lot


class TieBreak(StrEnum):
    """The tie-breaks by name; `lot` is drawn from the competition's seed, so it is reproducible."""

    HIGHEST_TURN = "highest_turn"
    NEXT_HIGHEST_TURNS = "next_highest_turns"
    LEG_POINTS = "leg_points"
    SLID_POINTS = "slid_points"
    DIRECT_COMPARISON = "direct_comparison"
    DECIDER = "decider"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class TieBreakInput:
    """The input of the tie-breaks for each contestant.

    `legs`: points won in single legs; `meetings`: points of the first contestant against the second.
    """

    turns: Mapping[str, Sequence[int]]
    legs: Mapping[str, int] = field(default_factory=dict)
    deciders: Mapping[str, Sequence[int]] = field(default_factory=dict)
    meetings: Mapping[tuple[str, str], int] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Rank:
    """A contestant's rank.

    `by`: the tie-break (or "points") that ranks it below the contestant above; None at the top or if tied.
    """

    rank: int
    contestant: str
    by: TieBreak | str | None
    tied: bool


POINTS = "points"
Key = Callable[[str, Sequence[str], TieBreakInput], Any]


def rank(
    totals: Mapping[str, int | Fraction], order: Iterable[TieBreak], tie_input: TieBreakInput
) -> tuple[Rank, ...]:
    """Rank contestants by score, then by each tie-break; those still tied share a rank (1, 2, 2, 4).

    Tied contestants are listed by identity, so the order never depends on the order of the input.
    """
    groups: list[tuple[str | None, list[str]]] = [(None, sorted(totals))]
    groups = _split(groups, POINTS, lambda contestant, _, __: -totals[contestant], tie_input)
    for procedure in order:
        groups = _split(groups, procedure, KEYS[procedure], tie_input)
    rows, number = list[Rank](), 1
    for by, group in groups:
        for position, contestant in enumerate(group):
            rows.append(
                Rank(number, contestant, by if position == 0 and number > 1 else None, len(group) > 1)
            )
        number += len(group)
    return tuple(rows)


def _split(
    groups: Iterable[tuple[str | None, list[str]]], name: str, key: Key, tie_input: TieBreakInput
) -> list[tuple[str | None, list[str]]]:
    parts: list[tuple[str | None, list[str]]] = []
    for by, group in groups:
        keys = {contestant: key(contestant, group, tie_input) for contestant in group}
        ordered = sorted(group, key=lambda contestant, keys=keys: (keys[contestant], contestant))  # type: ignore[misc]
        for number, (_, part) in enumerate(groupby(ordered, key=keys.__getitem__)):
            parts.append((by if number == 0 else name, list(part)))
    return parts


def _highest_turn(contestant: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -max(tie_input.turns.get(contestant, ()), default=0)


def _next_highest_turns(contestant: str, _: Sequence[str], tie_input: TieBreakInput) -> list[int]:
    return sorted(-points for points in tie_input.turns.get(contestant, ()))


def _slid_points(contestant: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -sum(tie_input.turns.get(contestant, ()))


def _leg_points(contestant: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -tie_input.legs.get(contestant, 0)


def _direct_comparison(contestant: str, group: Sequence[str], tie_input: TieBreakInput) -> int:
    """Points from the meetings of the tied contestants; 0 for all if some have not met."""
    pairs = [(first, second) for first in group for second in group if first != second]
    if not all(pair in tie_input.meetings for pair in pairs):
        return 0
    return -sum(tie_input.meetings[contestant, other] for other in group if other != contestant)


def _decider(contestant: str, group: Sequence[str], tie_input: TieBreakInput) -> list[int]:
    """Deciding legs in order, as far as all tied contestants have played them."""
    played = min(len(tie_input.deciders.get(member, ())) for member in group)
    return [-points for points in tie_input.deciders.get(contestant, ())[:played]]


def _lot(contestant: str, _: Sequence[str], tie_input: TieBreakInput) -> bytes:
    return lot(tie_input.seed, contestant)


KEYS: dict[TieBreak, Key] = {
    TieBreak.HIGHEST_TURN: _highest_turn,
    TieBreak.NEXT_HIGHEST_TURNS: _next_highest_turns,
    TieBreak.LEG_POINTS: _leg_points,
    TieBreak.SLID_POINTS: _slid_points,
    TieBreak.DIRECT_COMPARISON: _direct_comparison,
    TieBreak.DECIDER: _decider,
    TieBreak.LOT: _lot,
}
