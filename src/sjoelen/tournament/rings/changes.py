"""The rings of a competition, from the events."""

from typing import assert_never

from sjoelen.tournament.rings.events import BoardReplaced, PlayerAddedToRing, RingDrawn, RingEvent
from sjoelen.tournament.rings.ring import Ring

Rings = dict[tuple[int, int], Ring]


def rings_after(rings: Rings, event: RingEvent) -> Rings:
    """Return the rings, by series and number, after one more event."""
    key = (event.series, event.ring)
    before = rings.get(key, Ring((), ()))
    match event:
        case RingDrawn():
            after = Ring(event.boards, event.groups)
        case PlayerAddedToRing():
            groups = [
                (*group, event.player) if number == event.group else group
                for number, group in enumerate(before.groups, 1)
            ]
            after = Ring(before.boards, tuple(groups))
        case BoardReplaced():
            boards = tuple(event.spare if board == event.board else board for board in before.boards)
            after = Ring(boards, before.groups)
        case _:
            assert_never(event)
    return {**rings, key: after}
