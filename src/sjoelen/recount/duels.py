"""Who won what of whom, duel after duel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sjoelen.recount.event_reader import Events, competition_format, payloads, stage_rules


@dataclass(slots=True)
class DuelTotals:
    """What a contestant has: points, points of single legs, turns, and points against each other one."""

    points: int = 0
    legs: int = 0
    turns: list[int] = field(default_factory=list)
    against: dict[str, int] = field(default_factory=dict)


def duel_totals(
    events: Events, stage: int, people: Mapping[str, Sequence[str]], away: set[str]
) -> dict[str, DuelTotals]:
    """What everybody won; `away`: who withdrew or did not come, and is not waited for."""
    rules, found = stage_rules(events, stage), {who: DuelTotals() for who in people}
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
                    _add(rules, found[home], guest, played)
                    _add(rules, found[guest], home, [leg[::-1] for leg in played])
    return found


def _pairs(
    events: Events, stage: int, home: str, guest: str, people: Mapping[str, Sequence[str]]
) -> list[tuple[str, str]]:
    if stage_rules(events, stage)["procedure"] != "league":
        return [(one, other) for one in people[home] for other in people[guest]]
    shown: dict[str, Any] = {}
    for each in payloads(events, "line_up_opened", "line_up_ruled"):
        if (each["stage"], each["home"], each["away"]) == (stage, home, guest):
            shown[each["team"]] = each["players"]
    if home not in shown or guest not in shown:
        return []
    return [
        (shown[home][place], shown[guest][place]) for place in range(competition_format(events)["team_size"])
    ]


def _leg(events: Events, stage: int, number: int, one: str, other: str) -> list[int] | None:
    leg = None
    for each in payloads(events, "leg_played", "leg_corrected"):
        if (each["stage"], each["round"]) == (stage, number) and {each["one"], each["other"]} == {one, other}:
            leg = [each["points_one"], each["points_other"]]
            leg = leg if each["one"] == one else leg[::-1]
    return leg


def _add(rules: Mapping[str, Any], mine: DuelTotals, other: str, legs: Sequence[Sequence[int]]) -> None:
    win, draw, loss = rules["points"]
    own = theirs = 0
    for a, b in legs:
        own += win if a > b else draw if a == b else loss
        theirs += win if b > a else draw if a == b else loss
        mine.turns.append(a)
    gained = own
    if rules["procedure"] == "league":
        gained = win if own > theirs else draw if own == theirs else loss
    mine.legs += own
    mine.points += gained
    mine.against[other] = mine.against.get(other, 0) + gained
