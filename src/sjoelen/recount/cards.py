"""The valid result of each turn of a card, from its events in order."""

from collections.abc import Mapping, Sequence
from typing import Any

from sjoelen.recount.points import points

COUNTED = ("turn_entered", "replay_entered", "turn_announced")


def results(events: Sequence[Mapping[str, Any]], player: str, series: int, turns: int) -> list[int | None]:
    """Return the valid result of each turn, None where there is none."""
    return [
        result(events, {"player": player, "series": series, "turn": turn}) for turn in range(1, turns + 1)
    ]


def is_complete(events: Sequence[Mapping[str, Any]], player: str, series: int, turns: int) -> bool:
    """Return True if every turn is settled."""
    slots = ({"player": player, "series": series, "turn": turn} for turn in range(1, turns + 1))
    return all(latest_result(events, slot) for slot in slots)


def result(events: Sequence[Mapping[str, Any]], slot: Mapping[str, Any]) -> int | None:
    """Return the valid result of one turn, or None."""
    latest = latest_result(events, slot)
    return latest[0] if latest else None


def latest_result(events: Sequence[Mapping[str, Any]], slot: Mapping[str, Any]) -> list[int | None]:
    """Return a list of one result, which is None if a ruling excludes the turn; [] while it is open."""
    entered: set[int] = set()
    verdict: list[int | None] = []
    waits_for_replay = False
    for event in events:
        kind, payload = event["type"], event["payload"]
        if payload.get("slot") != slot:
            continue
        if kind == "turn_entered":
            entered.add(payload["points"])
        elif kind in ("turn_corrected", "dispute_decided", "turn_ruled", "replay_entered"):
            verdict = [payload["points"]]
            waits_for_replay = waits_for_replay and kind not in ("turn_ruled", "replay_entered")
        elif kind == "turn_crossed_out":
            verdict = [min(payload["legible"])]
        elif kind == "replay_ordered":
            waits_for_replay, verdict = True, []
    if waits_for_replay:
        return []
    return verdict or (list(entered) if len(entered) == 1 else [])


def miscounts(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the events whose points differ from the value of their counts."""
    return [
        event
        for event in events
        if event["type"] in COUNTED
        and (counts := event["payload"]["told"])["tally"] is not None
        and points(counts["tally"], counts["bonus"]) != event["payload"]["points"]
    ]
