from itertools import permutations

import pytest

from sjoelen.tournament.match_card.card import CellState, MatchCard, replay
from sjoelen.tournament.match_card.events import (
    CardCounts,
    CardEvent,
    CardHandedIn,
    CardSlot,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    ReplayOrdered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)

FIRST, SECOND = CardSlot("anna", 1, 1), CardSlot("anna", 1, 2)


def entered(points: int, slot: CardSlot = FIRST) -> TurnEntered:
    return TurnEntered(slot, "1", "bram", CardCounts(), points)


CORRECTED = CardTurnCorrected(FIRST, 110, "leader", "misread", "7.2")
ORDERED = ReplayOrdered(FIRST, "leader", "broken disc", "6.4")
REPLAYED = ReplayEntered(FIRST, "1", "bram", CardCounts(), 90)


@pytest.mark.parametrize(
    ("events", "state", "points"),
    [
        ([], CellState.UNPLAYED, None),
        ([TurnAnnounced(FIRST, "1", "bram", CardCounts(), 100)], CellState.ANNOUNCED, None),
        ([TurnAnnounced(FIRST, "1", "bram", CardCounts(), 100), entered(100)], CellState.RECORDED, 100),
        ([entered(100)], CellState.RECORDED, 100),
        ([entered(100), entered(100)], CellState.RECORDED, 100),
        ([entered(100), entered(101)], CellState.DISPUTED, None),
        ([entered(100), entered(101), DisputeDecided(FIRST, 101, "leader")], CellState.RECORDED, 101),
        ([entered(100), CORRECTED], CellState.RECORDED, 110),
        ([entered(100), TurnCrossedOut(FIRST, (98, 100), "7.3")], CellState.RECORDED, 98),
        ([entered(100), ORDERED], CellState.REPLAY_DUE, None),
        ([entered(100), CORRECTED, ORDERED], CellState.REPLAY_DUE, None),
        ([entered(100), ORDERED, REPLAYED], CellState.RECORDED, 90),
        ([entered(100), ORDERED, TurnRuled(FIRST, 95, "direction", "time", "8.1")], CellState.RECORDED, 95),
        ([entered(100), TurnRuled(FIRST, None, "direction", "moved", "8.1")], CellState.RECORDED, None),
    ],
)
def test_a_turn_has_at_most_one_valid_result(
    events: list[CardEvent], state: CellState, points: int | None
) -> None:
    cell = replay(events, MatchCard(10)).cell(1)
    assert (cell.state, cell.points) == (state, points)


def test_all_entries_of_a_turn_stay() -> None:
    assert replay([entered(101), entered(100), CORRECTED], MatchCard(10)).cell(1).entered_points == (100, 101)


def test_the_order_in_which_turns_arrive_changes_nothing() -> None:
    events = [entered(100), entered(90, SECOND), entered(80, CardSlot("anna", 1, 3))]
    cards = [replay(order, MatchCard(3)) for order in permutations(events)]
    assert {card.results for card in cards} == {(100, 90, 80)}


def test_a_late_correction_equals_a_right_first_entry() -> None:
    right = replay([entered(110), entered(90, SECOND)], MatchCard(2))
    corrected = replay([entered(100), CORRECTED, entered(90, SECOND)], MatchCard(2))
    assert corrected.results == right.results
    assert corrected.total == right.total == 200


def test_a_complete_card_is_handed_in() -> None:
    card = replay([entered(100), CardHandedIn("anna", 1, "7.5")], MatchCard(1))
    assert (card.handed_in, card.total) == (True, 100)
