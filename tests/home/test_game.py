from sjoelen.home.commands import form_teams, rename, set_handicap
from sjoelen.home.events import Team
from sjoelen.home.game import replay
from tests.home.games import started, undid


def test_a_player_goes_by_the_last_name_that_counts() -> None:
    game = started("a", "b")
    assert game.names == {"a": "a", "b": "b"}
    renamed = replay(rename(game, "b", "n"), game)
    assert renamed.names == {"a": "a", "b": "n"}
    assert undid(renamed, 4).names == game.names


def test_the_last_handicap_counts_and_none_is_none() -> None:
    game = started("a")
    for points in (5, 7, 0):
        game = replay(set_handicap(game, "a", points), game)
    assert [undid(undid(game, 5), 4).handicaps, undid(game, 5).handicaps, game.handicaps] == [
        {"a": 5},
        {"a": 7},
        {},
    ]


def test_a_team_goes_on_without_a_player_who_never_was() -> None:
    game = started("a", "b", "c")
    game = replay(form_teams(game, [Team("t", ("a", "b")), Team("u", ("c",))]), game)
    assert game.teams == (Team("t", ("a", "b")), Team("u", ("c",)))
    assert undid(undid(game, 3), 4).teams == (Team("t", ("a",)),)
    assert replay(form_teams(game, []), game).teams == ()
