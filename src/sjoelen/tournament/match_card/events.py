"""What has happened on a match card: facts in the past tense, each about one turn of one player."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardSlot:
    """A turn of a player: which series of a competition, and which turn of it, from 1."""

    player: str
    series: int
    turn: int


@dataclass(frozen=True, slots=True)
class CardCounts:
    """The counts after a sub-turn and the bonus slides behind a score; empty for a total alone."""

    tally: tuple[int, ...] | None = None
    after: int | None = None
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False


@dataclass(frozen=True, slots=True)
class TurnAnnounced:
    """The jury said a score; it counts for nothing until the player agrees (R58)."""

    slot: CardSlot
    board: str
    juror: str | None
    told: CardCounts
    points: int


@dataclass(frozen=True, slots=True)
class TurnEntered:
    """A score that the player agreed to was written on the card."""

    slot: CardSlot
    board: str
    juror: str | None
    told: CardCounts
    points: int


@dataclass(frozen=True, slots=True)
class CardTurnCorrected:
    """The ring leader crossed a wrong score out, wrote the right one and stamped it (R53)."""

    slot: CardSlot
    points: int
    by: str
    reason: str
    article: str


@dataclass(frozen=True, slots=True)
class TurnCrossedOut:
    """Something was crossed out without a stamp: the lowest legible number counts (R54)."""

    slot: CardSlot
    legible: tuple[int, ...]
    article: str


@dataclass(frozen=True, slots=True)
class DisputeDecided:
    """Of two different entries for one turn the ring leader said which holds."""

    slot: CardSlot
    points: int
    by: str


@dataclass(frozen=True, slots=True)
class ReplayOrdered:
    """The turn is void and is played again after the last turn, on the same board (R57)."""

    slot: CardSlot
    by: str
    reason: str
    article: str


@dataclass(frozen=True, slots=True)
class ReplayEntered:
    """The replay was played; it takes the place of the void turn."""

    slot: CardSlot
    board: str
    juror: str | None
    told: CardCounts
    points: int


@dataclass(frozen=True, slots=True)
class TurnRuled:
    """The match management decided what the rules do not foresee (R60); None: the turn is not counted."""

    slot: CardSlot
    points: int | None
    by: str
    reason: str
    article: str


@dataclass(frozen=True, slots=True)
class CardHandedIn:
    """The player got the copy, the ring leader the original (R56)."""

    player: str
    series: int
    article: str


CardEvent = (
    TurnAnnounced
    | TurnEntered
    | CardTurnCorrected
    | TurnCrossedOut
    | DisputeDecided
    | ReplayOrdered
    | ReplayEntered
    | TurnRuled
    | CardHandedIn
)
