"""The totals that a turn can still end with."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sjoelen.rules.edition import Edition
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn


@dataclass(frozen=True, slots=True)
class Reach:
    """The possible totals in rising order; `least` and `most` are its ends."""

    totals: tuple[int, ...]

    @property
    def least(self) -> int:
        """The points of the turn if nothing more goes in."""
        return self.totals[0]

    @property
    def most(self) -> int:
        """The most points that the turn can still bring."""
        return self.totals[-1]


def reach(turn: Turn) -> Reach:
    """Return every total still possible, bonus included, while no disc leaves its compartment (R23 to R27).

    A void turn reaches what its replay can reach.
    """
    if turn.phase is Phase.VOID:
        return reach(Turn(turn.edition, turn.edition.discs_per_turn.value))
    if turn.phase is Phase.BONUS:
        return Reach(_bonus_totals(turn.edition, turn.counted_points, turn.bonus_left))
    if turn.phase not in (Phase.WAITING, Phase.PLAYING):
        return Reach((turn.counted_points,))
    totals = final_scores(turn.tally, turn.in_hand, turn.edition)
    bonus = turn.edition.bonus.value
    slides = max(bonus.slides_after_subturn[turn.subturn :], default=0)
    if slides and bonus.at_score in totals and turn.discs == turn.edition.discs_per_turn.value:
        totals |= set(_bonus_totals(turn.edition, bonus.at_score, slides))
    return Reach(tuple(sorted(totals)))


def final_scores(tally: Tally, in_hand: int, edition: Edition) -> frozenset[int]:
    """Return the points of every tally that this one becomes with at most `in_hand` discs more."""
    return _final_scores(tally.counts, in_hand, edition.gate_values.value, edition.set_value.value)


@lru_cache(maxsize=256)  # a sheet asks the same of every line
def _final_scores(
    counts: tuple[int, ...], in_hand: int, values: tuple[int, ...], set_value: int
) -> frozenset[int]:
    discs, scores = sum(counts), set[int]()
    for sets in range(min(counts), (discs + in_hand) // len(values) + 1):
        filled = [max(count, sets) for count in counts]
        left = in_hand - (sum(filled) - discs)
        if left < 0:
            break
        extras = sum((count - sets) * value for count, value in zip(filled, values, strict=True))
        for lagging, count in enumerate(filled):
            if count == sets:
                others = [value for place, value in enumerate(values) if place != lagging]
                scores.update(set_value * sets + extras + more for more in _sums(others, left))
    return frozenset(scores)


def _sums(values: Sequence[int], most: int) -> set[int]:
    """Return every sum of at most `most` values, each as often as you like."""
    sums = newest = {0}
    for _ in range(most):
        newest = {total + value for total in newest for value in values} - sums
        sums = sums | newest
    return sums


def _bonus_totals(edition: Edition, points: int, slides: int) -> tuple[int, ...]:
    return tuple(sorted(points + extra for extra in _sums(edition.gate_values.value, slides)))
