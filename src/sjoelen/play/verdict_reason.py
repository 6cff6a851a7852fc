"""Reason of a verdict: an incident, the lath, or the place of the disc."""

from enum import StrEnum

from sjoelen.play.board_lines import BoardLines
from sjoelen.play.location import Zone
from sjoelen.play.referee import DiscVerdict, Fate

DOUBT_MM = 10.0  # our reading: so near the front of the gate bar a jury takes the lath
MM_PER_M, MM_DIGITS = 1000.0, 3


class Reason(StrEnum):
    """Reason for which a disc counts, or does not."""

    INCIDENT = "incident"
    PAST_BAR = "past-bar"
    """It is so far past the front of the gate bar that nobody doubts it (R11)."""
    LATH_PASSES = "lath-passes"
    """The lath does not move it (R11)."""
    LATH_MOVES = "lath-moves"
    """The lath moves it (R11)."""
    ELSEWHERE = "elsewhere"
    """It is in play, and before the gates."""
    NOT_IN_PLAY = "not-in-play"
    """It is not completely past the line, and may be taken back (R8)."""
    PLAYED = "played"
    """It is not completely past the line, but touched a disc in play (R9)."""


def reason_of(verdict: DiscVerdict, lines: BoardLines) -> Reason:
    """Return the reason of a verdict."""
    if verdict.incident is not None:
        return Reason.INCIDENT
    if verdict.fate is Fate.IN_HAND:
        return Reason.NOT_IN_PLAY
    if not verdict.disc.history.in_play:
        return Reason.PLAYED
    gap_mm = lath_gap_mm(verdict, lines)
    if gap_mm is None:
        return Reason.ELSEWHERE
    if verdict.counts_in is None:
        return Reason.LATH_MOVES
    return Reason.LATH_PASSES if gap_mm < DOUBT_MM else Reason.PAST_BAR


def lath_gap_mm(verdict: DiscVerdict, lines: BoardLines) -> float | None:
    """Return the gap between disc and lath, negative if the lath moves it, None before the gates."""
    placement = verdict.disc.placement
    if placement is None or verdict.location.zone not in (Zone.GATE, Zone.COMPARTMENT):
        return None
    return round(MM_PER_M * (placement.y_m - lines.radius_m - lines.front_m), MM_DIGITS)
