"""The formats, a second time: an oracle that read the format files would share their mistakes."""

from typing import Any

HIGHEST = ["highest_turn", "next_highest_turns"]
DECIDED = [*HIGHEST, "decider"]


def _cards(ties: list[str], **other: Any) -> dict[str, Any]:
    defaults = {"procedure": "sum", "division": "whole", "series": 1, "unit": "turn", "best": 0}
    return {**defaults, "scoring": "points", "ties": ties, **other}


def _format(turns: int, *stages: dict[str, Any], team_size: int = 1) -> dict[str, Any]:
    return {"turns": turns, "team_size": team_size, "stages": stages}


def _knockout(division: str) -> dict[str, Any]:
    return {"procedure": "knockout", "division": division, "series": 1}


def _season(scoring: str, ties: list[str] = HIGHEST) -> dict[str, Any]:
    return _cards(ties, series=40, unit="series", scoring=scoring)


def _duels(ties: list[str], procedure: str = "duels", meetings: int = 1) -> dict[str, Any]:
    return {
        "procedure": procedure,
        "division": "whole",
        "series": 1,
        "ties": ties,
        "meetings": meetings,
        "points": [2, 1, 0],
    }


POOLS = _cards(HIGHEST, division="pools", size=4, best=4)
FORMATS: dict[str, dict[str, Any]] = {
    "series-1x10": _format(10, _cards([*DECIDED, "lot"])),
    "series-2x10": _format(10, _cards([*DECIDED, "lot"], series=2)),
    "series-3x10": _format(10, _cards([*DECIDED, "lot"], series=3)),
    "best-4-of-8": _format(10, _cards(HIGHEST, series=8, unit="series", best=4)),
    "best-4-of-5": _format(5, _cards([*HIGHEST, "lot"], best=4)),
    "teams-4": _format(10, _cards(HIGHEST, series=2), team_size=4),
    "pairs-two-cards": _format(10, _cards(HIGHEST), team_size=2),
    "pairs-one-card": _format(10, _cards(HIGHEST)),
    "twenty-two-3x10": _format(10, _cards([*HIGHEST, "lot"], series=3)),
    "knockout-20-2": _format(1, _knockout("whole")),
    "pools": _format(5, POOLS),
    "pools-knockouts": _format(5, {**POOLS, "ties": DECIDED}, _knockout("halves")),
    "series-classes-knockout": _format(10, _cards(DECIDED), _knockout("classes")),
    "all-against-all": _format(1, _duels(["direct_comparison", "slid_points", "decider"])),
    "sides-5": _format(1, _duels(["direct_comparison", "slid_points"]), team_size=5),
    "league-4": _format(
        1, _duels(["leg_points", "direct_comparison", "slid_points"], "league", 2), team_size=4
    ),
    "season-average": _format(10, _season("average")),
    "season-plus-minus": _format(10, _season("plus_minus")),
    "season-assigned": _format(10, _season("assigned")),
    "season-ranking": _format(10, _season("ranking")),
    "season-runner-up": _format(10, _season("ranking", DECIDED), _cards(DECIDED, division="behind", size=1)),
}
