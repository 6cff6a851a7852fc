"""Referee: the verdict of a jury on every disc, in an edition."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import Any

from sjoelen.physics.scene.placement import OVERLAP_M, Placement
from sjoelen.physics.scene.support import Support
from sjoelen.play.board_lines import BoardLines
from sjoelen.play.disc import Disc
from sjoelen.play.disc_history import lies_in_own_compartment
from sjoelen.play.location import Location, Zone, location_of
from sjoelen.rules.choices import TouchedDisc
from sjoelen.rules.edition import Clause, Edition, Ruling
from sjoelen.rules.incident import Consequence, Detail, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.tally import COMPARTMENTS, Tally


class Fate(StrEnum):
    """Treatment of a disc."""

    IN_HAND = "in-hand"
    """It may be slid, or slid again, at once."""
    STAYS = "stays"
    """It stays until the sub-turn ends, then comes back to the hand."""
    COUNTS = "counts"
    RESTORED = "restored"
    ASIDE = "aside"
    TAKEN_OUT = "taken-out"


@dataclass(frozen=True, slots=True)
class DiscVerdict:
    """Verdict on a disc: its location, its treatment, and the article.

    `compartment`: where it counts, or the one that the incident names.
    """

    disc: Disc
    location: Location
    fate: Fate
    article: str
    incident: Incident | None = None
    compartment: int | None = None
    ruling: Ruling | None = None

    @property
    def counts_in(self) -> int | None:
        """Return the compartment in which it counts, if it counts."""
        return self.compartment if self.fate in (Fate.COUNTS, Fate.RESTORED) else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdicts in the order of the discs, and the tally of a count now.

    `miscount`: more or fewer discs than the edition's number (R30, R31); `void`: the reason for a replay.
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
    """Judge the discs where they lie now, each with its history (R8 to R29).

    `spare`: the number of discs above the edition's number, negative for fewer.
    """
    verdicts = tuple(_judge_disc(disc, discs, edition, lines) for disc in discs)
    counts = [0] * COMPARTMENTS
    for verdict in verdicts:
        if verdict.counts_in is not None:
            counts[verdict.counts_in] += 1
    miscount = None
    if spare:
        miscount = Incident.TOO_MANY_DISCS if spare > 0 else Incident.TOO_FEW_DISCS
    incidents = (*(verdict.incident for verdict in verdicts), miscount)
    voids = (incident for incident in incidents if incident and _voids(incident, edition))
    return Verdict(verdicts, Tally(tuple(counts)), miscount, next(voids, None))


def _voids(incident: Incident, edition: Edition) -> bool:
    return ruling(incident, edition).consequence is Consequence.REPLAY


def _judge_disc(disc: Disc, discs: Sequence[Disc], edition: Edition, lines: BoardLines) -> DiscVerdict:
    location = location_of(disc.placement, lines)
    incident = incident_of(disc, location)
    if incident is None:
        return _verdict_without_incident(disc, location, edition)
    ruled = ruling(incident, edition)
    compartment = disc.history.compartment if incident.needs is Detail.GATE else None
    if incident is Incident.BACK_THROUGH_GATE:
        compartment = disc.history.returned[-1]
    if ruled.consequence is Consequence.COUNTS_IF_TOUCHING:
        fate = Fate.COUNTS if _touches(disc, discs, lines) else Fate.ASIDE
    else:
        fate = FATES[ruled.consequence]
    return DiscVerdict(disc, location, fate, ruled.article, incident, compartment, ruled)


def incident_of(disc: Disc, location: Location) -> Incident | None:
    """Return the gravest incident in the history of a disc, if any."""
    history = disc.history
    if disc.foreign:
        return Incident.FOREIGN_DISC
    if history.broken:
        return Incident.BROKEN_DISC
    if history.over_bar:
        return Incident.OVER_GATE_BAR
    if history.compartment is not None:
        return _incident_after_entry(disc, location)
    if history.in_play and _came_back_past_line(disc, location):
        return Incident.BEHIND_LINE
    if location.zone is Zone.OFF:
        return Incident.LEFT_BOARD
    return Incident.BACK_THROUGH_GATE if history.returned else None


def _incident_after_entry(disc: Disc, location: Location) -> Incident | None:
    """Return the incident of a disc that entered by its gate (R24 to R27)."""
    if location.zone is Zone.OFF:
        return Incident.OUT_OF_BOARD
    if disc.history.strayed and lies_in_own_compartment(disc.history, location):
        return Incident.SAME_COMPARTMENT
    if disc.history.strayed:
        return Incident.OTHER_COMPARTMENT if location.zone is Zone.COMPARTMENT else Incident.BACK_OVER_BAR
    lies_flat = disc.placement is None or disc.placement.support is Support.FLOOR or disc.history.stacked
    return None if lies_flat else Incident.ON_WALL


def _came_back_past_line(disc: Disc, location: Location) -> bool:
    """Return whether a disc in play went behind the line, or fell off the open end (R22)."""
    off_the_end = location.zone is Zone.OFF and disc.left_y_m < 0.0
    return off_the_end or location.zone is Zone.BEHIND_LINE


def _verdict_without_incident(disc: Disc, location: Location, edition: Edition) -> DiscVerdict:
    history = disc.history
    if history.compartment is not None:
        return _verdict_by(edition.in_compartment, disc, location, Fate.COUNTS)
    if history.in_play:
        clause = edition.doubtful_disc if location.zone is Zone.GATE else edition.in_play
        return _verdict_by(clause, disc, location, Fate.STAYS)
    if history.touched and edition.touched_disc.value is TouchedDisc.PLAYED:
        return _verdict_by(edition.touched_disc, disc, location, Fate.STAYS)
    return _verdict_by(edition.in_play, disc, location, Fate.IN_HAND)


def _verdict_by(clause: Clause[Any], disc: Disc, location: Location, fate: Fate) -> DiscVerdict:
    compartment = disc.history.compartment
    return DiscVerdict(disc, location, fate, clause.article, compartment=compartment)


def _touches(disc: Disc, discs: Sequence[Disc], lines: BoardLines) -> bool:
    """Return whether a disc touches the floor of its compartment, or a disc in it (R27, ans-classic)."""
    placement = disc.placement
    if placement is None:
        return False
    is_in = lies_in_own_compartment(disc.history, location_of(placement, lines))
    if placement.low_m <= OVERLAP_M and is_in:
        return True
    return any(
        lies_in_own_compartment(disc.history, location_of(other, lines))
        and _distance_m(other, placement) <= 2 * lines.radius_m + OVERLAP_M
        and abs(other.low_m - placement.low_m) <= lines.thickness_m + OVERLAP_M
        for other in _others(disc, discs)
    )


def _others(disc: Disc, discs: Sequence[Disc]) -> Iterator[Placement]:
    return (other.placement for other in discs if other.placement is not None and other.number != disc.number)


def _distance_m(first: Placement, second: Placement) -> float:
    return hypot(first.x_m - second.x_m, first.y_m - second.y_m)
