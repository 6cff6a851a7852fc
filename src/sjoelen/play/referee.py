"""What a jury says of every disc, in this edition."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot

from sjoelen.physics.scene.placement import OVERLAP_M, Lying
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import Plan
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import lies_at_home
from sjoelen.play.location import Place, Where, place_of
from sjoelen.rules.choices import TouchedDisc
from sjoelen.rules.edition import Edition, Ruling
from sjoelen.rules.incident import Consequence, Detail, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.tally import COMPARTMENTS, Tally


class Fate(StrEnum):
    """What is done with a disc."""

    IN_HAND = "in-hand"
    """It may be slid, or slid again, at once."""
    STAYS = "stays"
    """It lies until the sub-turn ends, then comes back."""
    COUNTS = "counts"
    RESTORED = "restored"
    ASIDE = "aside"
    TAKEN_OUT = "taken-out"


@dataclass(frozen=True, slots=True)
class Finding:
    """A disc, the part of the board it lies in, what is done with it, and the article.

    `compartment`: where it counts, or the one that the incident names.
    """

    disc: Disc
    place: Place
    fate: Fate
    article: str
    incident: Incident | None = None
    compartment: int | None = None
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The findings in the discs' order, and what a count would say now.

    `miscount`: more or fewer discs than the edition's number (R30, R31); `void`: why the turn is replayed.
    """

    findings: tuple[Finding, ...]
    tally: Tally
    miscount: Incident | None = None
    void: Incident | None = None


FATES = {
    Consequence.ASIDE: Fate.ASIDE,
    Consequence.RESTORED: Fate.RESTORED,
    Consequence.COUNTS: Fate.COUNTS,
    Consequence.STAYS_IN_FIELD: Fate.STAYS,
    Consequence.TAKEN_OUT: Fate.TAKEN_OUT,
    Consequence.SLID_AGAIN: Fate.IN_HAND,
    Consequence.REPLAY: Fate.STAYS,
    Consequence.NO_CORRECTION: Fate.STAYS,
}


def judge(discs: Sequence[Disc], edition: Edition, plan: Plan, spare: int = 0) -> Verdict:
    """Judge the discs as they lie now, each with its past (R8 to R29).

    `spare`: how many more discs than the edition's number the turn was played with, negative for fewer.
    """
    findings = tuple(_judged(disc, discs, edition, plan) for disc in discs)
    counts = [0] * COMPARTMENTS
    for each in findings:
        if each.fate in (Fate.COUNTS, Fate.RESTORED) and each.compartment is not None:
            counts[each.compartment] += 1
    miscount = None
    if spare:
        miscount = Incident.TOO_MANY_DISCS if spare > 0 else Incident.TOO_FEW_DISCS
    happened = (*(each.incident for each in findings), miscount)
    voids = (each for each in happened if each and _voids(each, edition))
    return Verdict(findings, Tally(tuple(counts)), miscount, next(voids, None))


def _voids(incident: Incident, edition: Edition) -> bool:
    return ruling(incident, edition).consequence is Consequence.REPLAY


def _judged(disc: Disc, discs: Sequence[Disc], edition: Edition, plan: Plan) -> Finding:
    place = place_of(disc.lying, plan)
    incident = incident_of(disc, place)
    if incident is None:
        return _quiet(disc, place, edition)
    ruled = ruling(incident, edition)
    gate = disc.past.home if incident.needs is Detail.GATE else None
    if incident is Incident.BACK_THROUGH_GATE:
        gate = disc.past.returned[-1]
    if ruled.consequence is Consequence.COUNTS_IF_TOUCHING:
        fate = Fate.COUNTS if _touches(disc, discs, plan) else Fate.ASIDE
    else:
        fate = FATES[ruled.consequence]
    return Finding(disc, place, fate, ruled.article, incident, gate, ruled)


def incident_of(disc: Disc, place: Place) -> Incident | None:
    """What the rules call that which happened to a disc; the gravest, if anything."""
    past = disc.past
    if disc.foreign:
        return Incident.FOREIGN_DISC
    if past.broken:
        return Incident.BROKEN_DISC
    if past.over_bar:
        return Incident.OVER_GATE_BAR
    if past.home is not None:
        return _of_one_that_was_in(disc, place)
    if past.in_play and _passed_back(disc, place):
        return Incident.BEHIND_LINE
    if place.where is Where.OFF:
        return Incident.LEFT_BOARD
    return Incident.BACK_THROUGH_GATE if past.returned else None


def _of_one_that_was_in(disc: Disc, place: Place) -> Incident | None:
    """Of a disc that had entered by its gate (R24 to R27)."""
    if place.where is Where.OFF:
        return Incident.OUT_OF_BOARD
    if disc.past.strayed and lies_at_home(disc.past, place):
        return Incident.SAME_COMPARTMENT
    if disc.past.strayed:
        return Incident.OTHER_COMPARTMENT if place.where is Where.COMPARTMENT else Incident.BACK_OVER_BAR
    lies_flat = disc.lying is None or disc.lying.support is Support.FLOOR or disc.past.stacked
    return None if lies_flat else Incident.ON_WALL


def _passed_back(disc: Disc, place: Place) -> bool:
    """Whether a disc that was in play is completely behind the line, or fell off the open end (R22)."""
    off_the_end = place.where is Where.OFF and disc.left_y_m < 0.0
    return off_the_end or place.where is Where.BEHIND_LINE


def _quiet(disc: Disc, place: Place, edition: Edition) -> Finding:
    """Of a disc to which nothing happened that the rules name."""
    if disc.past.home is not None:
        return Finding(disc, place, Fate.COUNTS, edition.in_compartment.article, None, disc.past.home)
    if disc.past.in_play:
        article = edition.doubtful_disc.article if place.where is Where.GATE else edition.in_play.article
        return Finding(disc, place, Fate.STAYS, article)
    if disc.past.touched and edition.touched_disc.value is TouchedDisc.PLAYED:
        return Finding(disc, place, Fate.STAYS, edition.touched_disc.article)
    return Finding(disc, place, Fate.IN_HAND, edition.in_play.article)


def _touches(disc: Disc, discs: Sequence[Disc], plan: Plan) -> bool:
    """Whether it touches the floor of its compartment, or a disc that lies in it (R27, ans-classic)."""
    lying = disc.lying
    if lying is None:
        return False
    if lying.low_m <= OVERLAP_M and lies_at_home(disc.past, place_of(lying, plan)):
        return True
    return any(
        lies_at_home(disc.past, place_of(other, plan))
        and _apart_m(other, lying) <= 2 * plan.radius_m + OVERLAP_M
        and abs(other.low_m - lying.low_m) <= plan.thickness_m + OVERLAP_M
        for other in _others(disc, discs)
    )


def _others(disc: Disc, discs: Sequence[Disc]) -> Iterator[Lying]:
    return (each.lying for each in discs if each.lying is not None and each.number != disc.number)


def _apart_m(one: Lying, other: Lying) -> float:
    return hypot(one.x_m - other.x_m, one.y_m - other.y_m)
