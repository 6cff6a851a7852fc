"""The parts of a stage, and the seeds of their contestants."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import assert_never

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import EVERYBODY, contestants
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.competition.format import Division
from sjoelen.tournament.error import ClassesMissing, StageTied
from sjoelen.tournament.match_card.card import CellState
from sjoelen.tournament.people.classes import ClassLimit, ClassTable, class_of
from sjoelen.tournament.rings.ring import lot
from sjoelen.tournament.stages.standing import part_standing, standing_of
from sjoelen.tournament.standings.standing_row import StandingRow

WINNERS, LOSERS = "winners", "losers"


def divide(competition: Competition, stage: int) -> tuple[Part, ...]:
    """Return the parts of a stage, the best seed of each first; raises StageTied, ClassesMissing."""
    rules = competition.stage_at(stage)
    match rules.division:
        case Division.WHOLE:
            return (Part(EVERYBODY, _seeds(competition, stage)),)
        case Division.POOLS:
            return _pools(competition, stage, rules.size)
        case Division.CLASSES:
            return _classes(competition, stage)
        case Division.HALVES:
            first, second = _cut(competition, stage, None)
            return (Part(WINNERS, first), Part(LOSERS, second))
        case Division.FIRST:
            return (Part(EVERYBODY, _cut(competition, stage, rules.size)[0]),)
        case Division.BEHIND:
            return (Part(EVERYBODY, _cut(competition, stage, rules.size)[1]),)
        case _:
            assert_never(rules.division)


def class_table(competition: Competition, stage: int) -> ClassTable:
    """Return the classes of the competition; raises ClassesMissing."""
    declaration = competition.classes
    if declaration is None:
        raise ClassesMissing(stage=stage)
    limits = (ClassLimit(limit.name, Fraction(limit.points, limit.turns)) for limit in declaration.limits)
    return ClassTable(tuple(limits), declaration.results_least, declaration.unrated)


def class_in(competition: Competition, stage: int, player: str, table: ClassTable) -> str:
    """Return a player's class, by the averages of the complete series of a stage."""
    cards = [competition.card(player, series) for series in competition.format.series_of(stage)]
    complete = [
        [points for points in card.results if points is not None]
        for card in cards
        if all(card.cell(turn).state is CellState.RECORDED for turn in range(1, card.turns + 1))
    ]
    return class_of([Fraction(sum(turns), len(turns)) for turns in complete if turns], table)


def class_standings(competition: Competition) -> dict[str, tuple[StandingRow, ...]]:
    """Return the standing of each class in the first stage, the unrated last; raises ClassesMissing."""
    table, everyone = class_table(competition, 1), contestants(competition)
    classes = {contestant: class_in(competition, 1, contestant, table) for contestant in everyone}
    standings = {}
    for name in dict.fromkeys([*(limit.name for limit in table.limits), table.unrated]):
        people = {contestant: group for contestant, group in everyone.items() if classes[contestant] == name}
        standings[name] = part_standing(competition, 1, Part(name, tuple(people)), people)
    return standings


def _seeds(competition: Competition, stage: int) -> tuple[str, ...]:
    if stage > 1:
        return _in_order(competition, _ranked(standing_of(competition, stage=stage - 1)))
    withdrawn = set(competition.withdrawn)
    present = {
        contestant: min(member.number for member in people if member.player not in withdrawn)
        for contestant, people in contestants(competition).items()
        if not withdrawn.issuperset(member.player for member in people)
    }
    return tuple(sorted(present, key=present.__getitem__))


def _pools(competition: Competition, stage: int, size: int) -> tuple[Part, ...]:
    """Return as few pools as possible; contestants go to the pools in turn, by lot or by seed."""
    order: Sequence[str] = _seeds(competition, stage)
    if stage == 1:
        order = sorted(order, key=lambda contestant: lot(competition.agreement.seed, contestant))
    count = -(-len(order) // size)
    return tuple(Part(str(number + 1), tuple(order[number::count])) for number in range(count))


def _classes(competition: Competition, stage: int) -> tuple[Part, ...]:
    table, seeds = class_table(competition, stage), _seeds(competition, stage)
    classes = {contestant: class_in(competition, stage - 1, contestant, table) for contestant in seeds}
    names = dict.fromkeys([*(limit.name for limit in table.limits), table.unrated])
    return tuple(
        Part(name, tuple(contestant for contestant in seeds if classes[contestant] == name)) for name in names
    )


def _cut(competition: Competition, stage: int, size: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the best `size` contestants of each earlier part, or its best half, and the others."""
    first, behind, before = (
        list[StandingRow](),
        list[StandingRow](),
        standing_of(competition, stage=stage - 1),
    )
    for part in dict.fromkeys(place.part for place in before):
        ranked = _ranked(place for place in before if place.part == part)
        line = (len(ranked) + 1) // 2 if size is None else size
        if line < len(ranked) and ranked[line - 1].rank == ranked[line].rank:
            raise StageTied(stage=stage, part=part, rank=ranked[line].rank)
        first += ranked[:line]
        behind += ranked[line:]
    return _in_order(competition, first), _in_order(competition, behind)


def _ranked(places: Iterable[StandingRow]) -> list[StandingRow]:
    return [place for place in places if place.rank is not None]


def _in_order(competition: Competition, places: Iterable[StandingRow]) -> tuple[str, ...]:
    """Order contestants by the rank in their part, then by score, then by lot."""
    seed = competition.agreement.seed
    ordered = sorted(places, key=lambda row: (row.rank, -row.score, lot(seed, row.contestant)))
    return tuple(place.contestant for place in ordered)
