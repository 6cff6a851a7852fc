"""Events of a bout."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LegPlayed:
    """Both players of a bout slid a turn.

    `decides`: a deciding leg of six discs, because both reached the target together. In duels and in a
    league `round` is the number of the meeting of these two.
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
    """The points of a leg were corrected; `number` is the leg's number from 1."""

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
