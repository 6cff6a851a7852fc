"""What has happened in a competition: facts in the past tense; people are identities, never names."""

from dataclasses import dataclass

from sjoelen.tournament.card_events import CardEvent


@dataclass(frozen=True, slots=True)
class CompetitionCreated:
    """What was agreed: a format, an edition with house rules, and the seed of every lot."""

    format: str
    edition: str
    house_rules: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """Someone takes part under a start number; `team` and `group` (a class, youth …) may be left open."""

    player: str
    number: int
    team: str | None
    group: str | None


@dataclass(frozen=True, slots=True)
class PlayerWithdrew:
    """Someone stopped: what was played stays, no place is given any more."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerAbsent:
    """Someone did not come for a series: that is not the same as having played for nothing."""

    player: str
    series: int


@dataclass(frozen=True, slots=True)
class PlayerSubstituted:
    """From a turn on another person plays on this card; never within a turn."""

    player: str
    substitute: str
    series: int
    from_turn: int


@dataclass(frozen=True, slots=True)
class RingDrawn:
    """Boards in their order and groups of players, for one series."""

    series: int
    ring: int
    boards: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerAddedToRing:
    """A late entry takes a place in a group of a ring."""

    series: int
    ring: int
    group: int
    player: str


@dataclass(frozen=True, slots=True)
class BoardReplaced:
    """A board failed and a spare stands in its place."""

    series: int
    ring: int
    board: str
    spare: str


@dataclass(frozen=True, slots=True)
class DeciderPlayed:
    """A deciding leg of six discs between tied contestants."""

    contestant: str
    points: int


@dataclass(frozen=True, slots=True)
class BracketDrawn:
    """The places of a knock-out were given, the best seed first."""

    seeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LegPlayed:
    """Both players of a bout slid a turn; `decides`: six discs, as both reached the target together."""

    round: int
    one: str
    other: str
    points_one: int
    points_other: int
    decides: bool


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


@dataclass(frozen=True, slots=True)
class StandingPublished:
    """A standing was made public; from the second version on with a reason."""

    version: int
    reason: str | None
    digest: str


PeopleEvent = PlayerEntered | PlayerWithdrew | PlayerAbsent | PlayerSubstituted
HallEvent = RingDrawn | PlayerAddedToRing | BoardReplaced
BracketEvent = BracketDrawn | LegPlayed | LegCorrected
CompetitionEvent = (
    CompetitionCreated
    | PeopleEvent
    | HallEvent
    | BracketEvent
    | DeciderPlayed
    | StandingPublished
    | CardEvent
)
