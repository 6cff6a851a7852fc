"""At which board a turn is slid, and by whom it is judged, as people take each other's places."""

from collections.abc import Iterator

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.error import OwnCard
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.entrants import Presence
from sjoelen.tournament.rings.ring import Ring
from sjoelen.tournament.rings.schedule import ScheduledTurn, schedule


def ring_of(competition: Competition, player: str, series: int) -> tuple[int, Ring] | None:
    """The number and the ring that the player was drawn into."""
    for (drawn, number), ring in competition.rings.items():
        if drawn == series and any(player in group for group in ring.groups):
            return number, ring
    return None


def board_and_juror(
    competition: Competition, slot: CardSlot, board: str | None, juror: str | None
) -> tuple[str, str | None]:
    """The board and the juror as they are said or else as scheduled; no board where nothing was drawn.

    Raises OwnCard when the juror plays on this card.
    """
    planned = next((place for place in scheduled_turns(competition, slot) if place.turn == slot.turn), None)
    here = board or (planned.board if planned else "")
    judging = juror or (juror_of(competition, slot.series, planned) if planned else None)
    entrant = competition.entrants[slot.player]
    if judging is not None and judging in entrant.on_card(slot.series):
        raise OwnCard(competition.edition_of(slot.series).juror_card_on_table.article, player=judging)
    return here, judging


def scheduled_turns(competition: Competition, slot: CardSlot) -> Iterator[ScheduledTurn]:
    """Where the player of a slot slides in its series, turn by turn."""
    if found := ring_of(competition, slot.player, slot.series):
        for place in schedule(found[1], competition.format.turns):
            if place.slider == slot.player:
                yield place


def juror_of(competition: Competition, series: int, place: ScheduledTurn) -> str | None:
    """Who judges at a place: the juror of the schedule or their substitute; None where nobody does any more.

    Who took a card over judges for its player too: before the player's own half the substitute of the first
    turn, after it that of the last.
    """
    if place.juror is None:
        return None
    found = ring_of(competition, place.juror, series)
    own = (
        next((wave for wave, group in enumerate(found[1].groups, 1) if place.juror in group), 1)
        if found
        else 1
    )
    turn = 1 if place.wave < own else competition.format.turns
    entrant = competition.entrants[place.juror]
    gone = entrant.presence is Presence.WITHDRAWN or series in entrant.absent
    return None if gone else entrant.player_of_turn(series, turn)
