"""Events of the people of a competition; they hold identities, and the names are stored beside the log."""

from dataclasses import dataclass

from sjoelen.tournament.people.category import Category


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """A player entered under a start number; `team` and `group` (a class, youth …) are optional."""

    player: str
    number: int
    team: str | None
    group: str | None


@dataclass(frozen=True, slots=True)
class PlayerWithdrew:
    """A player withdrew: the results stay."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerAbsent:
    """A player was absent from a series, which is not the same as zero points."""

    player: str
    series: int


@dataclass(frozen=True, slots=True)
class PlayerSubstituted:
    """A substitute plays on this card from the start of a turn."""

    player: str
    substitute: str
    series: int
    from_turn: int


@dataclass(frozen=True, slots=True)
class EntrantRenamed:
    """The name or the club of an entrant was corrected; `name` is the key of the new text."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayerGrouped:
    """The class and the category of a player were set, in place of any earlier ones."""

    player: str
    group: str | None
    category: Category | None


PeopleEvent = (
    PlayerEntered | PlayerWithdrew | PlayerAbsent | PlayerSubstituted | EntrantRenamed | PlayerGrouped
)
