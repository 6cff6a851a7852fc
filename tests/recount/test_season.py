from fractions import Fraction
from typing import Any

import pytest

from sjoelen.recount.season import card_scores


def evening(player: str, series: int, points: int, turns: int = 10) -> list[dict[str, Any]]:
    return [
        {
            "type": "turn_entered",
            "payload": {"slot": {"player": player, "series": series, "turn": turn}, "points": points},
        }
        for turn in range(1, turns + 1)
    ]


def score(format_id: str, *events: dict[str, Any]) -> Fraction:
    created = {"type": "competition_created", "payload": {"format": format_id, "seed": 1}}
    assigned = {"type": "average_assigned", "payload": {"player": "anna", "points": 100, "turns": 1}}
    return card_scores([created, assigned, *events], 1, {"anna": ["anna"], "bram": ["bram"]})["anna"][0]


@pytest.mark.parametrize(
    ("format_id", "points"),
    [("season-average", 104), ("season-plus-minus", 30), ("season-assigned", 50), ("season-ranking", 9)],
)
def test_the_scores_of_two_evenings_equal_a_count_by_hand(format_id: str, points: int) -> None:
    own = [*evening("anna", 1, 105), *evening("anna", 2, 103)]
    assert score(format_id, *own, *evening("bram", 2, 110)) == Fraction(points)


def test_the_best_turns_are_counted_and_the_worst_dropped() -> None:
    card = [*evening("anna", 1, 90, 4), evening("anna", 1, 10, 5)[-1]]
    assert score("pools", *card) == Fraction(360)


def test_an_unfinished_evening_earns_no_bonus() -> None:
    assert score("season-assigned", *evening("anna", 1, 148, 9)) == Fraction(18)
    assert score("season-ranking", *evening("anna", 1, 148, 9)) == Fraction(0)


def test_without_an_average_the_first_evening_earns_nothing() -> None:
    created = {"type": "competition_created", "payload": {"format": "season-assigned", "seed": 1}}
    (total,) = card_scores([created, *evening("bram", 1, 90)], 1, {"bram": ["bram"]}).values()
    assert total[0] == Fraction(0)
