from fractions import Fraction

from sjoelen.home.commands import form_teams, leave, set_handicap
from sjoelen.home.events import Team
from sjoelen.home.game import replay
from sjoelen.home.ranking import Lead, TeamRow, lead, ranking, team_ranking
from tests.home.games import started, totals, wrote


def test_a_handicap_counts_for_each_turn_played_and_not_in_the_average() -> None:
    game = wrote(wrote(wrote(started("a", "b"), "a", 1, 100), "b", 1, 90), "b", 2, 80)
    game = replay(set_handicap(game, "b", 12), game)
    assert totals(game) == {"b": 194, "a": 100}
    first = ranking(game)[0]
    assert (first.handicap, first.average, first.best) == (24, Fraction(85), 90)


def test_a_lead_names_its_players_and_points() -> None:
    game = started("a", "b", "c")
    assert lead(game) is None
    game = wrote(wrote(game, "a", 1, 100), "b", 1, 88)
    assert lead(game) == Lead(("a",), 12)
    assert [row.behind for row in ranking(game)] == [0, 12, 100]
    level = wrote(game, "c", 1, 100)
    assert lead(level) == Lead(("a", "c"), 0)


def test_a_player_who_left_is_ranked_below_the_others_and_does_not_lead() -> None:
    game = wrote(wrote(wrote(started("a", "b", "c"), "a", 1, 148), "b", 1, 88), "c", 1, 90)
    game = replay(leave(game, "a"), game)
    assert lead(game) == Lead(("c",), 2)
    assert [(row.rank, game.players[row.player], row.left) for row in ranking(game)] == [
        (1, "c", False),
        (2, "b", False),
        (3, "a", True),
    ]


def test_a_single_player_does_not_lead() -> None:
    assert lead(wrote(started("a"), "a", 1, 100)) is None


def test_a_team_has_the_points_of_its_players_together() -> None:
    game = wrote(wrote(wrote(started("a", "b", "c"), "a", 1, 100), "b", 1, 60), "c", 1, 70)
    game = replay(form_teams(game, [Team("t", ("c",)), Team("u", ("a", "b"))]), game)
    assert team_ranking(game) == (
        TeamRow(1, "u", 160, 2, Fraction(80), 0),
        TeamRow(2, "t", 70, 1, Fraction(70), 90),
    )
    assert team_ranking(started("a")) == ()
