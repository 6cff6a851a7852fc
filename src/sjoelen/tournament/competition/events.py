"""Events of a competition, in the past tense; people are identities, never names."""

from dataclasses import dataclass

from sjoelen.tournament.bouts.events import LegEvent
from sjoelen.tournament.competition.format import Format
from sjoelen.tournament.match_card.events import CardEvent
from sjoelen.tournament.people.events import PeopleEvent
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.rings.events import HallEvent


@dataclass(frozen=True, slots=True)
class CompetitionCreated:
    """A competition was created with a format, an edition, house rules and a seed.

    `points`: what a duel won, drawn and lost is worth, where that is not what the format says.
    """

    format: str
    edition: str
    house_rules: tuple[str, ...]
    seed: int
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FormatDefined:
    """A competition is played by a format of a user's own, which is stored here whole."""

    format: Format


@dataclass(frozen=True, slots=True)
class SortingAgreed:
    """A rule was agreed on by which names are sorted and printed in lists."""

    rule: Sorting


@dataclass(frozen=True, slots=True)
class CupRuleDeclared:
    """A cup committee deviated from clauses of the edition (R59), by a house rule or in words alone."""

    clauses: tuple[str, ...]
    house_rule: str | None
    told: str
    by: str
    article: str


@dataclass(frozen=True, slots=True)
class DeciderPlayed:
    """A contestant slid a deciding leg of six discs, against others tied in a stage."""

    contestant: str
    points: int
    stage: int = 1


@dataclass(frozen=True, slots=True)
class AverageAssigned:
    """A person was assigned the average of their evenings, as points in so many turns."""

    player: str
    points: int
    turns: int


@dataclass(frozen=True, slots=True)
class Limit:
    """A class and the average from which one belongs to it, as points in so many turns."""

    name: str
    points: int
    turns: int


@dataclass(frozen=True, slots=True)
class ClassesDeclared:
    """Classes were declared, the highest first; below the lowest, or with fewer results, is `unrated`."""

    limits: tuple[Limit, ...]
    results_least: int
    unrated: str


@dataclass(frozen=True, slots=True)
class Part:
    """Contestants who are ranked among themselves, the best seed first."""

    name: str
    contestants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StageBegun:
    """A stage began with these parts; later withdrawals do not change the stage before."""

    stage: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class StageUndone:
    """A correction changed the players of an unplayed stage, which has to begin again."""

    stage: int


@dataclass(frozen=True, slots=True)
class LineUpSealed:
    """A captain sealed a line-up, which nobody else can read from the seal."""

    stage: int
    home: str
    away: str
    team: str
    seal: str


@dataclass(frozen=True, slots=True)
class LineUpOpened:
    """A captain opened a line-up once both were sealed, with the word that proves it."""

    stage: int
    home: str
    away: str
    team: str
    players: tuple[str, ...]
    word: str


@dataclass(frozen=True, slots=True)
class LineUpRuled:
    """The match management decided on a line-up whose seal could not be opened."""

    stage: int
    home: str
    away: str
    team: str
    players: tuple[str, ...]
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class StandingPublished:
    """The standing of a stage was published; from the second version on with a reason."""

    version: int
    reason: str | None
    digest: str
    stage: int = 1


StageEvent = StageBegun | StageUndone
LineUpEvent = LineUpSealed | LineUpOpened | LineUpRuled
CompetitionEvent = (
    CompetitionCreated
    | FormatDefined
    | PeopleEvent
    | HallEvent
    | StageEvent
    | LegEvent
    | LineUpEvent
    | DeciderPlayed
    | AverageAssigned
    | ClassesDeclared
    | StandingPublished
    | SortingAgreed
    | CupRuleDeclared
    | CardEvent
)
