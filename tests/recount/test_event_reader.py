from typing import Any

from sjoelen.recount.event_reader import absent, contestants, current_stage, series_of, status, withdrawn


def event(kind: str, **payload: Any) -> dict[str, Any]:
    return {"type": kind, "payload": payload}


CREATED = event("competition_created", format="season-runner-up", seed=1)
ENTERED = [event("player_entered", player=name, team="A") for name in ("anna", "bram")]
BEGUN, UNDONE = event("stage_begun", stage=2, parts=[]), event("stage_undone", stage=2)
LEFT = event("player_withdrew", player="anna")


def test_a_player_who_withdraws_after_a_stage_stays_in_it() -> None:
    assert withdrawn([CREATED, LEFT], 1) == ["anna"]
    assert withdrawn([CREATED, BEGUN, LEFT], 1) == []
    assert withdrawn([CREATED, BEGUN, LEFT], 2) == ["anna"]
    assert withdrawn([CREATED, BEGUN, LEFT, UNDONE], 1) == ["anna"]


def test_a_stage_is_current_until_the_next_begins_and_again_after_an_undo() -> None:
    assert current_stage([CREATED]) == 1
    assert current_stage([CREATED, BEGUN]) == 2
    assert current_stage([CREATED, BEGUN, UNDONE]) == 1


def test_the_numbers_of_series_continue_over_the_stages() -> None:
    assert (series_of([CREATED], 1)[-1], series_of([CREATED], 2)) == (40, [41])


def test_a_contestant_is_a_player_or_a_team_of_players() -> None:
    assert contestants([CREATED, *ENTERED]) == {"anna": ["anna"], "bram": ["bram"]}
    teams = event("competition_created", format="pairs-two-cards", seed=1)
    assert contestants([teams, *ENTERED]) == {"A": ["anna", "bram"]}


def test_withdrawn_playing_absent_and_unplayed_are_different() -> None:
    created = event("competition_created", format="pairs-one-card", seed=1)
    away = [created, *ENTERED, event("player_absent", player="bram", series=1)]
    assert absent(away, 1) == {"bram"}
    assert status(away, 1, ["bram"], played=False) == "absent"
    assert status(away, 1, ["bram"], played=True) == "playing"
    assert status(away, 1, ["anna", "bram"], played=False) == "unplayed"
    assert status([*away, LEFT], 1, ["anna"], played=True) == "withdrawn"
