from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.error import ClassesMissing
from sjoelen.tournament.stages.advance import begin_stage
from sjoelen.tournament.stages.division import class_standings, class_table, divide
from tests.tournament.competitions import new_competition, with_events, with_results

CLASSES = direction.declare_classes([("A", Fraction(110)), ("B", Fraction(90))], 1, "X")


def rated(**averages: int) -> Competition:
    competition = with_events(new_competition("series-classes-knockout", *averages), CLASSES)
    return with_results(competition, {name: [average] * 10 for name, average in averages.items()})


@given(st.integers(1, 40), st.integers(0, 1000))
def test_pools_hold_every_player_once_and_differ_by_one_at_most(people: int, seed: int) -> None:
    names = [f"p{number}" for number in range(people)]
    pools = divide(new_competition("pools", *names, seed=seed), 1)
    sizes = [len(pool.contestants) for pool in pools]
    assert sorted(name for pool in pools for name in pool.contestants) == sorted(names)
    assert max(sizes) <= 4
    assert max(sizes) - min(sizes) <= 1


def test_a_seed_gives_the_same_pools_in_any_order_of_entry() -> None:
    names = [f"p{number}" for number in range(9)]
    assert divide(new_competition("pools", *names), 1) == divide(
        new_competition("pools", *reversed(names)), 1
    )
    assert divide(new_competition("pools", *names), 1) != divide(new_competition("pools", *names, seed=2), 1)


def test_each_pool_is_halved_and_the_larger_half_goes_to_the_winners() -> None:
    competition = new_competition("pools-knockouts", *(f"p{number}" for number in range(6)))
    competition = with_events(competition, begin_stage(competition))
    points = {f"p{number}": [100 - number] * 5 for number in range(6)}
    winners, losers = divide(with_results(competition, points), 2)
    assert (len(winners.contestants), len(losers.contestants)) == (4, 2)
    assert winners.contestants[0] == "p0"


def test_classes_are_named_from_the_highest_and_may_be_empty() -> None:
    assert divide(rated(anna=115, cas=50), 2) == (
        Part("A", ("anna",)),
        Part("B", ()),
        Part("X", ("cas",)),
    )


def test_a_player_without_a_complete_series_is_unrated() -> None:
    competition = rated(anna=115)
    competition = with_results(
        with_events(competition, direction.enter(competition, "bram")), {"bram": [140] * 9}
    )
    standings = class_standings(competition)
    assert {name: [row.contestant for row in rows] for name, rows in standings.items()} == {
        "A": ["anna"],
        "B": [],
        "X": ["bram"],
    }


def test_all_but_the_first_play_for_the_second_place() -> None:
    season = new_competition("season-runner-up", "anna", "bram", "cas")
    season = with_results(season, {"anna": [80] * 10, "bram": [90] * 10, "cas": [70] * 10})
    assert divide(season, 2) == (Part("", ("anna", "cas")),)


def test_seeds_of_a_knockout_are_the_start_numbers_of_those_present() -> None:
    competition = new_competition("knockout-20-2", "cas", "anna", "bram")
    assert divide(competition, 1) == (Part("", ("cas", "anna", "bram")),)
    left = with_events(competition, direction.withdraw(competition, "cas", "ill"))
    assert divide(left, 1) == (Part("", ("anna", "bram")),)


def test_a_class_table_needs_declared_classes() -> None:
    with pytest.raises(ClassesMissing):
        class_table(new_competition("series-1x10"), 1)
