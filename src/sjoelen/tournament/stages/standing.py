"""Who leads a stage of a competition, and why each stands where they stand."""

from dataclasses import replace

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import Contestants, members, parts
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.competition.format import Procedure
from sjoelen.tournament.duels.duel_results import duel_results
from sjoelen.tournament.duels.knockout_standing import knockout_standing
from sjoelen.tournament.stages.card_results import card_results
from sjoelen.tournament.standings.result import standing_rows
from sjoelen.tournament.standings.standing_row import StandingRow, Status
from sjoelen.tournament.standings.ties import TieBreakInput


def standing_of(
    competition: Competition, group: str | None = None, stage: int | None = None
) -> tuple[StandingRow, ...]:
    """The standing of a stage, else of the one that is played: part by part, of everyone or of a group."""
    number = stage or competition.stage
    return tuple(
        replace(place, part=part.name)
        for part in parts(competition, number)
        for place in part_standing(competition, number, part, members(competition, part, group))
    )


def part_standing(
    competition: Competition, stage: int, part: Part, people: Contestants
) -> tuple[StandingRow, ...]:
    """The standing of these contestants of a part; ranked ones first, then who has no rank."""
    rules = competition.stage_at(stage)
    if rules.procedure is Procedure.KNOCKOUT:
        return knockout_standing(competition, stage, part, people)
    if rules.procedure is Procedure.SUM:
        results = card_results(competition, stage, people)
        tie_input = TieBreakInput({each.contestant: each.turns for each in results})
    else:
        results, tie_input = duel_results(competition, stage, people)
    deciders = {who: legs for (number, who), legs in competition.deciders.items() if number == stage}
    return standing_rows(
        results, rules.ties, replace(tie_input, deciders=deciders, seed=competition.agreement.seed)
    )


def unfinished_rows(competition: Competition, stage: int | None = None) -> tuple[StandingRow, ...]:
    """Contestants of a stage with turns still to be played, agreed, decided or replayed."""
    return tuple(
        place
        for place in standing_of(competition, stage=stage)
        if place.open_turns and place.status in (Status.PLAYING, Status.UNPLAYED)
    )
