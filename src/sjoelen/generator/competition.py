"""A random competition, for tests of the standings."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from random import Random

from sjoelen.generator.cards import card_decisions, late_decisions
from sjoelen.generator.legs import bout_decisions, line_up_decisions, meeting_decisions
from sjoelen.tournament.competition.builtin_formats import formats
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.competition.format import Contestant, Format, Procedure
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Decision, Facts, apply_decisions
from sjoelen.tournament.stages.advance import begin_stage, needs_draw
from sjoelen.tournament.stages.standing import standing_of

Script = Callable[[Competition, Random], list[Decision]]
SCRIPTS: dict[Procedure, tuple[Script, ...]] = {
    Procedure.SUM: (card_decisions,),
    Procedure.KNOCKOUT: (bout_decisions,),
    Procedure.DUELS: (meeting_decisions,),
    Procedure.LEAGUE: (line_up_decisions, meeting_decisions),
}
MOST_PERSONS, MOST_TEAMS = 9, 3
MOST_TIES = 3  # attempts to decide ties before a stage begins


def generate_competition(seed: int, format_: Format | None = None) -> list[CompetitionEvent]:
    """Return the events of a small complete competition, which are the same for the same seed."""
    dice = Random(seed)  # noqa: S311
    format_, lot_seed = format_ or dice.choice(formats()), dice.randrange(1000)
    points = dice.choice(((), (3, 1, 0))) if any(stage.points for stage in format_.stages) else ()
    events = list(direction.create(format_, lot_seed, points=points))
    competition = replay(events)
    for script in _scripts(competition):
        facts, competition = apply_decisions(competition, script(competition, dice))
        events += facts
    return events


def _scripts(competition: Competition) -> Iterator[Script]:
    yield _entries
    for number, stage in enumerate(competition.format.stages, 1):
        if number > 1 or needs_draw(competition):
            yield _begin_stage
        yield from SCRIPTS[stage.procedure]
    yield late_decisions


def _entries(competition: Competition, dice: Random) -> list[Decision]:
    size = competition.format.team_size
    in_teams = competition.format.contestant is Contestant.TEAM
    decisions: list[Decision] = []
    for number in range(size * dice.randint(1, MOST_TEAMS) if in_teams else dice.randint(1, MOST_PERSONS)):
        player, group = f"p{dice.randrange(10**9)}", dice.choice((None, "youth"))
        team = f"team-{number // size}" if in_teams else None
        decisions.append(partial(direction.enter, player=player, team=team, group=group))
        if dice.random() < 0.5:  # noqa: PLR2004 half of them have an average
            average = Fraction(dice.randrange(850, 1050), 10)
            decisions.append(partial(direction.assign_average, player=player, average=average))
    limits = [("A", Fraction(96)), ("B", Fraction(93)), ("C", Fraction(90))]
    return [*decisions, lambda _: direction.declare_classes(limits, 1, "X")]


def _begin_stage(_: Competition, dice: Random) -> list[Decision]:
    return [*[partial(_decide_ties, dice=dice)] * MOST_TIES, begin_stage]


def _decide_ties(competition: Competition, dice: Random) -> Facts:
    tied = [row.contestant for row in standing_of(competition) if row.tied]
    deciders = (direction.play_decider(competition, name, dice.choice((16, 20, 24))) for name in tied)
    return tuple(event for events in deciders for event in events)
