"""Events of a game at home, in the past tense."""

from dataclasses import dataclass

from sjoelen.rules.ruling import incident_from
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game started with an edition, house rules, and turns for each player (None: until you stop)."""

    edition: str
    house_rules: tuple[str, ...]
    turns: int | None


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """A person joined: their identity and that of their name, never the name."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """A player was renamed."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player stopped; the turns stay."""

    player: str


@dataclass(frozen=True, slots=True)
class PlayerRejoined:
    """A player who had left plays on."""

    player: str


@dataclass(frozen=True, slots=True)
class HandicapSet:
    """A player was given points on top of each turn."""

    player: str
    points: int


@dataclass(frozen=True, slots=True)
class Team:
    """Players who add up their points; the identity is that of the team's name too."""

    team: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TeamsFormed:
    """Teams were formed; with none everyone plays alone."""

    teams: tuple[Team, ...]


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """The starter was drawn by dice."""

    player: str


@dataclass(frozen=True, slots=True)
class TurnRecorded:
    """A turn was recorded: counts after some sub-turns and what else happened, or only a total."""

    player: str
    turn: int
    counts: tuple[tuple[int, tuple[int, ...]], ...]  # sub-turn number, cumulative counts in board order
    occurrences: tuple[tuple[int, str, int | None], ...]  # sub-turn number, incident, gate
    bonus: tuple[int, ...]
    bonus_declined: bool
    discs: int | None
    total: int | None
    points: int

    @property
    def record(self) -> TurnRecord:
        """The turn as it was written down; raises what a tally is refused for, UnknownIncident."""
        return TurnRecord(
            counts=tuple((subturn, Tally(counts)) for subturn, counts in self.counts),
            occurrences=tuple(
                Occurrence(subturn, incident_from(slug), gate) for subturn, slug, gate in self.occurrences
            ),
            bonus=self.bonus,
            bonus_declined=self.bonus_declined,
            discs=self.discs,
            total=self.total,
        )


@dataclass(frozen=True, slots=True)
class TurnCorrected(TurnRecorded):
    """A turn was recorded anew, in place of the entry that it corrects.

    `reason`: the identity of its text, which lies beside the log.
    """

    corrects: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class TurnDeclaredVoid:
    """A turn that was under way was declared void by this incident, R29 to R31; its place stays open."""

    player: str
    turn: int
    incident: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The players ended the game; undone, it goes on."""


@dataclass(frozen=True, slots=True)
class LinkIssued:
    """A link of this strength was issued; only its hash is stored."""

    link: str
    strength: str


@dataclass(frozen=True, slots=True)
class LinkRevoked:
    """The link of this hash was revoked."""

    link: str


@dataclass(frozen=True, slots=True)
class EntryUndone:
    """The entry of this sequence number no longer counts; it can be an undoing itself."""

    sequence: int


HomeEvent = (
    GameStarted
    | PlayerAdded
    | PlayerRenamed
    | PlayerLeft
    | PlayerRejoined
    | HandicapSet
    | TeamsFormed
    | StarterDrawn
    | TurnRecorded
    | TurnCorrected
    | TurnDeclaredVoid
    | GameEnded
    | LinkIssued
    | LinkRevoked
    | EntryUndone
)
