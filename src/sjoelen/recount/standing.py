"""Who leads a stage of a competition, computed anew from the events of its file."""

from fractions import Fraction
from typing import Any

from sjoelen.recount import knockout
from sjoelen.recount.duels import duel_totals
from sjoelen.recount.event_reader import (
    Events,
    absent,
    contestants,
    current_stage,
    payloads,
    stage_rules,
    status,
    withdrawn,
)
from sjoelen.recount.ranks import RankedField, ranks
from sjoelen.recount.season import card_scores

STATUSES = ("playing", "unplayed", "absent", "withdrawn")
Row = dict[str, Any]


def standing(events: Events, stage: int | None = None) -> list[Row]:
    """Everyone's part, rank, score, points and status; `events` hold a `type` and a `payload`."""
    number = stage or current_stage(events)
    people = contestants(events)
    rows: list[Row] = []
    for name, whose in parts_played(events, number):
        placed = {who: people[who] for who in whose}
        ranked = _knockout if stage_rules(events, number)["procedure"] == "knockout" else _scored
        rows += [{"part": name, **row} for row in ranked(events, number, placed)]
    return sorted(rows, key=lambda row: (row["part"], STATUSES.index(row["status"]), row["rank"] or 0))


def parts_played(events: Events, stage: int) -> list[tuple[str, list[str]]]:
    """The parts of a stage as it began, and those who came too late for the first one."""
    parts: list[tuple[str, list[str]]] = []
    for event in events:
        if event["type"] == "stage_begun" and event["payload"]["stage"] == stage:
            parts = [(part["name"], list(part["contestants"])) for part in event["payload"]["parts"]]
        elif event["type"] == "stage_undone" and event["payload"]["stage"] <= stage:
            parts = []
    if stage == 1:
        placed = {who for _, whose in parts for who in whose}
        rest = [who for who in contestants(events) if who not in placed]
        parts += [("", rest)] if rest or not parts else []
    return parts


def _scored(events: Events, stage: int, people: dict[str, list[str]]) -> list[Row]:
    rules, left = stage_rules(events, stage), withdrawn(events, stage)
    if rules["procedure"] == "sum":
        results = card_scores(events, stage, people)
        leg_points, against = dict[str, int](), dict[str, dict[str, int]]()
    else:
        duels = duel_totals(events, stage, people, {*left, *absent(events, stage)})
        results = {who: (Fraction(each.points), each.turns) for who, each in duels.items()}
        leg_points = {who: each.legs for who, each in duels.items()}
        against = {who: each.against for who, each in duels.items()}
    stated = {
        who: status(events, stage, players, played=bool(results[who][1])) for who, players in people.items()
    }
    legs: dict[str, list[int]] = {}
    for played in payloads(events, "decider_played"):
        if played["stage"] == stage:
            legs.setdefault(played["contestant"], []).append(played["points"])
    scores = {who: results[who][0] for who in people if stated[who] == "playing"}
    turns = {who: results[who][1] for who in scores}
    seed = payloads(events, "competition_created")[0]["seed"]
    places = ranks(RankedField(scores, turns, legs, rules["ties"], seed, leg_points, against))
    return [
        {
            "rank": places.get(who),
            "contestant": who,
            "score": str(results[who][0]),
            "points": sum(results[who][1]),
            "status": stated[who],
        }
        for who in people
    ]


def _knockout(events: Events, stage: int, people: dict[str, list[str]]) -> list[Row]:
    """Who is still in, or was never drawn, has no rank."""
    drawn = {
        who
        for each in payloads(events, "stage_begun")
        if each["stage"] == stage
        for part in each["parts"]
        for who in part["contestants"]
    }
    left = withdrawn(events, stage)
    seeds = [who for who in people if who in drawn]
    targets = stage_rules(events, stage).get("targets") or knockout.TARGETS
    found = knockout.ranks(events, seeds, left, stage, targets)
    rows = []
    for who, players in people.items():
        state = "playing" if who in found else status(events, stage, players, played=who in drawn)
        rows.append({"rank": found.get(who), "contestant": who, "score": "0", "points": 0, "status": state})
    return rows
