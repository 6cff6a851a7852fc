"""The format of a competition: stages as data, procedures chosen by name."""

from dataclasses import dataclass
from enum import StrEnum

from sjoelen.tournament.standings.ties import TieBreak


class Procedure(StrEnum):
    """The procedure by which a stage is decided.

    The sum of cards; one against one until one is left; everybody against everybody; team against team with
    sealed line-ups.
    """

    SUM = "sum"
    KNOCKOUT = "knockout"
    DUELS = "duels"
    LEAGUE = "league"


class Division(StrEnum):
    """The division of a stage into parts, each with a standing of its own.

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
    """The score of cards: points, their average, or an evening against an average or the others."""

    POINTS = "points"
    AVERAGE = "average"
    PLUS_MINUS = "plus_minus"
    ASSIGNED = "assigned"
    RANKING = "ranking"


class Contestant(StrEnum):
    """The contestants of a standing."""

    PERSON = "person"
    TEAM = "team"


class Unit(StrEnum):
    """The unit of which the best are counted; not all series need be played."""

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
    """Stages that follow one another, all on cards of so many turns; `team_size`: also of a line-up.

    `title`: one text, or one for each language; empty for a format whose titles the catalogues hold.
    """

    id: str
    edition: str
    contestant: Contestant
    team_size: int
    turns: int
    stages: tuple[Stage, ...]
    title: str | dict[str, str] = ""

    @property
    def series(self) -> int:
        """The number of series of all stages; they are numbered through."""
        return sum(stage.series for stage in self.stages)

    def series_of(self, number: int) -> range:
        """Return the numbers of the series of a stage, which are counted from 1."""
        before = sum(stage.series for stage in self.stages[: number - 1])
        return range(before + 1, before + 1 + self.stages[number - 1].series)

    def stage_with(self, series: int) -> int:
        """Return the number of the stage that a series belongs to."""
        return next(number for number, _ in enumerate(self.stages, 1) if series in self.series_of(number))

    def title_in(self, language: str) -> str:
        """Return the title in a language, or else the first one that the format has."""
        if isinstance(self.title, str):
            return self.title
        return self.title.get(language) or next(iter(self.title.values()), "")
