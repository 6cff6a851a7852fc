"""Explanation of a score, and of the slips behind a wrong one."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from sjoelen.rules.edition import Edition
from sjoelen.rules.error import NotAScore
from sjoelen.rules.reachable import final_scores
from sjoelen.rules.score import Score, score
from sjoelen.rules.tally import Tally


class SlipKind(StrEnum):
    """The slips of R47."""

    SET_AS_TEN = "set_as_ten"
    SET_AS_THIRTY = "set_as_thirty"
    FIELD_DISCS_COUNTED = "field_discs_counted"
    EXTRAS_FORGOTTEN = "extras_forgotten"
    EXTRAS_TWICE = "extras_twice"
    WRONG_ORDER = "wrong_order"


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip; `gates`: whose extras it concerns, `discs`: how many discs of the field it counted."""

    kind: SlipKind
    gates: tuple[int, ...] = ()
    discs: int = 0


@dataclass(frozen=True, slots=True)
class Explanation:
    """The score, what the sets and each compartment's extras bring, and the slips behind a claim."""

    score: Score
    set_points: int
    extra_points: tuple[int, ...]
    claimed: int | None
    slips: tuple[Slip, ...]


def explain(tally: Tally, edition: Edition, claimed: int | None = None) -> Explanation:
    """Break a score down; with a wrong claim, name every slip of R47 that produces it.

    Raises TooManyDiscs, NotAScore.
    """
    right = score(tally, edition)
    if claimed is not None and claimed < 0:
        raise NotAScore(text=str(claimed))
    values = edition.gate_values.value
    extra_points = tuple(extra * value for extra, value in zip(right.extras, values, strict=True))
    slips: tuple[Slip, ...] = ()
    if claimed is not None and claimed != right.points:
        slips = tuple(slip for slip, points in _slips(right, extra_points, edition) if points == claimed)
        slips += tuple(_field_slips(right, edition, claimed))
    return Explanation(right, edition.set_value.value * right.sets, extra_points, claimed, slips)


def _slips(right: Score, extra_points: tuple[int, ...], edition: Edition) -> Iterator[tuple[Slip, int]]:
    values, extras = edition.gate_values.value, sum(extra_points)
    single = sum(values)
    yield Slip(SlipKind.SET_AS_TEN), single * right.sets + extras
    yield Slip(SlipKind.SET_AS_THIRTY), (single + edition.set_value.value) * right.sets + extras
    ascending = zip(right.extras, sorted(values), strict=True)
    yield (
        Slip(SlipKind.WRONG_ORDER),
        right.points - extras + sum(extra * value for extra, value in ascending),
    )
    with_extras = [place for place, points in enumerate(extra_points) if points]
    for size in range(1, len(with_extras) + 1):
        for places in combinations(with_extras, size):
            gates, amount = tuple(values[place] for place in places), sum(extra_points[p] for p in places)
            yield Slip(SlipKind.EXTRAS_FORGOTTEN, gates), right.points - amount
            yield Slip(SlipKind.EXTRAS_TWICE, gates), right.points + amount


def _field_slips(right: Score, edition: Edition, claimed: int) -> Iterator[Slip]:
    """Yield the slip with the fewest discs of the playing field that, counted as well, make the claim."""
    outside = edition.discs_per_turn.value - right.tally.discs
    for discs in range(1, outside + 1):
        if claimed in final_scores(right.tally, discs, edition):
            yield Slip(SlipKind.FIELD_DISCS_COUNTED, discs=discs)
            return
