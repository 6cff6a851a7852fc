from typing import Any

from sjoelen.recount.stages import stage_parts

AVERAGES = {"anna": 115, "bram": 110, "cas": 100, "dirk": 50}


def event(kind: str, **payload: Any) -> dict[str, Any]:
    return {"type": kind, "payload": payload}


def played(format_id: str, turns: int) -> list[dict[str, Any]]:
    return [
        event("competition_created", format=format_id, seed=1),
        *(event("player_entered", player=name, team=None) for name in AVERAGES),
        *(
            event("turn_entered", slot={"player": name, "series": 1, "turn": turn}, points=points)
            for name, points in AVERAGES.items()
            for turn in range(1, turns + 1)
        ),
    ]


BEGUN = event("stage_begun", stage=2, parts=[])


def test_before_the_next_stage_begins_there_are_no_later_parts() -> None:
    assert stage_parts(played("pools-knockouts", 5)) == {}


def test_halves_are_of_each_pool() -> None:
    pools = event("stage_begun", stage=1, parts=[{"name": "1", "contestants": list(AVERAGES)}])
    assert stage_parts([*played("pools-knockouts", 5), pools, BEGUN]) == {
        2: [("winners", ["anna", "bram"]), ("losers", ["cas", "dirk"])]
    }


def test_classes_depend_on_the_average_and_a_minimum_of_complete_series() -> None:
    limits = [{"name": "A", "points": 110, "turns": 1}, {"name": "B", "points": 90, "turns": 1}]
    least_one = event("classes_declared", limits=limits, results_least=1, unrated="X")
    assert stage_parts([*played("series-classes-knockout", 10), least_one, BEGUN]) == {
        2: [("A", ["anna", "bram"]), ("B", ["cas"]), ("X", ["dirk"])]
    }
    least_two = event("classes_declared", limits=limits, results_least=2, unrated="X")
    assert stage_parts([*played("series-classes-knockout", 10), least_two, BEGUN])[2][-1] == (
        "X",
        list(AVERAGES),
    )


def test_the_contestants_behind_the_first_advance() -> None:
    assert stage_parts([*played("season-runner-up", 10), BEGUN]) == {2: [("", ["bram", "cas", "dirk"])]}
