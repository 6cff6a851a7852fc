from itertools import permutations

import pytest

from sjoelen.tournament.competition.contestants import contestants
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.duels.duel import duels, meetings, points_of_legs
from tests.tournament.competitions import new_competition, with_events


@pytest.mark.parametrize(
    ("legs", "points"),
    [
        ([], (0, 0)),
        ([(90, 80)], (2, 0)),
        ([(80, 90)], (0, 2)),
        ([(80, 80)], (1, 1)),
        ([(9, 8), (8, 8)], (3, 1)),
    ],
)
def test_two_points_a_leg_won_and_one_each_for_a_drawn_one(
    legs: list[tuple[int, int]], points: tuple[int, int]
) -> None:
    assert points_of_legs(legs, (2, 1, 0)) == points
    assert points_of_legs([leg[::-1] for leg in legs], (2, 1, 0)) == points[::-1]


def test_a_competition_says_what_a_win_is_worth() -> None:
    assert points_of_legs([(9, 8), (8, 8)], (3, 1, 0)) == (4, 1)


def test_everybody_meets_everybody_once_whatever_order_they_came_in() -> None:
    for names in permutations(("anna", "bram", "cas")):
        competition = new_competition("all-against-all", *names)
        pairs = {(each.one, each.other) for each in duels(competition, 1, contestants(competition))}
        assert pairs == {("anna", "bram"), ("anna", "cas"), ("bram", "cas")}


def test_each_of_one_side_meets_each_of_the_other() -> None:
    competition = new_competition("sides-5", "anna/A", "bram/A", "cas/B", "dirk/B")
    (duel,) = duels(competition, 1, contestants(competition))
    assert [(each.one, each.other) for each in meetings([duel])] == [
        ("anna", "cas"),
        ("anna", "dirk"),
        ("bram", "cas"),
        ("bram", "dirk"),
    ]


def test_in_a_league_each_plays_at_home_once_and_nobody_knows_who_until_the_line_ups_are_open() -> None:
    competition = new_competition("league-4", "anna/A", "bram/B")
    every = duels(competition, 1, contestants(competition))
    assert [(each.round, each.one, each.other) for each in every] == [(1, "A", "B"), (2, "B", "A")]
    assert [(each.meetings, each.open_meetings) for each in every] == [((), 4), ((), 4)]


def test_who_does_not_come_or_leaves_is_not_waited_for() -> None:
    competition = new_competition("all-against-all", "anna", "bram", "cas")
    competition = with_events(
        competition,
        direction.withdraw(competition, "anna", "ill"),
        direction.mark_absent(competition, "bram", 1),
    )
    every = duels(competition, 1, contestants(competition))
    assert [each.open_meetings for each in every] == [0, 0, 0]
    league = new_competition("league-4", "anna/A", "bram/B")
    left = with_events(league, direction.withdraw(league, "anna", "ill"))
    assert [each.open_meetings for each in duels(left, 1, contestants(left))] == [0, 0]
