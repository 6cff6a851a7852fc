from sjoelen.desk.sheet import Line, Place, Ratio, Slot, sheet
from sjoelen.tournament.friendly import replay
from sjoelen.tournament.friendly_events import (
    EntryUndone,
    GameStarted,
    PlayerAdded,
    StarterDrawn,
    TurnRecorded,
)

GAME = replay(
    [
        GameStarted("ans-2026", ("no-stacking",), 2),
        PlayerAdded("a"),
        PlayerAdded("b"),
        StarterDrawn("b"),
        TurnRecorded("b", 1, ((2, (7, 7, 9, 7)),), (2,), False, None, 150),
        TurnRecorded("b", 2, (), (), False, 103, 103),
        TurnRecorded("a", 1, (), (), False, 99, 99),
        EntryUndone(7),
    ]
)


def test_the_sheet_shows_what_happened_and_what_it_adds_up_to() -> None:
    shown = sheet("g", GAME, {"a": "Anna"})
    assert (shown.id, shown.sequence, shown.turns, shown.house_rules) == ("g", 8, 2, ("no-stacking",))
    assert [player.name for player in shown.players] == ["Anna", ""]
    assert shown.starter == "b"
    assert shown.next == Slot("a", 1)
    assert not shown.complete
    assert shown.standing == (
        Place(1, "b", 253, 2, Ratio(253, 2), 150),
        Place(2, "a", 0, 0, None, None),
    )


def test_every_entry_has_its_line() -> None:
    lines = sheet("g", GAME, {}).entries
    assert lines[0] == Line(1, "game_started", False)
    assert lines[3] == Line(4, "starter_drawn", False, "b")
    assert lines[4] == Line(
        5, "turn_recorded", False, "b", 1, tally=(7, 7, 9, 7), after=2, bonus=(2,), points=150
    )
    assert lines[5] == Line(6, "turn_recorded", False, "b", 2, total=103, points=103)
    assert lines[6] == Line(7, "turn_recorded", True, "a", 1, total=99, points=99)
    assert lines[7] == Line(8, "entry_undone", False, undoes=7)
