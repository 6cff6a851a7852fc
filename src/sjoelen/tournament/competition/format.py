"""How a competition is decided: data in stages, and procedures chosen by name."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

from sjoelen.tournament.error import UnknownFormat
from sjoelen.tournament.standings.ties import TieBreak


class Procedure(StrEnum):
    """How a stage is decided.

    What counts on cards; one against one until one is left; everybody against everybody; team against team
    with line-ups handed in sealed.
    """

    SUM = "sum"
    KNOCKOUT = "knockout"
    DUELS = "duels"
    LEAGUE = "league"


class Division(StrEnum):
    """Into which parts a stage falls, each with a standing of its own.

    One part; pools drawn by lot; classes by average; the first and the second half of each part before; the
    first of each part before; those behind them.
    """

    WHOLE = "whole"
    POOLS = "pools"
    CLASSES = "classes"
    HALVES = "halves"
    FIRST = "first"
    BEHIND = "behind"


class Scoring(StrEnum):
    """What cards are worth: points, their average, or an evening against an average or against the others."""

    POINTS = "points"
    AVERAGE = "average"
    PLUS_MINUS = "plus_minus"
    ASSIGNED = "assigned"
    RANKING = "ranking"


class Contestant(StrEnum):
    """Who stands in the standing."""

    PERSON = "person"
    TEAM = "team"


class Unit(StrEnum):
    """What the best of are counted; series need not all be played."""

    TURN = "turn"
    SERIES = "series"


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a competition with a standing of its own.

    `size` of a pool, or how many go on. Of the `series` the `best` units count, all when 0. In a knock-out
    `targets` win a bout, in duels each meets each `meetings` times for `points`: won, drawn, lost. `edition`:
    where it is not that of the whole competition.
    """

    procedure: Procedure
    division: Division = Division.WHOLE
    size: int = 0
    series: int = 1
    scoring: Scoring = Scoring.POINTS
    unit: Unit = Unit.TURN
    best: int = 0
    ties: tuple[TieBreak, ...] = ()
    targets: tuple[int, ...] = ()
    meetings: int = 1
    points: tuple[int, ...] = ()
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Format:
    """Stages that follow one another, all on cards of so many turns; `team_size`: also of a line-up."""

    id: str
    title: str
    edition: str
    contestant: Contestant
    team_size: int
    turns: int
    stages: tuple[Stage, ...]

    @property
    def series(self) -> int:
        """How many series all stages have; they are numbered through."""
        return sum(stage.series for stage in self.stages)

    def series_of(self, number: int) -> range:
        """The numbers of the series of a stage, counted from 1."""
        before = sum(stage.series for stage in self.stages[: number - 1])
        return range(before + 1, before + 1 + self.stages[number - 1].series)

    def stage_with(self, series: int) -> int:
        """The number of the stage that a series belongs to."""
        return next(number for number, _ in enumerate(self.stages, 1) if series in self.series_of(number))


FORMAT_IDS = (
    *("series-1x10", "series-2x10", "series-3x10", "best-4-of-8", "best-4-of-5", "teams-4"),
    *("pairs-two-cards", "pairs-one-card", "twenty-two-3x10", "knockout-20-2"),
    *("pools", "pools-knockouts", "series-classes-knockout", "all-against-all", "sides-5", "league-4"),
    *("season-average", "season-plus-minus", "season-assigned", "season-ranking", "season-runner-up"),
)

READ: dict[str, Callable[[Any], Any]] = {
    "procedure": Procedure,
    "division": Division,
    "scoring": Scoring,
    "unit": Unit,
    "edition": str,
    "ties": lambda names: tuple(map(TieBreak, names)),
    "targets": tuple,
    "points": tuple,
}


@cache
def format_of(name: str) -> Format:
    """The format of this name; raises UnknownFormat."""
    if name not in FORMAT_IDS:
        raise UnknownFormat(format=name, known=FORMAT_IDS)
    text = files("sjoelen.tournament").joinpath(f"formats/{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    contestant = Contestant(data.pop("contestant"))
    stages = tuple(_stage(each) for each in data.pop("stage"))
    return Format(**data, contestant=contestant, stages=stages)


def formats() -> tuple[Format, ...]:
    """Every format there is."""
    return tuple(map(format_of, FORMAT_IDS))


def _stage(data: dict[str, Any]) -> Stage:
    return Stage(**{name: READ.get(name, int)(value) for name, value in data.items()})
