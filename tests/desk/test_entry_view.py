from sjoelen.desk.entry_view import EntryView, OccurrenceView, SubturnTally, text_ids, view_entries
from sjoelen.desk.game_commands import EntryOrigin
from sjoelen.home.events import (
    EntryUndone,
    GameStarted,
    HandicapSet,
    LinkIssued,
    PlayerAdded,
    PlayerRenamed,
    StarterDrawn,
    Team,
    TeamsFormed,
    TurnCorrected,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import replay

COUNTS = ((2, (7, 7, 9, 7)),)
GAME = replay(
    [
        GameStarted("ans-2026", ("no-stacking",), 2),
        PlayerAdded("a", "n1"),
        PlayerRenamed("a", "n2"),
        StarterDrawn("a"),
        HandicapSet("a", 5),
        TeamsFormed((Team("t", ("a",)),)),
        LinkIssued("hash", "look"),
        TurnRecorded("a", 1, COUNTS, ((1, "left-board", None),), (2,), False, 29, None, 150),
        TurnCorrected("a", 1, (), (), (), False, None, 103, 103, corrects=8, reason="r"),
        TurnRecorded("a", 2, (), (), (), False, None, 99, 99),
        EntryUndone(10),
        TurnDeclaredVoid("a", 2, "broken-disc"),
    ]
)
MARKS = tuple(EntryOrigin(f"at {number}", "guest") for number in range(1, 13))


def test_every_entry_has_its_line() -> None:
    shown = view_entries(GAME, MARKS, {"n1": "Anna", "r": "miscounted"})
    assert shown[0] == EntryView(1, "game_started", False, at="at 1", by="guest")
    assert shown[1] == EntryView(2, "player_added", False, "a", at="at 2", name="Anna", by="guest")
    assert shown[2] == EntryView(3, "player_renamed", False, "a", at="at 3", name="", by="guest")
    assert shown[3] == EntryView(4, "starter_drawn", False, "a", at="at 4", by="guest")
    assert shown[4] == EntryView(5, "handicap_set", False, "a", points=5, at="at 5", by="guest")
    assert shown[5] == EntryView(6, "teams_formed", False, at="at 6", by="guest")
    assert shown[6] == EntryView(7, "link_issued", False, at="at 7", strength="look", by="guest")
    assert shown[10] == EntryView(11, "entry_undone", False, undoes=10, at="at 11", by="guest")
    void = EntryView(12, "turn_voided", False, "a", 2, at="at 12", by="guest", incident="broken-disc")
    assert shown[11] == void


def test_a_turn_is_shown_as_it_was_told_and_struck_when_it_was_corrected() -> None:
    recorded, corrected, undone = view_entries(GAME, MARKS, {"r": "miscounted"})[7:10]
    assert (recorded.tally, recorded.after, recorded.bonus, recorded.discs) == ((7, 7, 9, 7), 2, (2,), 29)
    assert recorded.counts == (SubturnTally(2, (7, 7, 9, 7)),)
    assert recorded.occurrences == (OccurrenceView(1, "left-board", None),)
    assert [entry.struck for entry in (recorded, corrected, undone)] == [True, False, False]
    assert (corrected.corrects, corrected.reason, corrected.total) == (8, "miscounted", 103)
    assert (undone.undone, undone.points) == (True, 99)


def test_all_texts_are_asked_for_at_once() -> None:
    assert set(text_ids(GAME)) == {"n1", "n2", "t", "r"}
