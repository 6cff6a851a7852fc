"""What a disc has been through, as far as the rules ask."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sjoelen.physics.compiled import Floats
from sjoelen.play import crossings
from sjoelen.play.location import Location, Zone


@dataclass(frozen=True, slots=True)
class DiscHistory:
    """Since it was slid, or since the discs were last counted.

    `home`: the compartment it entered by its gate, completely; None again once it came back through it.
    `strayed`: it has left its home otherwise than through the gate. `over_bar`: it went over the gate bar.
    `returned`: the compartments it came back out of, through their gates. `in_play`: it has been completely
    past the line. `touched`: it was in contact with another disc. `broken`: it is not whole. `stacked`: the
    jury put it on another, and there it still is.
    """

    compartment: int | None = None
    strayed: bool = False
    over_bar: bool = False
    returned: tuple[int, ...] = ()
    in_play: bool = False
    touched: bool = False
    broken: bool = False
    stacked: bool = False


NEW_HISTORY = DiscHistory()


def lies_in_own_compartment(history: DiscHistory, place: Location) -> bool:
    """Whether this is the compartment that the disc entered by its gate."""
    return place == Location(Zone.COMPARTMENT, history.compartment)


def write_history(history: DiscHistory, into: Floats) -> None:
    """Write a past where `passage` reads it, shape (PAST_COLUMNS,)."""
    into[crossings.COMPARTMENT] = 0 if history.compartment is None else history.compartment + 1
    into[crossings.STRAYED], into[crossings.OVER_BAR] = history.strayed, history.over_bar
    into[crossings.IN_PLAY], into[crossings.TOUCHED] = history.in_play, history.touched
    into[crossings.BROKEN], into[crossings.STACKED] = history.broken, history.stacked
    for each in history.returned:
        into[crossings.RETURNED] = into[crossings.RETURNED] * crossings.RETURN_BASE + each + 1


def read_history(row: Sequence[float]) -> DiscHistory:
    """The past that `passage` has written, of length PAST_COLUMNS."""
    return _history(*row[: crossings.STACKED + 1])


@lru_cache(maxsize=1024)
def _history(home: float, strayed: float, over_bar: float, returned: float, *others: float) -> DiscHistory:
    in_play, touched, broken, stacked = map(bool, others)
    return DiscHistory(
        int(home) - 1 if home else None,
        bool(strayed),
        bool(over_bar),
        _digits(int(returned)),
        in_play,
        touched,
        broken,
        stacked,
    )


def _digits(number: int) -> tuple[int, ...]:
    digits: tuple[int, ...] = ()
    while number:
        number, digit = divmod(number, int(crossings.RETURN_BASE))
        digits = (digit - 1, *digits)
    return digits
