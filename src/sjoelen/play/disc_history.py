"""History of a disc, as far as the rules ask for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sjoelen.physics.compiled import Floats
from sjoelen.play import crossings
from sjoelen.play.location import Location, Zone


@dataclass(frozen=True, slots=True)
class DiscHistory:
    """History of a disc since it was slid, or since the last count.

    `compartment`: the one that it entered completely, by its gate; None after it came back through the gate.
    `strayed`: it left its compartment in another way. `over_bar`: it went over the gate bar. `returned`: the
    compartments that it left through their gates. `in_play`: it has been completely past the line.
    `touched`: it was in contact with another disc. `broken`: it is not whole. `stacked`: it lies on the disc
    on which the jury put it.
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


def lies_in_own_compartment(history: DiscHistory, location: Location) -> bool:
    """Return whether this is the compartment that the disc entered by its gate."""
    return location == Location(Zone.COMPARTMENT, history.compartment)


def write_history(history: DiscHistory, row: Floats) -> None:
    """Write a history in the form of `crossings`, shape (HISTORY_COLUMNS,)."""
    row[crossings.COMPARTMENT] = 0 if history.compartment is None else history.compartment + 1
    row[crossings.STRAYED], row[crossings.OVER_BAR] = history.strayed, history.over_bar
    row[crossings.IN_PLAY], row[crossings.TOUCHED] = history.in_play, history.touched
    row[crossings.BROKEN], row[crossings.STACKED] = history.broken, history.stacked
    row[crossings.RETURNED] = 0.0
    for compartment in history.returned:
        row[crossings.RETURNED] = row[crossings.RETURNED] * crossings.RETURN_BASE + compartment + 1


def read_history(row: Sequence[float]) -> DiscHistory:
    """Read a history in the form of `crossings`, length HISTORY_COLUMNS."""
    return _history(tuple(row[: crossings.RULE_COLUMNS]))


@lru_cache(maxsize=1024)
def _history(row: tuple[float, ...]) -> DiscHistory:
    return DiscHistory(
        compartment=int(row[crossings.COMPARTMENT]) - 1 if row[crossings.COMPARTMENT] else None,
        strayed=bool(row[crossings.STRAYED]),
        over_bar=bool(row[crossings.OVER_BAR]),
        returned=_digits(int(row[crossings.RETURNED])),
        in_play=bool(row[crossings.IN_PLAY]),
        touched=bool(row[crossings.TOUCHED]),
        broken=bool(row[crossings.BROKEN]),
        stacked=bool(row[crossings.STACKED]),
    )


def _digits(number: int) -> tuple[int, ...]:
    digits: tuple[int, ...] = ()
    while number:
        number, digit = divmod(number, int(crossings.RETURN_BASE))
        digits = (digit - 1, *digits)
    return digits
