"""Events of a bout: facts in the past tense."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LegPlayed:
    """Both players of a bout slid a turn; `decides`: six discs, as both reached the target together.

    In duels and in a league `round` says which of their meetings it was.
    """

    round: int
    one: str
    other: str
    points_one: int
    points_other: int
    decides: bool
    stage: int = 1


@dataclass(frozen=True, slots=True)
class LegCorrected:
    """What was written for a leg, by its number from 1, was wrong."""

    round: int
    one: str
    other: str
    number: int
    points_one: int
    points_other: int
    decides: bool
    by: str
    reason: str
    stage: int = 1


LegEvent = LegPlayed | LegCorrected
