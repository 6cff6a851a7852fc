"""The title of a part of a stage: a pool, a class, a ladder, or the whole stage."""

from sjoelen.cli.output import Reader
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.tournament.competition.format import Division


def part_title(reader: Reader, view: CompetitionView, stage: int, part: str) -> str:
    """Return the title of a part in the reader's language."""
    division = view.competition.stage_at(stage).division
    match division:
        case Division.POOLS | Division.CLASSES if part:
            return reader.say(f"cli.part.{division}", name=part)
        case Division.HALVES if part:
            return reader.say(f"cli.part.{part}")
        case _:
            return reader.say("cli.part.stage", stage=stage)
