from typing import Any

from sjoelen.recount.knockout import ranks


def drawn(*seeds: str) -> dict[str, Any]:
    return {"type": "bracket_drawn", "payload": {"seeds": list(seeds)}}


def leg(round_: int, one: str, other: str, points: tuple[int, int], **more: Any) -> dict[str, Any]:
    told = {"round": round_, "one": one, "other": other, "decides": False, **more}
    told |= {"points_one": points[0], "points_other": points[1]}
    return {"type": "leg_corrected" if "number" in more else "leg_played", "payload": told}


def test_a_bye_goes_on_and_the_winner_of_the_final_is_first() -> None:
    events = [drawn("a", "b", "c"), *[leg(1, "c", "b", (90, 80))] * 6, *[leg(2, "a", "c", (80, 90))] * 7]
    assert ranks(events) == {"b": 3, "a": 2, "c": 1}


def test_six_discs_decide_and_a_correction_counts_instead() -> None:
    level = [leg(1, "a", "b", (9, 8)), leg(1, "a", "b", (8, 9))] * 6 + [leg(1, "a", "b", (7, 7))]
    decider = leg(1, "b", "a", (24, 20), decides=True)
    assert ranks([drawn("a", "b"), *level]) == {}
    assert ranks([drawn("a", "b"), *level, decider]) == {"a": 2, "b": 1}
    corrected = leg(1, "a", "b", (28, 24), decides=True, number=1)
    assert ranks([drawn("a", "b"), *level, decider, corrected]) == {"a": 1, "b": 2}


def test_without_a_bracket_or_an_opponent_nobody_has_a_rank() -> None:
    assert ranks([]) == {}
    assert ranks([drawn("a")]) == {}
