"""Events of a match card, each for one turn of one player."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardSlot:
    """A turn of a player, by its series and its number in the series, both from 1."""

    player: str
    series: int
    turn: int


@dataclass(frozen=True, slots=True)
class CardCounts:
    """The counts after a sub-turn and the bonus slides of a score; empty if only the total is known."""

    tally: tuple[int, ...] | None = None
    after: int | None = None
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False


@dataclass(frozen=True, slots=True)
class TurnAnnounced:
    """The jury announced a score, which does not count until the player agrees (R58)."""

    slot: CardSlot
    board: str
    juror: str | None
    told: CardCounts
    points: int


@dataclass(frozen=True, slots=True)
class TurnEntered:
    """A score was entered on the card with the player's agreement."""

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
    """A number was crossed out without a stamp: the lowest legible number counts (R54)."""

    slot: CardSlot
    legible: tuple[int, ...]
    article: str


@dataclass(frozen=True, slots=True)
class DisputeDecided:
    """The ring leader decided which of the different entries of a turn is valid."""

    slot: CardSlot
    points: int
    by: str


@dataclass(frozen=True, slots=True)
class ReplayOrdered:
    """The turn was declared void; its replay follows the last turn, on the same board (R57)."""

    slot: CardSlot
    by: str
    reason: str
    article: str


@dataclass(frozen=True, slots=True)
class ReplayEntered:
    """The result of the replay was entered in place of the void turn."""

    slot: CardSlot
    board: str
    juror: str | None
    told: CardCounts
    points: int


@dataclass(frozen=True, slots=True)
class TurnRuled:
    """The match management ruled on an unforeseen case (R60); `points` None: the turn is not counted."""

    slot: CardSlot
    points: int | None
    by: str
    reason: str
    article: str


@dataclass(frozen=True, slots=True)
class CardHandedIn:
    """The card was handed in: the original to the ring leader, the copy to the player (R56)."""

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
