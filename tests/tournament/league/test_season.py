from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.competition.events import AverageAssigned
from sjoelen.tournament.competition.format import Scoring
from sjoelen.tournament.league.season import Evenings, evening_scores

HUNDRED = AverageAssigned("anna", 100, 1)
TURN = st.integers(0, 148)


def scores(scoring: Scoring, evenings: Evenings, assigned: AverageAssigned | None = None) -> list[Fraction]:
    averages = {} if assigned is None else {"anna": assigned}
    return evening_scores(scoring, {"anna": evenings}, averages)["anna"]


def evening(*turns: int, complete: bool = True) -> tuple[tuple[int, ...], bool]:
    return turns, complete


@pytest.mark.parametrize(
    ("turns", "gained"),
    [
        ((100,) * 10, 20),
        ((99,) * 10, 0),
        ((101,) * 10, 25),
        ((100,) * 9 + (101,), 25),
        ((99,) * 9 + (148,), 7),
    ],
)
def test_two_points_a_turn_at_the_assigned_average_and_five_for_beating_ten_times_it(
    turns: tuple[int, ...], gained: int
) -> None:
    assert scores(Scoring.ASSIGNED, [evening(*turns)], HUNDRED) == [gained]


@given(st.lists(TURN, min_size=10, max_size=10), st.integers(0, 148))
def test_an_evening_gains_at_most_twenty_five(turns: list[int], average: int) -> None:
    (gained,) = scores(Scoring.ASSIGNED, [evening(*turns)], AverageAssigned("anna", average, 1))
    assert 0 <= gained <= 25


def test_an_incomplete_evening_earns_no_bonus_yet() -> None:
    assert scores(Scoring.ASSIGNED, [evening(148, complete=False)], HUNDRED) == [2]


def test_without_an_assigned_average_the_evenings_before_give_it() -> None:
    evenings = [evening(90, 90), evening(90, 89)]
    assert scores(Scoring.ASSIGNED, evenings) == [0, 2]


def test_plus_minus_compares_with_the_own_average_and_first_with_the_assigned_one() -> None:
    evenings = [evening(105, 105), evening(104, 104), evening()]
    assert scores(Scoring.PLUS_MINUS, evenings, HUNDRED) == [10, -2, 0]
    assert scores(Scoring.PLUS_MINUS, evenings) == [0, -2, 0]


def test_an_average_is_never_rounded_before_it_is_compared() -> None:
    thirds = AverageAssigned("anna", 301, 3)
    assert scores(Scoring.PLUS_MINUS, [evening(100)], thirds) == [Fraction(-1, 3)]


def test_the_five_best_of_an_evening_get_five_to_one_points_and_ties_get_the_same() -> None:
    slid = {"anna": 100, "bram": 90, "cas": 90, "dirk": 80, "els": 70, "fred": 60}
    scores_by_player = evening_scores(
        Scoring.RANKING, {name: [evening(points)] for name, points in slid.items()}, {}
    )
    assert {name: score for name, (score,) in scores_by_player.items()} == {
        "anna": 5,
        "bram": 4,
        "cas": 4,
        "dirk": 2,
        "els": 1,
        "fred": 0,
    }


def test_absent_and_unfinished_players_get_no_ranking_points() -> None:
    scores_by_player = evening_scores(
        Scoring.RANKING,
        {"anna": [evening(complete=False)], "bram": [evening(90, complete=False)], "cas": [evening(1)]},
        {},
    )
    assert scores_by_player == {"anna": [0], "bram": [0], "cas": [5]}


@pytest.mark.parametrize("scoring", [Scoring.POINTS, Scoring.AVERAGE])
def test_with_other_scorings_an_evening_is_worth_its_points(scoring: Scoring) -> None:
    assert scores(scoring, [evening(90, 80), evening()]) == [170, 0]
