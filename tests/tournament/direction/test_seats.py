import pytest

from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.direction.seats import board_and_juror, juror_of, ring_of, scheduled_turns
from sjoelen.tournament.error import OwnCard
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.rings.events import RingDrawn
from sjoelen.tournament.rings.schedule import schedule
from tests.tournament.competitions import new_competition, with_events

HALL = with_events(
    new_competition("series-1x10", "anna", "bram", "cas", "dirk"),
    (RingDrawn(1, 1, ("1", "2"), (("anna", "bram"), ("cas", "dirk"))),),
)
RING = HALL.rings[1, 1]


def test_a_turn_has_the_scheduled_board_and_juror_unless_others_are_named() -> None:
    slot = CardSlot("anna", 1, 2)
    assert board_and_juror(HALL, slot, None, None) == ("2", "dirk")
    assert board_and_juror(HALL, slot, "9", "bram") == ("9", "bram")
    assert ring_of(HALL, "anna", 1) == (1, RING)
    assert [place.board for place in scheduled_turns(HALL, slot)][:3] == ["1", "2", "1"]


def test_before_the_draw_there_is_neither_board_nor_juror() -> None:
    assert board_and_juror(new_competition("series-1x10", "anna"), CardSlot("anna", 1, 1), None, None) == (
        "",
        None,
    )


def test_a_player_of_a_card_is_not_its_juror() -> None:
    replaced = with_events(HALL, substitute(HALL, "anna", "els", 1, 4))
    for juror in ("anna", "els"):
        with pytest.raises(OwnCard):
            board_and_juror(replaced, CardSlot("anna", 1, 2), None, juror)


def test_a_substitute_also_judges_for_the_player() -> None:
    replaced = with_events(HALL, substitute(HALL, "anna", "els", 1, 4), substitute(HALL, "cas", "fred", 1, 4))
    jurors = {
        (place.wave, place.juror, juror_of(replaced, 1, place)) for place in schedule(RING, 10) if place.juror
    }
    assert jurors == {
        (1, "cas", "cas"),  # cas slides turn 1 after judging, and is replaced later
        (1, "dirk", "dirk"),
        (2, "anna", "els"),  # anna was replaced while sliding, before judging
        (2, "bram", "bram"),
    }


def test_withdrawn_and_absent_jurors_leave_their_place_open() -> None:
    gone = with_events(HALL, direction.withdraw(HALL, "cas", "ill"), direction.mark_absent(HALL, "dirk", 1))
    assert [juror_of(gone, 1, place) for place in schedule(RING, 10) if place.wave == 1] == [None] * 20
