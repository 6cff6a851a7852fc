"""Who takes part, as people come, go and are replaced."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from sjoelen.tournament.people.category import Category
from sjoelen.tournament.people.events import (
    EntrantRenamed,
    PeopleEvent,
    PlayerAbsent,
    PlayerEntered,
    PlayerGrouped,
    PlayerSubstituted,
    PlayerWithdrew,
)


class Presence(StrEnum):
    """Withdrawn, absent and playing are different things, and none of them is zero points."""

    PLAYING = "playing"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Someone who takes part; the text under `name` says what they are called."""

    player: str
    number: int
    name: str
    team: str | None
    group: str | None
    category: Category | None = None
    presence: Presence = Presence.PLAYING
    absent: frozenset[int] = frozenset()
    substitutes: tuple[PlayerSubstituted, ...] = ()

    def player_of_turn(self, series: int, turn: int) -> str:
        """Who plays this turn on the card: the entrant, or the last who took their place before it."""
        took = [each for each in self.substitutes if each.series == series and each.from_turn <= turn]
        return took[-1].substitute if took else self.player

    def on_card(self, series: int) -> frozenset[str]:
        """Everyone who plays on the card of a series."""
        return frozenset(
            {self.player, *(each.substitute for each in self.substitutes if each.series == series)}
        )


Entrants = dict[str, Entrant]


def entrants_after(entrants: Entrants, event: PeopleEvent) -> Entrants:
    """The people by identity, after one more fact about them."""
    before = entrants.get(event.player)
    match event:
        case PlayerEntered():
            after = Entrant(event.player, event.number, event.player, event.team, event.group)
        case _ if before is None:
            return entrants
        case PlayerWithdrew():
            after = replace(before, presence=Presence.WITHDRAWN)
        case PlayerAbsent():
            after = replace(before, absent=before.absent | {event.series})
        case PlayerSubstituted():
            after = replace(before, substitutes=(*before.substitutes, event))
        case EntrantRenamed():
            after = replace(before, name=event.name)
        case PlayerGrouped():
            after = replace(before, group=event.group, category=event.category)
        case _:
            assert_never(event)
    return {**entrants, event.player: after}
