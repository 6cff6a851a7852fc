"""What a disc has been through, as far as the rules ask."""

from dataclasses import dataclass, replace

from sjoelen.physics.support import Support
from sjoelen.play.place import Place, Where


@dataclass(frozen=True, slots=True)
class Past:
    """Since it was slid, or since the discs were last counted.

    `home`: the compartment it entered by its gate, completely; None again once it came back through it.
    `strayed`: it has left its home otherwise than through the gate. `over_bar`: it went over the gate bar.
    `returned`: the compartments it came back out of, through their gates. `in_play`: it has been completely
    past the line. `touched`: it was in contact with another disc. `broken`: it is not whole. `stacked`: the
    jury put it on another, and there it still is.
    """

    home: int | None = None
    strayed: bool = False
    over_bar: bool = False
    returned: tuple[int, ...] = ()
    in_play: bool = False
    touched: bool = False
    broken: bool = False
    stacked: bool = False


FRESH = Past()


def glided(past: Past, start: Place, end: Place) -> Past:
    """After a way over the floor: where a compartment is on one end only, it went through its gate."""
    entered = end.where is Where.COMPARTMENT and start.where is not Where.COMPARTMENT
    if entered:
        return replace(past, home=end.compartment, strayed=False)
    if past.home is not None and not past.strayed and lies_at_home(past, start):
        came_out = not lies_at_home(past, end)
        return replace(past, home=None, returned=(*past.returned, past.home)) if came_out else past
    return past


def flown(past: Past, end: Place, support: Support | None) -> Past:
    """After a flight, to what holds it or (None) off the board; on a wall it has not left its home yet."""
    if past.home is None:
        return replace(past, over_bar=past.over_bar or end.where is Where.COMPARTMENT)
    away = not lies_at_home(past, end) and support not in (Support.DIVIDER, Support.WALL)
    return replace(past, strayed=past.strayed or away)


def lies_at_home(past: Past, place: Place) -> bool:
    """Whether this is the compartment that the disc entered by its gate."""
    return place == Place(Where.COMPARTMENT, past.home)
