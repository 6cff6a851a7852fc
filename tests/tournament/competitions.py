"""Competitions of a few people, as the tests of stages need them."""

from collections.abc import Iterable, Mapping

from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Facts
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnEntered


def new_competition(format_id: str, *people: str, seed: int = 1) -> Competition:
    """Create a competition and enter people, each as NAME or NAME/TEAM."""
    competition = replay(direction.create(format_of(format_id), seed))
    for person in people:
        name, _, team = person.partition("/")
        competition = replay(direction.enter(competition, name, team or None), competition)
    return competition


def with_results(
    competition: Competition, results: Mapping[str, Iterable[int]], series: int = 1
) -> Competition:
    """Enter the points of each player's turns on the cards of a series."""
    events = [
        TurnEntered(CardSlot(player, series, turn), "1", None, CardCounts(), points)
        for player, turns in results.items()
        for turn, points in enumerate(turns, 1)
    ]
    return replay(events, competition)


def with_events(competition: Competition, *decisions: Facts) -> Competition:
    """Replay the events of these decisions on the competition."""
    return replay([event for events in decisions for event in events], competition)
