from sjoelen.tournament.people.category import Category
from sjoelen.tournament.people.entrants import Entrant, Presence, entrants_after
from sjoelen.tournament.people.events import (
    EntrantRenamed,
    PlayerAbsent,
    PlayerEntered,
    PlayerGrouped,
    PlayerSubstituted,
    PlayerWithdrew,
)

ANNA = Entrant("anna", 1, "anna", None, "A")


def test_an_event_changes_only_its_own_field_of_an_entrant() -> None:
    entrants = entrants_after({}, PlayerEntered("anna", 1, None, "A"))
    assert entrants == {"anna": ANNA}
    for event in (
        EntrantRenamed("anna", "text-2"),
        PlayerGrouped("anna", "B", Category.YOUTH),
        PlayerAbsent("anna", 2),
        PlayerWithdrew("anna", "ill"),
    ):
        entrants = entrants_after(entrants, event)
    assert entrants["anna"] == Entrant(
        "anna", 1, "text-2", None, "B", Category.YOUTH, Presence.WITHDRAWN, frozenset({2})
    )


def test_an_event_of_an_unknown_entrant_changes_nothing() -> None:
    assert entrants_after({}, EntrantRenamed("anna", "text-2")) == {}


def test_the_latest_substitute_plays_the_next_turns() -> None:
    entrants = {"anna": ANNA}
    for event in (PlayerSubstituted("anna", "els", 1, 4), PlayerSubstituted("anna", "fred", 1, 7)):
        entrants = entrants_after(entrants, event)
    anna = entrants["anna"]
    assert [anna.player_of_turn(1, turn) for turn in (3, 4, 6, 7)] == ["anna", "els", "els", "fred"]
    assert anna.player_of_turn(2, 9) == "anna"
    assert [sorted(anna.on_card(series)) for series in (1, 2)] == [["anna", "els", "fred"], ["anna"]]
