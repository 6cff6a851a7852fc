"""The board and the juror of a turn, with substitutes."""

from collections.abc import Iterator

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.error import OwnCard
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.entrants import Presence
from sjoelen.tournament.rings.ring import Ring
from sjoelen.tournament.rings.schedule import ScheduledTurn, schedule


def ring_of(competition: Competition, player: str, series: int) -> tuple[int, Ring] | None:
    """Return the number and the ring of a player in a series, or None without a draw."""
    for (drawn, number), ring in competition.rings.items():
        if drawn == series and any(player in group for group in ring.groups):
            return number, ring
    return None


def board_and_juror(
    competition: Competition, slot: CardSlot, board: str | None, juror: str | None
) -> tuple[str, str | None]:
    """Return the board and the juror, by default the scheduled ones; the board is empty without a draw.

    Raises OwnCard if the juror plays on this card.
    """
    planned = next((place for place in scheduled_turns(competition, slot) if place.turn == slot.turn), None)
    board_name = board or (planned.board if planned else "")
    judging = juror or (juror_of(competition, slot.series, planned) if planned else None)
    entrant = competition.entrants[slot.player]
    if judging is not None and judging in entrant.on_card(slot.series):
        raise OwnCard(competition.edition_of(slot.series).juror_card_on_table.article, player=judging)
    return board_name, judging


def scheduled_turns(competition: Competition, slot: CardSlot) -> Iterator[ScheduledTurn]:
    """Yield the scheduled turns of a slot's player in its series."""
    if location := ring_of(competition, slot.player, slot.series):
        for place in schedule(location[1], competition.format.turns):
            if place.slider == slot.player:
                yield place


def juror_of(competition: Competition, series: int, place: ScheduledTurn) -> str | None:
    """Return the juror of a scheduled turn or their substitute; None if there is none any more.

    A substitute also judges for the player: the substitute of the first turn before the player's own wave,
    and that of the last turn after it.
    """
    if place.juror is None:
        return None
    location = ring_of(competition, place.juror, series)
    own = (
        next((wave for wave, group in enumerate(location[1].groups, 1) if place.juror in group), 1)
        if location
        else 1
    )
    turn = 1 if place.wave < own else competition.format.turns
    entrant = competition.entrants[place.juror]
    unavailable = entrant.presence is Presence.WITHDRAWN or series in entrant.absent
    return None if unavailable else entrant.player_of_turn(series, turn)
