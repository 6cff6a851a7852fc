from sjoelen.desk.game_commands import EntryOrigin, OpenGame
from sjoelen.desk.game_view import (
    Leader,
    NextTurn,
    PlayerPlace,
    PlayerView,
    Ratio,
    TeamPlace,
    TeamView,
    public_label,
    view_with_names,
)
from sjoelen.home.events import (
    EntryUndone,
    GameStarted,
    HandicapSet,
    PlayerAdded,
    StarterDrawn,
    Team,
    TeamsFormed,
    TurnRecorded,
)
from sjoelen.home.game import replay

GAME = replay(
    [
        GameStarted("ans-2026", ("no-stacking",), 2),
        PlayerAdded("a", "n"),
        PlayerAdded("b", "m"),
        StarterDrawn("b"),
        TurnRecorded("b", 1, ((2, (7, 7, 9, 7)),), (), (2,), False, None, None, 150),
        TurnRecorded("b", 2, (), (), (), False, None, 103, 103),
        TurnRecorded("a", 1, (), (), (), False, None, 99, 99),
        EntryUndone(7),
        HandicapSet("b", 5),
        TeamsFormed((Team("t", ("b",)),)),
    ]
)
TABLE = OpenGame("home-game/g", GAME, (EntryOrigin("at", "guest"),) * 10, "look")


def test_the_sheet_shows_what_happened_and_what_it_adds_up_to() -> None:
    shown = view_with_names(TABLE, {"n": "Anna", "t": "Rood"})
    assert (shown.sequence, shown.turns, shown.house_rules) == (10, 2, ("no-stacking",))
    assert (shown.strength, shown.link) == ("look", None)
    assert shown.players == (PlayerView("a", "Anna"), PlayerView("b", ""))
    assert shown.starter == "b"
    assert shown.next == NextTurn("a", 1)
    assert not shown.complete
    assert shown.standing == (
        PlayerPlace(1, "b", 263, 2, Ratio(253, 2), 150, 0, 10),
        PlayerPlace(2, "a", 0, 0, None, None, 263),
    )
    assert (shown.handicaps, shown.leader) == ({"b": 5}, Leader((), 263, ("t",)))
    assert shown.teams == (TeamView("t", "Rood", ("b",)),)
    assert shown.team_standing == (TeamPlace(1, "t", 263, 2, Ratio(263, 2), 0),)


def test_the_label_of_a_game_opens_nothing() -> None:
    assert "g" not in view_with_names(TABLE, {}).id or len(view_with_names(TABLE, {}).id) == 22
    assert public_label("home-game/a") != public_label("home-game/b")
