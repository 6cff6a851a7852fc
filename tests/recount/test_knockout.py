from typing import Any

from sjoelen.recount.knockout import ranks


def leg(round_: int, player: str, opponent: str, points: tuple[int, int], **more: Any) -> dict[str, Any]:
    payload = {"round": round_, "one": player, "other": opponent, "decides": False, **more}
    payload |= {"points_one": points[0], "points_other": points[1]}
    return {"type": "leg_corrected" if "number" in more else "leg_played", "payload": payload}


def test_a_bye_advances_and_the_winner_of_the_final_is_first() -> None:
    events = [*[leg(1, "c", "b", (90, 80))] * 6, *[leg(2, "a", "c", (80, 90))] * 7]
    assert ranks(events, "abc") == {"b": 3, "a": 2, "c": 1}


def test_a_deciding_leg_and_its_correction_give_the_winner() -> None:
    level = [leg(1, "a", "b", (9, 8)), leg(1, "a", "b", (8, 9))] * 6 + [leg(1, "a", "b", (7, 7))]
    decider = leg(1, "b", "a", (24, 20), decides=True)
    assert ranks(level, "ab") == {}
    assert ranks([*level, decider], "ab") == {"a": 2, "b": 1}
    corrected = leg(1, "a", "b", (28, 24), decides=True, number=1)
    assert ranks([*level, decider, corrected], "ab") == {"a": 1, "b": 2}


def test_no_player_gives_no_ranks_and_a_single_player_is_first() -> None:
    assert ranks([], []) == {}
    assert ranks([], ["a"]) == {"a": 1}
    assert ranks([], ["a"], withdrawn=["a"]) == {}


def test_the_first_to_withdraw_loses_and_a_withdrawn_opponent_is_no_champion() -> None:
    assert ranks([], "ab", withdrawn=["a"]) == {"a": 2, "b": 1}
    assert ranks([], "ab", withdrawn=["b", "a"]) == {"b": 2}
    won = [leg(1, "a", "b", (90, 80))] * 7
    assert ranks(won, "ab", withdrawn=["a"]) == {"b": 2, "a": 1}


def test_a_bout_of_another_stage_is_another_bout() -> None:
    assert ranks([leg(1, "a", "b", (90, 80), stage=2)] * 7, "ab") == {}
