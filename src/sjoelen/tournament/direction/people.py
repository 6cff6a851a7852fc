"""Commands about people: correct a name or a class, and substitute a player."""

from sjoelen.rules.error import TurnAfterLast, TurnBeforeFirst
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.commands import active_entrant, card_slot
from sjoelen.tournament.error import AlreadyEntered, PlaysForAnother, TurnBegunAlready, UnknownEntrant
from sjoelen.tournament.match_card.card import CellState
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.people.events import EntrantRenamed, PeopleEvent, PlayerGrouped, PlayerSubstituted


def rename(competition: Competition, player: str, name: str) -> tuple[PeopleEvent, ...]:
    """Set the key of the text that holds an entrant's name; raises UnknownEntrant."""
    if player not in competition.entrants:
        raise UnknownEntrant(player=player)
    return (EntrantRenamed(player, name),)


def regroup(
    competition: Competition, player: str, group: str | None, category: Category | None
) -> tuple[PeopleEvent, ...]:
    """Set the class and the category of an entrant; raises UnknownEntrant."""
    entrant = competition.entrants.get(player)
    if entrant is None:
        raise UnknownEntrant(player=player)
    if (entrant.group, entrant.category) == (group, category):
        return ()
    return (PlayerGrouped(player, group, category),)


def substitute(
    competition: Competition, player: str, other: str, series: int, from_turn: int
) -> tuple[PeopleEvent, ...]:
    """Let a substitute without a card of their own play from a turn that has not begun.

    Raises AlreadyEntered, PlaysForAnother, TurnBeforeFirst, TurnAfterLast, TurnBegunAlready, AlreadyWithdrawn
    and what `card_slot` raises.
    """
    card_slot(competition, player, series, from_turn)
    if other in competition.entrants:
        raise AlreadyEntered(number=competition.entrants[other].number)
    for entrant in competition.entrants.values():
        if entrant.player != player and other in entrant.on_card(series):
            raise PlaysForAnother(number=entrant.number)
    card = competition.card(active_entrant(competition, player).player, series)
    if from_turn < 1:
        raise TurnBeforeFirst(turn=from_turn)
    if from_turn > card.turns:
        article = competition.edition_of(series).turns_per_match.article
        raise TurnAfterLast(article, turn=from_turn, turns=card.turns)
    for turn in range(from_turn, card.turns + 1):
        if card.cell(turn).state is not CellState.UNPLAYED:
            raise TurnBegunAlready(turn=turn)
    return (PlayerSubstituted(player, other, series, from_turn),)
