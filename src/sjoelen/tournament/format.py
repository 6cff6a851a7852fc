"""How a competition is decided: data, and a procedure chosen by name."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files

from sjoelen.tournament.error import UnknownFormat
from sjoelen.tournament.ties import TieBreak


class Procedure(StrEnum):
    """How it is decided: the sum of what counts, or one against one until one is left."""

    SUM = "sum"
    KNOCKOUT = "knockout"


class Contestant(StrEnum):
    """Who stands in the standing."""

    PERSON = "person"
    TEAM = "team"


class Unit(StrEnum):
    """What the best of are counted."""

    TURN = "turn"
    SERIES = "series"


@dataclass(frozen=True, slots=True)
class Format:
    """Series of turns of which the `best` units count, all when 0; in a knock-out `targets` win a bout."""

    id: str
    title: str
    procedure: Procedure
    edition: str
    series: int
    turns: int
    contestant: Contestant
    team_size: int
    unit: Unit
    best: int
    ties: tuple[TieBreak, ...]
    targets: tuple[int, ...]


FORMAT_IDS = (
    *("series-1x10", "series-2x10", "series-3x10", "best-4-of-8", "best-4-of-5", "teams-4"),
    *("pairs-two-cards", "pairs-one-card", "twenty-two-3x10", "knockout-20-2"),
)


@cache
def format_of(name: str) -> Format:
    """The format of this name; raises UnknownFormat."""
    if name not in FORMAT_IDS:
        raise UnknownFormat(format=name, known=FORMAT_IDS)
    text = files("sjoelen.tournament").joinpath(f"formats/{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return Format(
        id=data["id"],
        title=data["title"],
        procedure=Procedure(data["procedure"]),
        edition=data["edition"],
        series=data["series"],
        turns=data["turns"],
        contestant=Contestant(data["contestant"]),
        team_size=data["team_size"],
        unit=Unit(data["unit"]),
        best=data["best"],
        ties=tuple(map(TieBreak, data["ties"])),
        targets=tuple(data["targets"]),
    )


def formats() -> tuple[Format, ...]:
    """Every format there is."""
    return tuple(map(format_of, FORMAT_IDS))
