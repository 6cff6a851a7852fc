"""The ranks of a knock-out, recalculated bout by bout."""

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
    """Return the ranks of the players who lost a bout, and of the champion.

    `withdrawn`: players in the order of withdrawing; `targets`: leg points that win a bout, the final's last.
    """
    field = _places(list(seeds))
    ranked: dict[str, int] = {}
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
        for first, second in zip(field[::2], field[1::2], strict=True):
            winner, slid_for = _winner(legs, number, first, second, target), True
            if winner is None:
                winner, slid_for = _unplayed_winner(first, second, withdrawn, number), False
            following.append(winner)
            if winner and first and second:
                ranked[second if winner == first else first] = len(field) // 2 + 1
        field, number = following, number + 1
    if field and field[0] and (slid_for or field[0] not in withdrawn):
        ranked[field[0]] = 1
    return ranked


def _places(seeds: list[str]) -> list[str | None]:
    """Return the seeds in the order of the first round, expanded from the final round by round."""
    order = [0, 1] if seeds else []
    while len(order) < len(seeds):
        order = [place for seed in order for place in (seed, 2 * len(order) - 1 - seed)]
    return [seeds[place] if place < len(seeds) else None for place in order]


def _unplayed_winner(
    first: str | None, second: str | None, withdrawn: Sequence[str], number: int
) -> str | None:
    """Return the winner by a bye in the first round, or by the withdrawal of the opponent."""
    if first is None or second is None:
        return (first or second) if number == 1 else None
    loser = next((player for player in withdrawn if player in (first, second)), None)
    return {None: None, first: second, second: first}[loser]


def _winner(
    leg_events: Sequence[Mapping[str, Any]], number: int, first: str | None, second: str | None, target: int
) -> str | None:
    if not first or not second:
        return None
    legs: dict[bool, list[list[int]]] = {True: [], False: []}
    for event in leg_events:
        payload = event["payload"]
        if payload["round"] != number or {payload["one"], payload["other"]} != {first, second}:
            continue
        leg = [payload["points_one"], payload["points_other"]]
        leg = leg if payload["one"] == first else leg[::-1]
        if event["type"] == "leg_played":
            legs[payload["decides"]].append(leg)
        else:
            legs[payload["decides"]][payload["number"] - 1] = leg
    mine = sum(2 if a > b else 1 if a == b else 0 for a, b in legs[False])
    theirs = 2 * len(legs[False]) - mine
    if max(mine, theirs) < target:
        return None
    for a, b in [(mine, theirs), *legs[True]]:
        if a != b:
            return first if a > b else second
    return None
