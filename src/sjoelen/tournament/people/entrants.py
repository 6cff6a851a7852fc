"""The entrants of a competition, from the events."""

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
    """The presence of an entrant in the competition; absence is noted for each series."""

    PLAYING = "playing"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant; `name` is the key of the text that holds the name."""

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
        """Return the player of this turn: the entrant, or the latest substitute before it."""
        changes = [
            change for change in self.substitutes if change.series == series and change.from_turn <= turn
        ]
        return changes[-1].substitute if changes else self.player

    def on_card(self, series: int) -> frozenset[str]:
        """Return all persons who play on the card of a series."""
        return frozenset(
            {self.player, *(change.substitute for change in self.substitutes if change.series == series)}
        )


Entrants = dict[str, Entrant]


def entrants_after(entrants: Entrants, event: PeopleEvent) -> Entrants:
    """Return the entrants, by identity, after one more event."""
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
