"""The formats, written down a second time: an oracle that read our files would share our mistakes."""

from typing import Any

KNOCKOUT = "knockout-20-2"
HIGHEST = ["highest_turn", "next_highest_turns"]


def _sum(series: int, turns: int, ties: list[str], **other: Any) -> dict[str, Any]:
    return {
        "series": series,
        "turns": turns,
        "ties": ties,
        "unit": "turn",
        "best": 0,
        "teams": False,
        **other,
    }


FORMATS: dict[str, dict[str, Any]] = {
    "series-1x10": _sum(1, 10, [*HIGHEST, "decider", "lot"]),
    "series-2x10": _sum(2, 10, [*HIGHEST, "decider", "lot"]),
    "series-3x10": _sum(3, 10, [*HIGHEST, "decider", "lot"]),
    "best-4-of-8": _sum(8, 10, HIGHEST, unit="series", best=4),
    "best-4-of-5": _sum(1, 5, [*HIGHEST, "lot"], best=4),
    "teams-4": _sum(2, 10, HIGHEST, teams=True),
    "pairs-two-cards": _sum(1, 10, HIGHEST, teams=True),
    "pairs-one-card": _sum(1, 10, HIGHEST),
    "twenty-two-3x10": _sum(3, 10, [*HIGHEST, "lot"]),
}
