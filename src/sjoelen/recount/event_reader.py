"""What the events of a file tell, and about whom."""

from collections.abc import Mapping, Sequence
from typing import Any

from sjoelen.recount.formats import FORMATS

Events = Sequence[Mapping[str, Any]]


def payloads(events: Events, *kinds: str) -> list[Mapping[str, Any]]:
    """What the events of these kinds tell, in their order."""
    return [event["payload"] for event in events if event["type"] in kinds]


def competition_format(events: Events) -> Mapping[str, Any]:
    """Return the format of the competition: the one that its file defines, or one written down here."""
    for payload in payloads(events, "format_defined"):
        own: Mapping[str, Any] = payload["format"]
        return own
    return FORMATS[payloads(events, "competition_created")[0]["format"]]


def stage_rules(events: Events, stage: int) -> Mapping[str, Any]:
    """How a stage is decided."""
    found: Mapping[str, Any] = competition_format(events)["stages"][stage - 1]
    agreed = payloads(events, "competition_created")[0].get("points")
    return {**found, "points": agreed} if agreed and found.get("points") else found


def series_of(events: Events, stage: int) -> list[int]:
    """The numbers of its series."""
    stages = competition_format(events)["stages"]
    before = sum(each["series"] for each in stages[: stage - 1])
    return list(range(before + 1, before + 1 + stages[stage - 1]["series"]))


def until_stage_ends(events: Events, stage: int) -> Events:
    """The events up to the last time the next stage began; all of them when it has not."""
    end = len(events)
    for place, event in enumerate(events):
        if event["type"] == "stage_begun" and event["payload"]["stage"] == stage + 1:
            end = place
        if event["type"] == "stage_undone" and event["payload"]["stage"] <= stage + 1:
            end = len(events)
    return events[:end]


def current_stage(events: Events) -> int:
    """The stage that is played."""
    stage = 1
    for event in events:
        if event["type"] == "stage_begun":
            stage = event["payload"]["stage"]
        elif event["type"] == "stage_undone":
            stage = event["payload"]["stage"] - 1
    return stage


def withdrawn(events: Events, stage: int) -> list[str]:
    """Who had withdrawn when the stage was over, in their order."""
    return [each["player"] for each in payloads(until_stage_ends(events, stage), "player_withdrew")]


def absent(events: Events, stage: int) -> set[str]:
    """Who came for no series of the stage."""
    missed = {(each["player"], each["series"]) for each in payloads(events, "player_absent")}
    players = {each["player"] for each in payloads(events, "player_entered")}
    return {
        player for player in players if all((player, number) in missed for number in series_of(events, stage))
    }


def contestants(events: Events) -> dict[str, list[str]]:
    """Each contestant with its players."""
    teams, found = competition_format(events)["team_size"] > 1, dict[str, list[str]]()
    for player in payloads(events, "player_entered"):
        who = player["team"] if teams else player["player"]
        if who is not None:
            found.setdefault(who, []).append(player["player"])
    return found


def status(events: Events, stage: int, players: Sequence[str], *, played: bool) -> str:
    """Withdrawn, playing, absent or unplayed."""
    if set(players) <= set(withdrawn(events, stage)):
        return "withdrawn"
    if played:
        return "playing"
    return "absent" if set(players) <= absent(events, stage) else "unplayed"
