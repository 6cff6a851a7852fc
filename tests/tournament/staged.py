"""Competitions of a few people, as the tests of stages need them."""

from collections.abc import Iterable, Mapping

from sjoelen.tournament import direct
from sjoelen.tournament.attempt import Facts
from sjoelen.tournament.card_events import Slot, Told, TurnEntered
from sjoelen.tournament.competition import Competition, replay


def begun(format_id: str, *people: str, seed: int = 1) -> Competition:
    """Each person by name, or as NAME/TEAM."""
    competition = replay(direct.create(format_id, seed))
    for person in people:
        name, _, team = person.partition("/")
        competition = replay(direct.enter(competition, name, team or None), competition)
    return competition


def carded(competition: Competition, results: Mapping[str, Iterable[int]], series: int = 1) -> Competition:
    """With these results on the cards of a series."""
    events = [
        TurnEntered(Slot(player, series, turn), "1", None, Told(), points)
        for player, turns in results.items()
        for turn, points in enumerate(turns, 1)
    ]
    return replay(events, competition)


def then(competition: Competition, *facts: Facts) -> Competition:
    """With what was decided."""
    return replay([event for each in facts for event in each], competition)
