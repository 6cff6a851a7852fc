"""Who holds a match card now (R55): it follows from the turns that are written, nothing else is kept."""

from dataclasses import dataclass
from enum import StrEnum

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.ring_leaders import leader_of
from sjoelen.tournament.direction.seats import juror_of, ring_of, scheduled_turns
from sjoelen.tournament.match_card.card import CellState, MatchCard
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.entrants import Presence


class HolderRole(StrEnum):
    """As what somebody holds a card."""

    JUROR = "juror"
    RING_LEADER = "ring_leader"
    MANAGEMENT = "management"


@dataclass(frozen=True, slots=True)
class CardHolder:
    """Who holds a card, as what, and at which board; `person` None: nobody was named."""

    role: HolderRole
    person: str | None = None
    board: str | None = None


def card_holder(competition: Competition, player: str, series: int) -> CardHolder:
    """Who holds the card: the juror of the board at which its next turn is slid.

    Before its half begins, at an open place, once it is full or handed in and when its player is gone it is
    with the ring leader; where nothing was drawn with the match management.
    """
    found = ring_of(competition, player, series)
    if found is None:
        return CardHolder(HolderRole.MANAGEMENT)
    card, entrant = competition.card(player, series), competition.entrants[player]
    places = tuple(scheduled_turns(competition, CardSlot(player, series, 1)))
    wave = places[0].wave
    coming = next((place for place in places if not card.cell(place.turn).entries), None)
    still = coming is not None and not card.handed_in and entrant.presence is Presence.PLAYING
    if coming is not None and still and _has_begun(competition, found[1].groups[wave - 1], series):
        juror = juror_of(competition, series, coming)
        if juror is not None:
            return CardHolder(HolderRole.JUROR, juror, coming.board)
    return CardHolder(HolderRole.RING_LEADER, leader_of(competition, series, found[0], wave))


def _has_begun(competition: Competition, group: tuple[str, ...], series: int) -> bool:
    return any(_is_written(competition.card(player, series)) for player in group)


def _is_written(card: MatchCard) -> bool:
    return any(card.cell(turn).state is not CellState.UNPLAYED for turn in range(1, card.turns + 1))
