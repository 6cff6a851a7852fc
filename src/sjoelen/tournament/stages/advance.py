"""The advance from one stage of a competition to the next."""

from sjoelen.rules.error import NobodyToDraw
from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.competition.events import CompetitionEvent, StageBegun, StageUndone
from sjoelen.tournament.competition.format import Division, Procedure
from sjoelen.tournament.error import (
    ClassesMissing,
    NoStageLeft,
    StageBeingPlayed,
    StageTied,
    StandingUnfinished,
)
from sjoelen.tournament.stages.division import divide
from sjoelen.tournament.stages.standing import unfinished_rows


def needs_draw(competition: Competition) -> bool:
    """Return True if the first stage needs a draw that has not been made."""
    first = competition.stage_at(1)
    return not competition.fields and (
        first.procedure is Procedure.KNOCKOUT or first.division is not Division.WHOLE
    )


def begin_stage(competition: Competition) -> tuple[CompetitionEvent, ...]:
    """Begin the next stage with its parts; needs a finished standing without a tie at the cut.

    Raises NoStageLeft, StandingUnfinished, NobodyToDraw, StageTied, ClassesMissing.
    """
    number = 1 if needs_draw(competition) else competition.stage + 1
    if number > len(competition.format.stages):
        raise NoStageLeft(stages=len(competition.format.stages))
    waiting = unfinished_rows(competition, number - 1) if number > 1 else ()
    if waiting:
        raise StandingUnfinished(contestants=len(waiting), turns=sum(place.open_turns for place in waiting))
    parts = divide(competition, number)
    if not any(part.contestants for part in parts):
        raise NobodyToDraw
    return (StageBegun(number, parts),)


def with_consequences(
    competition: Competition, events: tuple[CompetitionEvent, ...]
) -> tuple[CompetitionEvent, ...]:
    """Return the events, and a StageUndone if they change the contestants of a later stage.

    Raises StageBeingPlayed if that stage already has results.
    """
    after = replay(events, competition)
    for number in range(2, competition.stage + 1):
        if not _is_current(after, number):
            if _is_played(after, number):
                raise StageBeingPlayed(stage=number)
            return (*events, StageUndone(number))
    return events


def _is_current(competition: Competition, number: int) -> bool:
    try:
        return divide(competition, number) == competition.fields[number].parts
    except (StageTied, ClassesMissing):
        return False


def _is_played(competition: Competition, number: int) -> bool:
    first = competition.format.series_of(number).start
    stages = [key[0] for key in (*competition.legs, *competition.seals)]
    stages += [stage for stage, _ in competition.deciders]
    return any(stage >= number for stage in stages) or any(series >= first for _, series in competition.cards)
