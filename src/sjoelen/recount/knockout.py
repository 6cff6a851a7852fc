"""A knock-out played through once more, bout by bout."""

from collections.abc import Mapping, Sequence
from typing import Any

TARGETS = [9, 11, 13]  # earlier rounds, the semi-final, the final


def ranks(events: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """The rank of everyone who is out, and of the winner."""
    field: list[str | None] = []
    for event in events:
        if event["type"] == "bracket_drawn":
            field = _places(list(event["payload"]["seeds"]))
    found: dict[str, int] = {}
    if len(field) < 2:  # noqa: PLR2004 one alone plays nobody
        return found
    number = 1
    while len(field) > 1:
        to_come = len(field).bit_length() - 2
        target = TARGETS[max(0, len(TARGETS) - 1 - to_come)]
        following: list[str | None] = []
        for one, other in zip(field[::2], field[1::2], strict=True):
            winner = _winner(events, number, one, other, target)
            following.append(winner)
            if winner and one and other:
                found[other if winner == one else one] = len(field) // 2 + 1
        field, number = following, number + 1
    if field[0]:
        found[field[0]] = 1
    return found


def _places(seeds: list[str]) -> list[str | None]:
    """Each round is folded open from the one after it: beside each place stands the one that completes it."""
    order = [0]
    while len(order) < len(seeds):
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def _winner(
    events: Sequence[Mapping[str, Any]], number: int, one: str | None, other: str | None, target: int
) -> str | None:
    if not one or not other:
        return (one or other) if number == 1 else None
    legs: dict[bool, list[list[int]]] = {True: [], False: []}
    for event in events:
        told = event["payload"]
        if event["type"] not in ("leg_played", "leg_corrected") or told["round"] != number:
            continue
        if {told["one"], told["other"]} != {one, other}:
            continue
        leg = [told["points_one"], told["points_other"]]
        leg = leg if told["one"] == one else leg[::-1]
        if event["type"] == "leg_played":
            legs[told["decides"]].append(leg)
        else:
            legs[told["decides"]][told["number"] - 1] = leg
    mine = sum(2 if a > b else 1 if a == b else 0 for a, b in legs[False])
    theirs = 2 * len(legs[False]) - mine
    if max(mine, theirs) < target:
        return None
    for a, b in [(mine, theirs), *legs[True]]:
        if a != b:
            return one if a > b else other
    return None
