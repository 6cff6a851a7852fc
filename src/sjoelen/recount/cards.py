"""What each turn of a card counts, read off its events one after another."""

from collections.abc import Mapping, Sequence
from typing import Any

from sjoelen.recount.points import points

WRITTEN = ("turn_entered", "replay_entered", "turn_announced")


def results(events: Sequence[Mapping[str, Any]], player: str, series: int, turns: int) -> list[int | None]:
    """The valid result of each turn, None where there is none."""
    return [
        result(events, {"player": player, "series": series, "turn": turn}) for turn in range(1, turns + 1)
    ]


def is_complete(events: Sequence[Mapping[str, Any]], player: str, series: int, turns: int) -> bool:
    """Whether the last word about each turn was said."""
    slots = ({"player": player, "series": series, "turn": turn} for turn in range(1, turns + 1))
    return all(latest_result(events, slot) for slot in slots)


def result(events: Sequence[Mapping[str, Any]], slot: Mapping[str, Any]) -> int | None:
    """The valid result of one turn."""
    word = latest_result(events, slot)
    return word[0] if word else None


def latest_result(events: Sequence[Mapping[str, Any]], slot: Mapping[str, Any]) -> list[int | None]:
    """The last word about a turn, None where it is ruled out; nothing as long as it is open."""
    entered: set[int] = set()
    verdict: list[int | None] = []
    waits_for_replay = False
    for event in events:
        kind, told = event["type"], event["payload"]
        if told.get("slot") != slot:
            continue
        if kind == "turn_entered":
            entered.add(told["points"])
        elif kind in ("turn_corrected", "dispute_decided", "turn_ruled", "replay_entered"):
            verdict = [told["points"]]
            waits_for_replay = waits_for_replay and kind not in ("turn_ruled", "replay_entered")
        elif kind == "turn_crossed_out":
            verdict = [min(told["legible"])]
        elif kind == "replay_ordered":
            waits_for_replay, verdict = True, []
    if waits_for_replay:
        return []
    return verdict or (list(entered) if len(entered) == 1 else [])


def miscounts(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The events whose points are not what their counts are worth."""
    return [
        event
        for event in events
        if event["type"] in WRITTEN
        and (told := event["payload"]["told"])["tally"] is not None
        and points(told["tally"], told["bonus"]) != event["payload"]["points"]
    ]
