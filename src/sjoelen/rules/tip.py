"""Advice on the next gates to aim at, by the points alone (R74)."""

from dataclasses import dataclass
from enum import StrEnum

from sjoelen.rules.turn import Phase, Turn


class TipKind(StrEnum):
    """The reason for these gates."""

    BONUS = "bonus"
    """A bonus slide counts what its compartment is worth."""
    EVEN = "even"
    """All compartments hold as many: fill them evenly."""
    LAGGING = "lagging"
    """These hold the fewest: each of them is missing from the next set."""
    OUTER = "outer"
    """Those that lag lie beside the wall: they often decide how many sets there are."""
    LAST = "last"
    """The discs left make no further set: the most valuable compartment brings most."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Aim at the gates of these values; `missing` discs complete the next set."""

    kind: TipKind
    gates: tuple[int, ...]
    missing: int = 0


def tip(turn: Turn) -> Tip | None:
    """Return the gates to aim at now, None when nothing is left to slide."""
    values = turn.edition.gate_values.value
    if turn.phase is Phase.BONUS:
        return Tip(TipKind.BONUS, (max(values),))
    if not turn.in_hand:
        return None
    counts = turn.tally.counts
    lagging = tuple(value for value, count in zip(values, counts, strict=True) if count == min(counts))
    if len(lagging) > turn.in_hand:
        return Tip(TipKind.LAST, (max(values),), len(lagging))
    if len(lagging) == len(values):
        return Tip(TipKind.EVEN, values, len(lagging))
    beside_the_wall = {values[0], values[-1]}
    kind = TipKind.OUTER if set(lagging) <= beside_the_wall else TipKind.LAGGING
    return Tip(kind, lagging, len(lagging))
