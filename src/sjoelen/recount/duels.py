"""The points of each contestant, duel by duel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sjoelen.recount.event_reader import Events, competition_format, payloads, stage_rules


@dataclass(slots=True)
class DuelTotals:
    """A contestant's points, leg points, turns, and points against each opponent."""

    points: int = 0
    legs: int = 0
    turns: list[int] = field(default_factory=list)
    against: dict[str, int] = field(default_factory=dict)


def duel_totals(
    events: Events, stage: int, people: Mapping[str, Sequence[str]], away: set[str]
) -> dict[str, DuelTotals]:
    """Return the totals of each contestant; `away`: withdrawn or absent players, without open meetings."""
    rules, totals = stage_rules(events, stage), {name: DuelTotals() for name in people}
    names = sorted(people)
    for number in range(1, rules["meetings"] + 1):
        for place, low in enumerate(names):
            for high in names[place + 1 :]:
                home, guest = (low, high) if number % 2 else (high, low)
                pairs = _pairs(events, stage, home, guest, people)
                legs = [_leg(events, stage, number, *pair) for pair in pairs]
                waiting = any(
                    leg is None and not away & set(pair) for pair, leg in zip(pairs, legs, strict=True)
                )
                played = [leg for leg in legs if leg is not None]
                if played and not (rules["procedure"] == "league" and waiting):
                    _add(rules, totals[home], guest, played)
                    _add(rules, totals[guest], home, [leg[::-1] for leg in played])
    return totals


def _pairs(
    events: Events, stage: int, home: str, guest: str, people: Mapping[str, Sequence[str]]
) -> list[tuple[str, str]]:
    if stage_rules(events, stage)["procedure"] != "league":
        return [(host, visitor) for host in people[home] for visitor in people[guest]]
    line_ups: dict[str, Any] = {}
    for payload in payloads(events, "line_up_opened", "line_up_ruled"):
        if (payload["stage"], payload["home"], payload["away"]) == (stage, home, guest):
            line_ups[payload["team"]] = payload["players"]
    if home not in line_ups or guest not in line_ups:
        return []
    return [
        (line_ups[home][place], line_ups[guest][place])
        for place in range(competition_format(events)["team_size"])
    ]


def _leg(events: Events, stage: int, number: int, player: str, opponent: str) -> list[int] | None:
    leg = None
    for payload in payloads(events, "leg_played", "leg_corrected"):
        pair = {payload["one"], payload["other"]}
        if (payload["stage"], payload["round"]) == (stage, number) and pair == {player, opponent}:
            leg = [payload["points_one"], payload["points_other"]]
            leg = leg if payload["one"] == player else leg[::-1]
    return leg


def _add(rules: Mapping[str, Any], mine: DuelTotals, other: str, legs: Sequence[Sequence[int]]) -> None:
    win, draw, loss = rules["points"]
    own = theirs = 0
    for a, b in legs:
        own += win if a > b else draw if a == b else loss
        theirs += win if b > a else draw if a == b else loss
        mine.turns.append(a)
    gain = own
    if rules["procedure"] == "league":
        gain = win if own > theirs else draw if own == theirs else loss
    mine.legs += own
    mine.points += gain
    mine.against[other] = mine.against.get(other, 0) + gain
