"""The standing of a stage of a competition."""

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
    """Return the standing of a stage, part by part; by default of the current stage and of all groups."""
    number = stage or competition.stage
    return tuple(
        replace(row, part=part.name)
        for part in parts(competition, number)
        for row in part_standing(competition, number, part, members(competition, part, group))
    )


def part_standing(
    competition: Competition, stage: int, part: Part, people: Contestants
) -> tuple[StandingRow, ...]:
    """Return the standing of contestants of a part, the ranked ones first."""
    rules = competition.stage_at(stage)
    if rules.procedure is Procedure.KNOCKOUT:
        return knockout_standing(competition, stage, part, people)
    if rules.procedure is Procedure.SUM:
        results = card_results(competition, stage, people)
        tie_input = TieBreakInput({result.contestant: result.turns for result in results})
    else:
        results, tie_input = duel_results(competition, stage, people)
    deciders = {
        contestant: legs for (number, contestant), legs in competition.deciders.items() if number == stage
    }
    return standing_rows(
        results, rules.ties, replace(tie_input, deciders=deciders, seed=competition.agreement.seed)
    )


def unfinished_rows(competition: Competition, stage: int | None = None) -> tuple[StandingRow, ...]:
    """Return the rows of a stage that have turns to be played, agreed, decided or replayed."""
    return tuple(
        row
        for row in standing_of(competition, stage=stage)
        if row.open_turns and row.status in (Status.PLAYING, Status.UNPLAYED)
    )
