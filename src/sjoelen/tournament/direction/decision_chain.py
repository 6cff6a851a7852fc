"""Decisions applied in order; a refused decision is skipped."""

from collections.abc import Callable, Iterable

from sjoelen.error import SjoelenError
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.stages.advance import with_consequences

Facts = tuple[CompetitionEvent, ...]
Decision = Callable[[Competition], Facts]


def apply_decisions(
    competition: Competition, decisions: Iterable[Decision]
) -> tuple[list[CompetitionEvent], Competition]:
    """Return the events and the competition after them; each decision sees the events of those before it."""
    events: list[CompetitionEvent] = []
    for decision in decisions:
        try:
            facts = with_consequences(competition, decision(competition))
        except SjoelenError:
            continue
        events += facts
        competition = replay(facts, competition)
    return events, competition
