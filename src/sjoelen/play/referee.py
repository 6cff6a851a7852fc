"""What a jury says of every disc, in this edition."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import lies_in_own_compartment
from sjoelen.play.location import Location, Zone, location_of
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
class DiscVerdict:
    """A disc, the part of the board it lies in, what is done with it, and the article.

    `compartment`: where it counts, or the one that the incident names.
    """

    disc: Disc
    location: Location
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

    discs: tuple[DiscVerdict, ...]
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


def judge(discs: Sequence[Disc], edition: Edition, lines: BoardLines, spare: int = 0) -> Verdict:
    """Judge the discs as they lie now, each with its past (R8 to R29).

    `spare`: how many more discs than the edition's number the turn was played with, negative for fewer.
    """
    findings = tuple(_judge_disc(disc, discs, edition, lines) for disc in discs)
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


def _judge_disc(disc: Disc, discs: Sequence[Disc], edition: Edition, lines: BoardLines) -> DiscVerdict:
    place = location_of(disc.placement, lines)
    incident = incident_of(disc, place)
    if incident is None:
        return _verdict_without_incident(disc, place, edition)
    ruled = ruling(incident, edition)
    gate = disc.history.compartment if incident.needs is Detail.GATE else None
    if incident is Incident.BACK_THROUGH_GATE:
        gate = disc.history.returned[-1]
    if ruled.consequence is Consequence.COUNTS_IF_TOUCHING:
        fate = Fate.COUNTS if _touches(disc, discs, lines) else Fate.ASIDE
    else:
        fate = FATES[ruled.consequence]
    return DiscVerdict(disc, place, fate, ruled.article, incident, gate, ruled)


def incident_of(disc: Disc, place: Location) -> Incident | None:
    """What the rules call that which happened to a disc; the gravest, if anything."""
    history = disc.history
    if disc.foreign:
        return Incident.FOREIGN_DISC
    if history.broken:
        return Incident.BROKEN_DISC
    if history.over_bar:
        return Incident.OVER_GATE_BAR
    if history.compartment is not None:
        return _incident_after_entry(disc, place)
    if history.in_play and _came_back_past_line(disc, place):
        return Incident.BEHIND_LINE
    if place.zone is Zone.OFF:
        return Incident.LEFT_BOARD
    return Incident.BACK_THROUGH_GATE if history.returned else None


def _incident_after_entry(disc: Disc, place: Location) -> Incident | None:
    """Of a disc that had entered by its gate (R24 to R27)."""
    if place.zone is Zone.OFF:
        return Incident.OUT_OF_BOARD
    if disc.history.strayed and lies_in_own_compartment(disc.history, place):
        return Incident.SAME_COMPARTMENT
    if disc.history.strayed:
        return Incident.OTHER_COMPARTMENT if place.zone is Zone.COMPARTMENT else Incident.BACK_OVER_BAR
    lies_flat = disc.placement is None or disc.placement.support is Support.FLOOR or disc.history.stacked
    return None if lies_flat else Incident.ON_WALL


def _came_back_past_line(disc: Disc, place: Location) -> bool:
    """Whether a disc that was in play is completely behind the line, or fell off the open end (R22)."""
    off_the_end = place.zone is Zone.OFF and disc.left_y_m < 0.0
    return off_the_end or place.zone is Zone.BEHIND_LINE


def _verdict_without_incident(disc: Disc, place: Location, edition: Edition) -> DiscVerdict:
    """Of a disc to which nothing happened that the rules name."""
    if disc.history.compartment is not None:
        return DiscVerdict(
            disc, place, Fate.COUNTS, edition.in_compartment.article, None, disc.history.compartment
        )
    if disc.history.in_play:
        article = edition.doubtful_disc.article if place.zone is Zone.GATE else edition.in_play.article
        return DiscVerdict(disc, place, Fate.STAYS, article)
    if disc.history.touched and edition.touched_disc.value is TouchedDisc.PLAYED:
        return DiscVerdict(disc, place, Fate.STAYS, edition.touched_disc.article)
    return DiscVerdict(disc, place, Fate.IN_HAND, edition.in_play.article)


def _touches(disc: Disc, discs: Sequence[Disc], lines: BoardLines) -> bool:
    """Whether it touches the floor of its compartment, or a disc that lies in it (R27, ans-classic)."""
    lying = disc.placement
    if lying is None:
        return False
    if lying.low_m <= OVERLAP_M and lies_in_own_compartment(disc.history, location_of(lying, lines)):
        return True
    return any(
        lies_in_own_compartment(disc.history, location_of(other, lines))
        and _distance_m(other, lying) <= 2 * lines.radius_m + OVERLAP_M
        and abs(other.low_m - lying.low_m) <= lines.thickness_m + OVERLAP_M
        for other in _others(disc, discs)
    )


def _others(disc: Disc, discs: Sequence[Disc]) -> Iterator[Placement]:
    return (each.placement for each in discs if each.placement is not None and each.number != disc.number)


def _distance_m(one: Placement, other: Placement) -> float:
    return hypot(one.x_m - other.x_m, one.y_m - other.y_m)
