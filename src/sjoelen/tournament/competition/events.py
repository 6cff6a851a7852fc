"""What has happened in a competition: facts in the past tense; people are identities, never names."""

from dataclasses import dataclass

from sjoelen.tournament.bouts.events import LegEvent
from sjoelen.tournament.competition.format import Format
from sjoelen.tournament.match_card.events import CardEvent
from sjoelen.tournament.people.events import PeopleEvent
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.rings.events import HallEvent


@dataclass(frozen=True, slots=True)
class CompetitionCreated:
    """What was agreed: a format, an edition with house rules, and the seed of every lot.

    `points`: what a duel won, drawn and lost is worth, where that is not what the format says.
    """

    format: str
    edition: str
    house_rules: tuple[str, ...]
    seed: int
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FormatDefined:
    """The whole format of a competition that is played by a format of a user's own."""

    format: Format


@dataclass(frozen=True, slots=True)
class SortingAgreed:
    """By what the names in every list are sorted, and so how they are printed there."""

    rule: Sorting


@dataclass(frozen=True, slots=True)
class CupRuleDeclared:
    """A cup committee deviates from clauses of the book (R59), by a house rule or in words alone."""

    clauses: tuple[str, ...]
    house_rule: str | None
    told: str
    by: str
    article: str


@dataclass(frozen=True, slots=True)
class DeciderPlayed:
    """A deciding leg of six discs between contestants tied in a stage."""

    contestant: str
    points: int
    stage: int = 1


@dataclass(frozen=True, slots=True)
class AverageAssigned:
    """The average that a person's evenings are measured against, as points in so many turns."""

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
    """The table of classes, the highest first; who has fewer results or a lower average is in `unrated`."""

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
    """Who plays in a stage was fixed; from now on nobody's withdrawal changes the stage before."""

    stage: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class StageUndone:
    """A correction changed what an unplayed stage rested on: it has yet to begin."""

    stage: int


@dataclass(frozen=True, slots=True)
class LineUpSealed:
    """A captain bound themselves to a line-up that nobody else can read from this."""

    stage: int
    home: str
    away: str
    team: str
    seal: str


@dataclass(frozen=True, slots=True)
class LineUpOpened:
    """The line-up behind a seal, once both were in, with the word that proves it."""

    stage: int
    home: str
    away: str
    team: str
    players: tuple[str, ...]
    word: str


@dataclass(frozen=True, slots=True)
class LineUpRuled:
    """The match management said who plays where a captain could not open a seal."""

    stage: int
    home: str
    away: str
    team: str
    players: tuple[str, ...]
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class StandingPublished:
    """The standing of a stage was made public; from the second version on with a reason."""

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
