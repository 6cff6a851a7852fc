"""The parts of a stage, recalculated from the standing of the stage before."""

from collections.abc import Mapping
from fractions import Fraction
from hashlib import sha256
from typing import Any

from sjoelen.recount.cards import is_complete, results
from sjoelen.recount.event_reader import (
    Events,
    competition_format,
    contestants,
    current_stage,
    payloads,
    series_of,
    stage_rules,
)
from sjoelen.recount.standing import Row, standing

Parts = list[tuple[str, list[str]]]


def stage_parts(events: Events) -> dict[int, Parts]:
    """Return the parts of every begun stage after the first, with their contestants by seed."""
    return {stage: _parts(events, stage) for stage in range(2, current_stage(events) + 1)}


def _parts(events: Events, stage: int) -> Parts:
    rules = stage_rules(events, stage)
    ranked = [row for row in standing(events, stage - 1) if row["rank"] is not None]
    match rules["division"]:
        case "classes":
            return _classes(events, stage, _in_order(events, ranked))
        case "halves":
            return [
                ("winners", _in_order(events, [row for row in ranked if _in_first_half(row, ranked)])),
                ("losers", _in_order(events, [row for row in ranked if not _in_first_half(row, ranked)])),
            ]
        case "whole":
            return [("", _in_order(events, ranked))]
        case "pools":
            return _pools(_in_order(events, ranked), int(rules["size"]))
        case cut:
            first = [row for row in ranked if _above(row, ranked) < int(rules["size"])]
            behind = [row for row in ranked if row not in first]
            return [("", _in_order(events, first if cut == "first" else behind))]


def _pools(order: list[str], size: int) -> Parts:
    """Deal the contestants in turn to as few pools as possible."""
    pools: dict[str, list[str]] = {str(number + 1): [] for number in range(-(-len(order) // size))}
    for place, contestant in enumerate(order):
        pools[str(place % len(pools) + 1)].append(contestant)
    return list(pools.items())


def _above(row: Row, ranked: list[Row]) -> int:
    return len([1 for other in ranked if other["part"] == row["part"] and other["rank"] < row["rank"]])


def _in_first_half(row: Row, ranked: list[Row]) -> bool:
    size = sum(other["part"] == row["part"] for other in ranked)
    return 2 * _above(row, ranked) < int(size)


def _in_order(events: Events, rows: list[Row]) -> list[str]:
    seed = payloads(events, "competition_created")[0]["seed"]

    def place(row: Row) -> tuple[int, Fraction, bytes]:
        lot = sha256(f"{seed}:{row['contestant']}".encode()).digest()
        return row["rank"], -Fraction(row["score"]), lot

    return [row["contestant"] for row in sorted(rows, key=place)]


def _classes(events: Events, stage: int, order: list[str]) -> Parts:
    (*_, declared) = payloads(events, "classes_declared")
    names = [limit["name"] for limit in declared["limits"]]
    parts: dict[str, list[str]] = {name: [] for name in (*names, declared["unrated"])}
    for contestant in order:
        parts[_class(events, stage, contestants(events)[contestant][0], declared)].append(contestant)
    return list(parts.items())


def _class(events: Events, stage: int, player: str, declared: Mapping[str, Any]) -> str:
    turns, averages = competition_format(events)["turns"], list[Fraction]()
    for series in series_of(events, stage - 1):
        card = [points for points in results(events, player, series, turns) if points is not None]
        if card and is_complete(events, player, series, turns):
            averages.append(Fraction(sum(card), len(card)))
    if len(averages) >= max(1, declared["results_least"]):
        for limit in declared["limits"]:
            if sum(averages) / len(averages) >= Fraction(limit["points"], limit["turns"]):
                return str(limit["name"])
    return str(declared["unrated"])
