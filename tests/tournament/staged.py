"""Competitions of a few people, as the tests of stages need them."""

from collections.abc import Iterable, Mapping

from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Facts
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnEntered


def begun(format_id: str, *people: str, seed: int = 1) -> Competition:
    """Each person by name, or as NAME/TEAM."""
    competition = replay(direction.create(format_of(format_id), seed))
    for person in people:
        name, _, team = person.partition("/")
        competition = replay(direction.enter(competition, name, team or None), competition)
    return competition


def carded(competition: Competition, results: Mapping[str, Iterable[int]], series: int = 1) -> Competition:
    """With these results on the cards of a series."""
    events = [
        TurnEntered(CardSlot(player, series, turn), "1", None, CardCounts(), points)
        for player, turns in results.items()
        for turn, points in enumerate(turns, 1)
    ]
    return replay(events, competition)


def then(competition: Competition, *facts: Facts) -> Competition:
    """With what was decided."""
    return replay([event for each in facts for event in each], competition)
