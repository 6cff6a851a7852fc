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


def test_in_a_round_robin_every_pair_meets_once_in_any_order_of_entry() -> None:
    for names in permutations(("anna", "bram", "cas")):
        competition = new_competition("all-against-all", *names)
        pairs = {(duel.one, duel.other) for duel in duels(competition, 1, contestants(competition))}
        assert pairs == {("anna", "bram"), ("anna", "cas"), ("bram", "cas")}


def test_every_player_of_one_side_meets_every_player_of_the_other() -> None:
    competition = new_competition("sides-5", "anna/A", "bram/A", "cas/B", "dirk/B")
    (duel,) = duels(competition, 1, contestants(competition))
    assert [(meeting.one, meeting.other) for meeting in meetings([duel])] == [
        ("anna", "cas"),
        ("anna", "dirk"),
        ("bram", "cas"),
        ("bram", "dirk"),
    ]


def test_in_a_league_each_team_plays_at_home_once_and_meetings_wait_for_open_line_ups() -> None:
    competition = new_competition("league-4", "anna/A", "bram/B")
    all_duels = duels(competition, 1, contestants(competition))
    assert [(duel.round, duel.one, duel.other) for duel in all_duels] == [(1, "A", "B"), (2, "B", "A")]
    assert [(duel.meetings, duel.open_meetings) for duel in all_duels] == [((), 4), ((), 4)]


def test_meetings_of_absent_or_withdrawn_players_are_not_open() -> None:
    competition = new_competition("all-against-all", "anna", "bram", "cas")
    competition = with_events(
        competition,
        direction.withdraw(competition, "anna", "ill"),
        direction.mark_absent(competition, "bram", 1),
    )
    all_duels = duels(competition, 1, contestants(competition))
    assert [duel.open_meetings for duel in all_duels] == [0, 0, 0]
    league = new_competition("league-4", "anna/A", "bram/B")
    left = with_events(league, direction.withdraw(league, "anna", "ill"))
    assert [duel.open_meetings for duel in duels(left, 1, contestants(left))] == [0, 0]
