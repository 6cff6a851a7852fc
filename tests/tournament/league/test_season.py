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


def evening(*turns: int, whole: bool = True) -> tuple[tuple[int, ...], bool]:
    return turns, whole


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


def test_an_evening_that_is_not_whole_beats_nothing_yet() -> None:
    assert scores(Scoring.ASSIGNED, [evening(148, whole=False)], HUNDRED) == [2]


def test_who_has_no_assigned_average_is_measured_by_the_evenings_before() -> None:
    evenings = [evening(90, 90), evening(90, 89)]
    assert scores(Scoring.ASSIGNED, evenings) == [0, 2]


def test_plus_and_minus_are_against_ones_own_average_and_first_against_the_assigned_one() -> None:
    evenings = [evening(105, 105), evening(104, 104), evening()]
    assert scores(Scoring.PLUS_MINUS, evenings, HUNDRED) == [10, -2, 0]
    assert scores(Scoring.PLUS_MINUS, evenings) == [0, -2, 0]


def test_an_average_is_never_rounded_before_it_is_compared() -> None:
    thirds = AverageAssigned("anna", 301, 3)
    assert scores(Scoring.PLUS_MINUS, [evening(100)], thirds) == [Fraction(-1, 3)]


def test_five_to_one_point_for_the_first_five_of_an_evening_and_the_same_for_the_same() -> None:
    slid = {"anna": 100, "bram": 90, "cas": 90, "dirk": 80, "els": 70, "fred": 60}
    found = evening_scores(Scoring.RANKING, {who: [evening(points)] for who, points in slid.items()}, {})
    assert {who: score for who, (score,) in found.items()} == {
        "anna": 5,
        "bram": 4,
        "cas": 4,
        "dirk": 2,
        "els": 1,
        "fred": 0,
    }


def test_who_did_not_come_or_finish_gets_no_ranking_points() -> None:
    found = evening_scores(
        Scoring.RANKING,
        {"anna": [evening(whole=False)], "bram": [evening(90, whole=False)], "cas": [evening(1)]},
        {},
    )
    assert found == {"anna": [0], "bram": [0], "cas": [5]}


@pytest.mark.parametrize("scoring", [Scoring.POINTS, Scoring.AVERAGE])
def test_elsewhere_an_evening_is_worth_its_points(scoring: Scoring) -> None:
    assert scores(scoring, [evening(90, 80), evening()]) == [170, 0]
