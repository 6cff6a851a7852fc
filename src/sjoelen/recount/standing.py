"""Who leads a competition, computed anew from the events of its file."""

from collections.abc import Mapping, Sequence
from typing import Any

from sjoelen.recount.cards import results
from sjoelen.recount.formats import FORMATS, KNOCKOUT
from sjoelen.recount.knockout import ranks as ranks_of_knockout
from sjoelen.recount.ranks import Field, ranks

Events = Sequence[Mapping[str, Any]]
STATUSES = ("playing", "unplayed", "absent", "withdrawn")


def standing(events: Events) -> list[dict[str, Any]]:
    """Rank, contestant, points and status of everyone, best first; `events` hold a `type` and a `payload`."""
    (created,) = told(events, "competition_created")
    if created["format"] == KNOCKOUT:
        return knockout(events)
    form = FORMATS[created["format"]]
    people = contestants(events, form)
    turns = {who: counted(events, players, form) for who, players in people.items()}
    status = {who: status_of(events, players, form, turns[who]) for who, players in people.items()}
    legs: dict[str, list[int]] = {}
    for played in told(events, "decider_played"):
        legs.setdefault(played["contestant"], []).append(played["points"])
    ranked = {who: turns[who] for who in people if status[who] == "playing"}
    places = ranks(Field(ranked, legs, form["ties"], created["seed"]))
    rows = [
        {"rank": places.get(who), "contestant": who, "points": sum(turns[who]), "status": status[who]}
        for who in people
    ]
    return sorted(rows, key=lambda row: (STATUSES.index(row["status"]), row["rank"] or 0, row["contestant"]))


def knockout(events: Events) -> list[dict[str, Any]]:
    """The same of a knock-out: who is still in, or was never drawn, has no rank."""
    found = ranks_of_knockout(events)
    gone = {each["player"] for each in told(events, "player_withdrew")}
    drawn = {player for each in told(events, "bracket_drawn") for player in each["seeds"]}
    rows = []
    for player in (each["player"] for each in told(events, "player_entered")):
        status = "playing" if player in drawn else "unplayed"
        if player in gone and player not in found:
            status = "withdrawn"
        rows.append({"rank": found.get(player), "contestant": player, "points": 0, "status": status})
    return rows


def told(events: Events, kind: str) -> list[Mapping[str, Any]]:
    """What the events of a kind tell, in their order."""
    return [event["payload"] for event in events if event["type"] == kind]


def contestants(events: Events, form: Mapping[str, Any]) -> dict[str, list[str]]:
    """Each contestant with the players whose cards count for it."""
    found: dict[str, list[str]] = {}
    for player in told(events, "player_entered"):
        who = player["team"] if form["teams"] else player["player"]
        if who is not None:
            found.setdefault(who, []).append(player["player"])
    return found


def counted(events: Events, players: Sequence[str], form: Mapping[str, Any]) -> list[int]:
    """The results that count for a contestant."""
    units: list[list[int]] = []
    for player in players:
        for series in range(1, form["series"] + 1):
            card = [each for each in results(events, player, series, form["turns"]) if each is not None]
            if form["unit"] == "turn":
                units += [[each] for each in card]
            elif card:
                units.append(card)
    if form["best"]:
        units.sort(key=sum, reverse=True)
        units = units[: form["best"]]
    return [each for unit in units for each in unit]


def status_of(events: Events, players: Sequence[str], form: Mapping[str, Any], turns: Sequence[int]) -> str:
    """Playing, unplayed, absent or withdrawn."""
    gone = {each["player"] for each in told(events, "player_withdrew")}
    if gone >= set(players):
        return "withdrawn"
    if turns:
        return "playing"
    missed = {(each["player"], each["series"]) for each in told(events, "player_absent")}
    everything = {(player, series) for player in players for series in range(1, form["series"] + 1)}
    return "absent" if missed >= everything else "unplayed"
