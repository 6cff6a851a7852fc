from sjoelen.tournament.rings.changes import rings_after
from sjoelen.tournament.rings.events import BoardReplaced, PlayerAddedToRing, RingDrawn
from sjoelen.tournament.rings.ring import Ring

DRAWN = rings_after({}, RingDrawn(1, 1, ("1", "2"), (("anna",), ("bram",))))


def test_a_spare_board_takes_the_position_of_the_failed_board() -> None:
    assert rings_after(DRAWN, BoardReplaced(1, 1, "1", "9"))[1, 1].boards == ("9", "2")


def test_a_late_entry_joins_a_group() -> None:
    assert rings_after(DRAWN, PlayerAddedToRing(1, 1, 2, "cas"))[1, 1] == Ring(
        ("1", "2"), (("anna",), ("bram", "cas"))
    )


def test_an_event_of_a_ring_that_was_never_drawn_gives_an_empty_ring() -> None:
    assert rings_after({}, BoardReplaced(1, 1, "1", "9")) == {(1, 1): Ring((), ())}
