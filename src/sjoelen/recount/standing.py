"""The standing of a stage, recalculated from the events of a competition file."""

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
    """Return each contestant's part, rank, score, points and status; events have a `type` and a `payload`."""
    number = stage or current_stage(events)
    people = contestants(events)
    rows: list[Row] = []
    for name, names in contestants_by_part(events, number):
        members = {contestant: people[contestant] for contestant in names}
        part_rows = _knockout if stage_rules(events, number)["procedure"] == "knockout" else _scored
        rows += [{"part": name, **row} for row in part_rows(events, number, members)]
    return sorted(rows, key=lambda row: (row["part"], STATUSES.index(row["status"]), row["rank"] or 0))


def contestants_by_part(events: Events, stage: int) -> list[tuple[str, list[str]]]:
    """Return the parts of a stage as it began, with the late entrants of the first stage."""
    parts: list[tuple[str, list[str]]] = []
    for event in events:
        if event["type"] == "stage_begun" and event["payload"]["stage"] == stage:
            parts = [(part["name"], list(part["contestants"])) for part in event["payload"]["parts"]]
        elif event["type"] == "stage_undone" and event["payload"]["stage"] <= stage:
            parts = []
    if stage == 1:
        placed = {contestant for _, names in parts for contestant in names}
        rest = [contestant for contestant in contestants(events) if contestant not in placed]
        parts += [("", rest)] if rest or not parts else []
    return parts


def _scored(events: Events, stage: int, people: dict[str, list[str]]) -> list[Row]:
    rules, withdrawn_players = stage_rules(events, stage), withdrawn(events, stage)
    if rules["procedure"] == "sum":
        results = card_scores(events, stage, people)
        leg_points, against = dict[str, int](), dict[str, dict[str, int]]()
    else:
        duels = duel_totals(events, stage, people, {*withdrawn_players, *absent(events, stage)})
        results = {
            contestant: (Fraction(totals.points), totals.turns) for contestant, totals in duels.items()
        }
        leg_points = {contestant: totals.legs for contestant, totals in duels.items()}
        against = {contestant: totals.against for contestant, totals in duels.items()}
    statuses = {
        contestant: status(events, stage, players, played=bool(results[contestant][1]))
        for contestant, players in people.items()
    }
    legs: dict[str, list[int]] = {}
    for payload in payloads(events, "decider_played"):
        if payload["stage"] == stage:
            legs.setdefault(payload["contestant"], []).append(payload["points"])
    scores = {
        contestant: results[contestant][0] for contestant in people if statuses[contestant] == "playing"
    }
    turns = {contestant: results[contestant][1] for contestant in scores}
    seed = payloads(events, "competition_created")[0]["seed"]
    ranked = ranks(RankedField(scores, turns, legs, rules["ties"], seed, leg_points, against))
    return [
        {
            "rank": ranked.get(contestant),
            "contestant": contestant,
            "score": str(results[contestant][0]),
            "points": sum(results[contestant][1]),
            "status": statuses[contestant],
        }
        for contestant in people
    ]


def _knockout(events: Events, stage: int, people: dict[str, list[str]]) -> list[Row]:
    """Return the rows of a knock-out part; contestants still in it, or never drawn, have no rank."""
    drawn = {
        contestant
        for payload in payloads(events, "stage_begun")
        if payload["stage"] == stage
        for part in payload["parts"]
        for contestant in part["contestants"]
    }
    seeds = [contestant for contestant in people if contestant in drawn]
    targets = stage_rules(events, stage).get("targets") or knockout.TARGETS
    ranked = knockout.ranks(events, seeds, withdrawn(events, stage), stage, targets)
    rows = []
    for contestant, players in people.items():
        state = (
            "playing" if contestant in ranked else status(events, stage, players, played=contestant in drawn)
        )
        rows.append(
            {
                "rank": ranked.get(contestant),
                "contestant": contestant,
                "score": "0",
                "points": 0,
                "status": state,
            }
        )
    return rows
