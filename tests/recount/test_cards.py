from typing import Any

import pytest

from sjoelen.recount.cards import is_complete, latest_result, miscounts, result, results

SLOT = {"player": "anna", "series": 1, "turn": 1}


def event(kind: str, **payload: Any) -> dict[str, Any]:
    return {"type": kind, "payload": {"slot": SLOT, **payload}}


ENTERED = event("turn_entered", points=100)
OTHER = event("turn_entered", points=101)
ORDERED = event("replay_ordered")


@pytest.mark.parametrize(
    ("events", "points"),
    [
        ([], None),
        ([ENTERED], 100),
        ([ENTERED, ENTERED], 100),
        ([ENTERED, OTHER], None),
        ([ENTERED, OTHER, event("dispute_decided", points=101)], 101),
        ([ENTERED, event("turn_corrected", points=110)], 110),
        ([ENTERED, event("turn_crossed_out", legible=[98, 100])], 98),
        ([ENTERED, ORDERED], None),
        ([ENTERED, ORDERED, event("replay_entered", points=90)], 90),
        ([ENTERED, event("turn_ruled", points=None)], None),
    ],
)
def test_the_latest_verdict_of_a_turn_counts(events: list[dict[str, Any]], points: int | None) -> None:
    assert result(events, SLOT) == points
    assert results(events, "anna", 1, 2) == [points, None]


def test_an_excluded_turn_is_settled_and_an_open_one_is_not() -> None:
    assert latest_result([ENTERED, event("turn_ruled", points=None)], SLOT) == [None]
    assert is_complete([ENTERED], "anna", 1, 1)
    assert not is_complete([ENTERED], "anna", 1, 2)
    assert not is_complete([ENTERED, ORDERED], "anna", 1, 1)


def test_an_event_with_wrong_points_is_reported() -> None:
    right = event("turn_entered", points=116, told={"tally": [9, 5, 7, 5], "bonus": []})
    wrong = event("turn_entered", points=66, told={"tally": [9, 5, 7, 5], "bonus": []})
    total = event("turn_entered", points=66, told={"tally": None, "bonus": []})
    assert miscounts([right, wrong, total]) == [wrong]
