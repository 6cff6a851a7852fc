from typing import Any

from sjoelen.recount.duels import duel_totals

PEOPLE = {"A": ["a1", "a2", "a3", "a4"], "B": ["b1", "b2", "b3", "b4"]}
CREATED = {"type": "competition_created", "payload": {"format": "league-4", "seed": 1}}


def leg(player: str, opponent: str, points: tuple[int, int], kind: str = "leg_played") -> dict[str, Any]:
    meeting = {"stage": 1, "round": 1, "one": player, "other": opponent}
    return {"type": kind, "payload": {**meeting, "points_one": points[0], "points_other": points[1]}}


def opened(team: str) -> dict[str, Any]:
    payload = {"stage": 1, "home": "A", "away": "B", "team": team, "players": PEOPLE[team]}
    return {"type": "line_up_opened", "payload": payload}


OPENED = [CREATED, opened("A"), opened("B")]
THREE = [leg(f"a{number}", f"b{number}", (90, 80)) for number in (1, 2, 3)]


def test_a_team_match_counts_once_all_its_meetings_are_played() -> None:
    assert duel_totals([*OPENED, *THREE], 1, PEOPLE, set())["A"].points == 0
    whole = duel_totals([*OPENED, *THREE, leg("b4", "a4", (90, 80))], 1, PEOPLE, set())
    assert (whole["A"].points, whole["A"].legs, whole["B"].points, whole["B"].legs) == (2, 6, 0, 2)
    assert (whole["A"].turns, whole["A"].against) == ([90, 90, 90, 80], {"B": 2})


def test_meetings_of_a_player_who_left_are_not_open() -> None:
    assert duel_totals([*OPENED, *THREE], 1, PEOPLE, {"a4"})["A"].points == 2


def test_a_sealed_line_up_gives_no_meetings() -> None:
    assert duel_totals([CREATED, opened("A"), *THREE], 1, PEOPLE, set())["A"].turns == []


def test_a_corrected_leg_replaces_the_first_entry() -> None:
    created = {"type": "competition_created", "payload": {"format": "all-against-all", "seed": 1}}
    people = {"a": ["a"], "b": ["b"]}
    level = [created, leg("a", "b", (90, 80)), leg("b", "a", (85, 85), "leg_corrected")]
    totals = duel_totals(level, 1, people, set())
    assert (totals["a"].points, totals["b"].points) == (1, 1)
