"""Limits of a format: fields that do not apply, and values that no competition can be played by."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from sjoelen.error import Phrase
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.tournament.competition.format import (
    Contestant,
    Division,
    Format,
    Procedure,
    Scoring,
    Stage,
    Unit,
)
from sjoelen.tournament.standings.ties import TieBreak

ID = r"[a-z0-9][a-z0-9-]{0,39}"
MOST = 99  # ours: of turns, series, meetings, points and players of a team
MOST_SIZE = 999  # ours: of a pool, or of those who go on
OUTCOMES = 3  # won, drawn, lost
FIELDS = {
    Procedure.SUM: {"series", "scoring", "unit", "best", "ties"},
    Procedure.KNOCKOUT: {"targets"},
    Procedure.DUELS: {"meetings", "points", "ties"},
    Procedure.LEAGUE: {"meetings", "points", "ties"},
}
ALWAYS = {"procedure", "division", "size", "edition"}
REQUIRED = {Procedure.KNOCKOUT: "targets", Procedure.DUELS: "points", Procedure.LEAGUE: "points"}
SIZES = {Division.POOLS: 2, Division.FIRST: 1, Division.BEHIND: 1}  # the least
OF_DUELS = {TieBreak.LEG_POINTS, TieBreak.DIRECT_COMPARISON}
LEFT_OUT = Phrase("left-out")


@dataclass(frozen=True, slots=True)
class Problem:
    """A field that is wrong, in a stage or, at 0, before the stages; without `expected` it is missing."""

    stage: int
    field: str
    expected: Phrase | None


def problems(chosen: Format) -> Iterator[Problem]:
    """Yield each field by which the format cannot be played, in the order of the text."""
    yield from _head(chosen)
    for number, stage in enumerate(chosen.stages, 1):
        wrong = [*_division(chosen, number), *_inapplicable(stage), *_play(chosen, stage)]
        yield from (Problem(number, field, expected) for field, expected in wrong)


def _head(chosen: Format) -> Iterator[Problem]:
    if not re.fullmatch(ID, chosen.id):
        yield Problem(0, "id", Phrase("format-id"))
    if chosen.edition not in EDITION_IDS:
        yield Problem(0, "edition", one_of(EDITION_IDS))
    alone = chosen.contestant is Contestant.PERSON
    least, most = (1, 1) if alone else (2, MOST)
    if not least <= chosen.team_size <= most:
        expected = Phrase("exactly", number=1) if alone else Phrase("between", least=least, most=most)
        yield Problem(0, "team_size", expected)
    if not 1 <= chosen.turns <= MOST:
        yield Problem(0, "turns", Phrase("between", least=1, most=MOST))
    if not chosen.stages:
        yield Problem(0, "stage", None)


FieldProblems = Iterator[tuple[str, Phrase | None]]


def _division(chosen: Format, number: int) -> FieldProblems:
    """Check into which parts a stage falls: by lot, or by what the stage before came to."""
    stage, allowed = chosen.stages[number - 1], list(Division)
    if number == 1:
        allowed = [Division.WHOLE, Division.POOLS]
    elif chosen.stages[number - 2].procedure is not Procedure.SUM or chosen.contestant is Contestant.TEAM:
        allowed.remove(Division.CLASSES)
    if stage.division not in allowed:
        yield "division", one_of(allowed)
    least = SIZES.get(stage.division)
    if least is None and stage.size:
        yield "size", LEFT_OUT
    if least is not None and not least <= stage.size <= MOST_SIZE:
        yield "size", Phrase("between", least=least, most=MOST_SIZE) if stage.size else None
    if stage.edition and stage.edition not in EDITION_IDS:
        yield "edition", one_of(EDITION_IDS)


def _inapplicable(stage: Stage) -> FieldProblems:
    for field in fields(stage):
        applies = field.name in FIELDS[stage.procedure] | ALWAYS
        if not applies and getattr(stage, field.name) != field.default:
            yield field.name, LEFT_OUT
    required = REQUIRED.get(stage.procedure)
    if required and not getattr(stage, required):
        yield required, None


def _play(chosen: Format, stage: Stage) -> FieldProblems:
    """Check what is played and what it is worth."""
    if stage.procedure is Procedure.LEAGUE and chosen.contestant is Contestant.PERSON:
        yield "procedure", one_of(procedure for procedure in Procedure if procedure is not Procedure.LEAGUE)
    for name in ("series", "meetings"):
        if not 1 <= getattr(stage, name) <= MOST:
            yield name, Phrase("between", least=1, most=MOST)
    if stage.procedure is Procedure.SUM:
        yield from _cards(chosen, stage)
    if any(not 1 <= target <= MOST for target in stage.targets) or list(stage.targets) != sorted(
        stage.targets
    ):
        yield "targets", Phrase("rising-numbers", most=MOST)
    if stage.points and not possible_points(stage.points):
        yield "points", Phrase("falling-numbers")
    ties = [tie for tie in TieBreak if stage.procedure is not Procedure.SUM or tie not in OF_DUELS]
    if len(set(stage.ties)) < len(stage.ties) or not set(stage.ties) <= set(ties):
        yield "ties", Phrase("each-once", words=tuple(ties))


def _cards(chosen: Format, stage: Stage) -> FieldProblems:
    simple = (Scoring.POINTS, Scoring.AVERAGE)
    in_evenings = stage.unit is Unit.SERIES and chosen.contestant is Contestant.PERSON
    if stage.scoring not in simple and not in_evenings:
        yield "scoring", one_of(simple)
    units = stage.series * (chosen.turns if stage.unit is Unit.TURN else 1) * chosen.team_size
    if stage.best > units:
        yield "best", Phrase("between", least=0, most=units)


def possible_points(points: tuple[int, ...]) -> bool:
    """Tell whether these are points for a duel won, drawn and lost."""
    return len(points) == OUTCOMES and sorted(points, reverse=True) == list(points)


def one_of(words: Iterable[str]) -> Phrase:
    """Return the phrase for a choice."""
    return Phrase("one-of", words=tuple(words))
