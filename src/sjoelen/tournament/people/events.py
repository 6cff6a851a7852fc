"""What has happened to the people of a competition; a name is an identity, its text lies beside the log."""

from dataclasses import dataclass

from sjoelen.tournament.people.category import Category


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
class EntrantRenamed:
    """What somebody is called, or their club, was put right: `name` is where the new text is found."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayerGrouped:
    """Someone belongs to a class and is a youth or a senior, whatever was said before."""

    player: str
    group: str | None
    category: Category | None


PeopleEvent = (
    PlayerEntered | PlayerWithdrew | PlayerAbsent | PlayerSubstituted | EntrantRenamed | PlayerGrouped
)
