"""A knock-out played through once more, bout by bout."""

from collections.abc import Mapping, Sequence
from typing import Any

TARGETS = [9, 11, 13]  # earlier rounds, the semi-final, the final


def ranks(
    events: Sequence[Mapping[str, Any]],
    seeds: Sequence[str],
    withdrawn: Sequence[str] = (),
    stage: int = 1,
    targets: Sequence[int] = TARGETS,
) -> dict[str, int]:
    """Return the rank of everyone who is out, and of the winner.

    `withdrawn`: in the order of withdrawing; `targets`: points that win a bout, the final's last.
    """
    field = _places(list(seeds))
    found: dict[str, int] = {}
    legs = [
        event
        for event in events
        if event["type"] in ("leg_played", "leg_corrected") and event["payload"].get("stage", 1) == stage
    ]
    number, slid_for = 1, False
    while len(field) > 1:
        to_come = len(field).bit_length() - 2
        target = targets[max(0, len(targets) - 1 - to_come)]
        following: list[str | None] = []
        for one, other in zip(field[::2], field[1::2], strict=True):
            winner, slid_for = _winner(legs, number, one, other, target), True
            if winner is None:
                winner, slid_for = _left_over(one, other, withdrawn, number), False
            following.append(winner)
            if winner and one and other:
                found[other if winner == one else one] = len(field) // 2 + 1
        field, number = following, number + 1
    if field and field[0] and (slid_for or field[0] not in withdrawn):
        found[field[0]] = 1
    return found


def _places(seeds: list[str]) -> list[str | None]:
    """Each round is folded open from the one after it: beside each place stands the one that completes it."""
    order = [0, 1] if seeds else []
    while len(order) < len(seeds):
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def _left_over(one: str | None, other: str | None, withdrawn: Sequence[str], number: int) -> str | None:
    """Who goes on without sliding: alone in the first round, or as the other was the first to withdraw."""
    if one is None or other is None:
        return (one or other) if number == 1 else None
    first = next((each for each in withdrawn if each in (one, other)), None)
    return {None: None, one: other, other: one}[first]


def _winner(
    legs_told: Sequence[Mapping[str, Any]], number: int, one: str | None, other: str | None, target: int
) -> str | None:
    if not one or not other:
        return None
    legs: dict[bool, list[list[int]]] = {True: [], False: []}
    for event in legs_told:
        told = event["payload"]
        if told["round"] != number or {told["one"], told["other"]} != {one, other}:
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
