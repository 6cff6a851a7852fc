"""The holder of a match card (R55), which follows from the turns on the card."""

from dataclasses import dataclass
from enum import StrEnum

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.ring_leaders import leader_of
from sjoelen.tournament.direction.seats import juror_of, ring_of, scheduled_turns
from sjoelen.tournament.match_card.card import CellState, MatchCard
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.entrants import Presence


class HolderRole(StrEnum):
    """The role in which a person holds a card."""

    JUROR = "juror"
    RING_LEADER = "ring_leader"
    MANAGEMENT = "management"


@dataclass(frozen=True, slots=True)
class CardHolder:
    """The holder of a card: role, person and board; `person` None if nobody was named."""

    role: HolderRole
    person: str | None = None
    board: str | None = None


def card_holder(competition: Competition, player: str, series: int) -> CardHolder:
    """Return the holder of a card, normally the juror at the board of its next turn.

    The ring leader holds it before its wave begins, if there is no juror, once it is full or handed in, and
    if its player has withdrawn. Without a draw the match management holds it.
    """
    location = ring_of(competition, player, series)
    if location is None:
        return CardHolder(HolderRole.MANAGEMENT)
    card, entrant = competition.card(player, series), competition.entrants[player]
    places = tuple(scheduled_turns(competition, CardSlot(player, series, 1)))
    wave = places[0].wave
    next_turn = next((place for place in places if not card.cell(place.turn).entries), None)
    in_play = next_turn is not None and not card.handed_in and entrant.presence is Presence.PLAYING
    if next_turn is not None and in_play and _has_begun(competition, location[1].groups[wave - 1], series):
        juror = juror_of(competition, series, next_turn)
        if juror is not None:
            return CardHolder(HolderRole.JUROR, juror, next_turn.board)
    return CardHolder(HolderRole.RING_LEADER, leader_of(competition, series, location[0], wave))


def _has_begun(competition: Competition, group: tuple[str, ...], series: int) -> bool:
    return any(_has_entries(competition.card(player, series)) for player in group)


def _has_entries(card: MatchCard) -> bool:
    return any(card.cell(turn).state is not CellState.UNPLAYED for turn in range(1, card.turns + 1))
