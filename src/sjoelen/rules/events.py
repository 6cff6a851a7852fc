"""Events of a turn, in the past tense and each with its article."""

from dataclasses import dataclass
from enum import StrEnum

from sjoelen.rules.choices import BonusProcedure
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.tally import Tally


class TurnEnd(StrEnum):
    """The reason for which a turn ended."""

    SUBTURNS_PLAYED = "subturns_played"
    ALL_IN_COMPARTMENTS = "all_in_compartments"
    BONUS_PLAYED = "bonus_played"
    BONUS_DECLINED = "bonus_declined"


@dataclass(frozen=True, slots=True)
class PracticeSlid:
    """Practice discs were slid before the turn, R2."""

    discs: int
    article: str


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """The turn began with so many discs, R1 and R31."""

    discs: int
    article: str


@dataclass(frozen=True, slots=True)
class DiscsFound:
    """Fewer discs were found during the turn, R31."""

    discs: int
    article: str


@dataclass(frozen=True, slots=True)
class IncidentRuled:
    """The jury ruled on an incident in a sub-turn, R20 to R31."""

    subturn: int
    incident: Incident
    gate: int | None
    consequence: Consequence
    article: str


@dataclass(frozen=True, slots=True)
class SubturnCounted:
    """All discs in compartments were counted after this sub-turn: cumulative counts, R4."""

    subturn: int
    tally: Tally
    article: str


@dataclass(frozen=True, slots=True)
class SubturnRecounted:
    """The last counted sub-turn was counted again; this tally stands in place of the former."""

    subturn: int
    tally: Tally
    article: str


@dataclass(frozen=True, slots=True)
class BonusEarned:
    """So many bonus slides were granted, R42 and R46."""

    slides: int
    procedure: BonusProcedure
    article: str


@dataclass(frozen=True, slots=True)
class BonusSlid:
    """A bonus slide went into the compartment of this value, 0 for none."""

    slide: int
    value: int
    article: str


@dataclass(frozen=True, slots=True)
class BonusDeclined:
    """The player left the remaining bonus slides, where the edition lets them."""

    slides: int
    article: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """Nothing is left to slide; the count is final."""

    reason: TurnEnd
    article: str


@dataclass(frozen=True, slots=True)
class TurnVoided:
    """The turn was declared void and stays in the log, R29 to R31."""

    incident: Incident
    article: str


@dataclass(frozen=True, slots=True)
class ReplayBegun:
    """The void turn is played again from its first disc."""

    discs: int
    article: str


@dataclass(frozen=True, slots=True)
class ScoreAnnounced:
    """The jury announced the score, R6."""

    points: int
    article: str


@dataclass(frozen=True, slots=True)
class ScoreContested:
    """The player did not agree, and the last sub-turn is counted again."""

    points: int
    article: str


@dataclass(frozen=True, slots=True)
class ScoreAgreed:
    """The player agreed to the score, which was then written down, R6."""

    points: int
    article: str


TurnEvent = (
    PracticeSlid
    | TurnBegun
    | DiscsFound
    | IncidentRuled
    | SubturnCounted
    | SubturnRecounted
    | BonusEarned
    | BonusSlid
    | BonusDeclined
    | TurnEnded
    | TurnVoided
    | ReplayBegun
    | ScoreAnnounced
    | ScoreContested
    | ScoreAgreed
)
