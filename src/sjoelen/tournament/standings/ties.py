"""What decides between equal totals, in the order that a competition declares."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from typing import Any

from sjoelen.tournament.rings.ring import lot


class TieBreak(StrEnum):
    """Named procedures; `lot` is drawn from the competition's seed, so it can be repeated."""

    HIGHEST_TURN = "highest_turn"
    NEXT_HIGHEST_TURNS = "next_highest_turns"
    LEG_POINTS = "leg_points"
    SLID_POINTS = "slid_points"
    DIRECT_COMPARISON = "direct_comparison"
    DECIDER = "decider"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class TieBreakInput:
    """What ties are decided by, for each contestant; `legs`: points won in single legs."""

    turns: Mapping[str, Sequence[int]]
    legs: Mapping[str, int] = field(default_factory=dict)
    deciders: Mapping[str, Sequence[int]] = field(default_factory=dict)
    meetings: Mapping[tuple[str, str], int] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Rank:
    """A contestant's place; `by`: what put it below the one above, None at the top or when tied with it."""

    rank: int
    contestant: str
    by: TieBreak | str | None
    tied: bool


POINTS = "points"
Key = Callable[[str, Sequence[str], TieBreakInput], Any]


def rank(
    totals: Mapping[str, int | Fraction], order: Iterable[TieBreak], tie_input: TieBreakInput
) -> tuple[Rank, ...]:
    """Everyone by score, ties split by each procedure in turn; who stays tied shares a rank (1, 2, 2, 4).

    Among the tied, contestants are listed by their identity, so that the order never depends on the input's.
    """
    groups: list[tuple[str | None, list[str]]] = [(None, sorted(totals))]
    groups = _split(groups, POINTS, lambda who, _, __: -totals[who], tie_input)
    for procedure in order:
        groups = _split(groups, procedure, KEYS[procedure], tie_input)
    rows, place = list[Rank](), 1
    for by, group in groups:
        for position, who in enumerate(group):
            rows.append(Rank(place, who, by if position == 0 and place > 1 else None, len(group) > 1))
        place += len(group)
    return tuple(rows)


def _split(
    groups: Iterable[tuple[str | None, list[str]]], name: str, key: Key, tie_input: TieBreakInput
) -> list[tuple[str | None, list[str]]]:
    parts: list[tuple[str | None, list[str]]] = []
    for by, group in groups:
        keys = {who: key(who, group, tie_input) for who in group}
        ordered = sorted(group, key=lambda who, keys=keys: (keys[who], who))  # type: ignore[misc]
        for number, (_, part) in enumerate(groupby(ordered, key=keys.__getitem__)):
            parts.append((by if number == 0 else name, list(part)))
    return parts


def _highest(who: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -max(tie_input.turns.get(who, ()), default=0)


def _all_highest(who: str, _: Sequence[str], tie_input: TieBreakInput) -> list[int]:
    return sorted(-points for points in tie_input.turns.get(who, ()))


def _slid(who: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -sum(tie_input.turns.get(who, ()))


def _legs(who: str, _: Sequence[str], tie_input: TieBreakInput) -> int:
    return -tie_input.legs.get(who, 0)


def _direct(who: str, group: Sequence[str], tie_input: TieBreakInput) -> int:
    """Points from the meetings among the tied; where some have not met, nothing is compared."""
    pairs = [(one, other) for one in group for other in group if one != other]
    if not all(pair in tie_input.meetings for pair in pairs):
        return 0
    return -sum(tie_input.meetings[who, other] for other in group if other != who)


def _decider(who: str, group: Sequence[str], tie_input: TieBreakInput) -> list[int]:
    """The deciding legs one after another, as far as all of the tied have played them."""
    played = min(len(tie_input.deciders.get(each, ())) for each in group)
    return [-points for points in tie_input.deciders.get(who, ())[:played]]


def _lot(who: str, _: Sequence[str], tie_input: TieBreakInput) -> bytes:
    return lot(tie_input.seed, who)


KEYS: dict[TieBreak, Key] = {
    TieBreak.HIGHEST_TURN: _highest,
    TieBreak.NEXT_HIGHEST_TURNS: _all_highest,
    TieBreak.LEG_POINTS: _legs,
    TieBreak.SLID_POINTS: _slid,
    TieBreak.DIRECT_COMPARISON: _direct,
    TieBreak.DECIDER: _decider,
    TieBreak.LOT: _lot,
}
