"""Queries on the events of a competition file."""

from collections.abc import Mapping, Sequence
from typing import Any

from sjoelen.recount.formats import FORMATS

Events = Sequence[Mapping[str, Any]]


def payloads(events: Events, *kinds: str) -> list[Mapping[str, Any]]:
    """Return the payloads of the events of these types, in order."""
    return [event["payload"] for event in events if event["type"] in kinds]


def competition_format(events: Events) -> Mapping[str, Any]:
    """Return the format of the competition: the one that its file defines, or one written down here."""
    for payload in payloads(events, "format_defined"):
        own: Mapping[str, Any] = payload["format"]
        return own
    return FORMATS[payloads(events, "competition_created")[0]["format"]]


def stage_rules(events: Events, stage: int) -> Mapping[str, Any]:
    """Return the rules of a stage: those of the format, with the points of the competition."""
    rules: Mapping[str, Any] = competition_format(events)["stages"][stage - 1]
    points = payloads(events, "competition_created")[0].get("points")
    return {**rules, "points": points} if points and rules.get("points") else rules


def series_of(events: Events, stage: int) -> list[int]:
    """Return the numbers of the series of a stage."""
    stages = competition_format(events)["stages"]
    before = sum(earlier["series"] for earlier in stages[: stage - 1])
    return list(range(before + 1, before + 1 + stages[stage - 1]["series"]))


def until_stage_ends(events: Events, stage: int) -> Events:
    """Return the events until the next stage last began, or all events if it has not begun."""
    end = len(events)
    for place, event in enumerate(events):
        if event["type"] == "stage_begun" and event["payload"]["stage"] == stage + 1:
            end = place
        if event["type"] == "stage_undone" and event["payload"]["stage"] <= stage + 1:
            end = len(events)
    return events[:end]


def current_stage(events: Events) -> int:
    """Return the number of the current stage."""
    stage = 1
    for event in events:
        if event["type"] == "stage_begun":
            stage = event["payload"]["stage"]
        elif event["type"] == "stage_undone":
            stage = event["payload"]["stage"] - 1
    return stage


def withdrawn(events: Events, stage: int) -> list[str]:
    """Return the players who withdrew before the end of a stage, in order."""
    return [payload["player"] for payload in payloads(until_stage_ends(events, stage), "player_withdrew")]


def absent(events: Events, stage: int) -> set[str]:
    """Return the players who were absent from every series of a stage."""
    missed = {(payload["player"], payload["series"]) for payload in payloads(events, "player_absent")}
    players = {payload["player"] for payload in payloads(events, "player_entered")}
    return {
        player for player in players if all((player, number) in missed for number in series_of(events, stage))
    }


def contestants(events: Events) -> dict[str, list[str]]:
    """Return the players of each contestant."""
    teams, members = competition_format(events)["team_size"] > 1, dict[str, list[str]]()
    for player in payloads(events, "player_entered"):
        name = player["team"] if teams else player["player"]
        if name is not None:
            members.setdefault(name, []).append(player["player"])
    return members


def status(events: Events, stage: int, players: Sequence[str], *, played: bool) -> str:
    """Return the status of a contestant: withdrawn, playing, absent or unplayed."""
    if set(players) <= set(withdrawn(events, stage)):
        return "withdrawn"
    if played:
        return "playing"
    return "absent" if set(players) <= absent(events, stage) else "unplayed"
