from sjoelen.desk.game_commands import Mark, Table
from sjoelen.desk.game_view import Leader, Place, Player, Ratio, Side, Slot, TeamPlace, label, sheet
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
        TeamsFormed((Team("t", ("a", "b")),)),
    ]
)
TABLE = Table("home-game/g", GAME, (Mark("at", "guest"),) * 10, "look")


def test_the_sheet_shows_what_happened_and_what_it_adds_up_to() -> None:
    shown = sheet(TABLE, {"n": "Anna", "t": "Rood"})
    assert (shown.sequence, shown.turns, shown.house_rules) == (10, 2, ("no-stacking",))
    assert (shown.strength, shown.link) == ("look", None)
    assert shown.players == (Player("a", "Anna"), Player("b", ""))
    assert shown.starter == "b"
    assert shown.next == Slot("a", 1)
    assert not shown.complete
    assert shown.standing == (
        Place(1, "b", 263, 2, Ratio(253, 2), 150, 0, 10),
        Place(2, "a", 0, 0, None, None, 263),
    )
    assert (shown.handicaps, shown.leader) == ({"b": 5}, Leader(("b",), 263))
    assert shown.teams == (Side("t", "Rood", ("a", "b")),)
    assert shown.team_standing == (TeamPlace(1, "t", 263, 2, Ratio(263, 2), 0),)


def test_the_label_of_a_game_opens_nothing() -> None:
    assert "g" not in sheet(TABLE, {}).id or len(sheet(TABLE, {}).id) == 22
    assert label("home-game/a") != label("home-game/b")
