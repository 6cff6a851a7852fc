"""Who leads a competition, and why each stands where they stand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sjoelen.tournament.competition import Competition, Entrant, Presence
from sjoelen.tournament.format import Contestant, Procedure, Unit
from sjoelen.tournament.knockout_standing import knockout_standing
from sjoelen.tournament.match_card import CellState
from sjoelen.tournament.place import Place, Status
from sjoelen.tournament.ties import Evidence, TieBreak, rank


@dataclass(frozen=True, slots=True)
class _Result:
    contestant: str
    status: Status
    turns: tuple[int, ...]
    open_turns: int


def standing_of(competition: Competition, group: str | None = None) -> tuple[Place, ...]:
    """The standing of everyone, or of a group; ranked contestants first, then who has no rank."""
    if competition.format.procedure is Procedure.KNOCKOUT:
        return knockout_standing(competition)
    results = [
        _result(competition, name, members)
        for name, members in _contestants(competition).items()
        if group is None or any(member.group == group for member in members)
    ]
    ranked = {each.contestant: each for each in results if each.status is Status.PLAYING}
    evidence = Evidence(
        turns={name: each.turns for name, each in ranked.items()},
        deciders=competition.deciders,
        seed=competition.agreed.seed,
    )
    order = rank({name: sum(each.turns) for name, each in ranked.items()}, competition.format.ties, evidence)
    rows, above = list[Place](), None
    for row in order:
        points = sum(ranked[row.contestant].turns)
        behind = 0 if above is None else above - points
        rows.append(_place(ranked[row.contestant], row.rank, behind, row.by, row.tied))
        above = points
    statuses = list(Status)
    unranked = [each for each in results if each.status is not Status.PLAYING]
    unranked.sort(key=lambda each: (statuses.index(each.status), each.contestant))
    return (*rows, *(_place(each, None, 0, None, tied=False) for each in unranked))


def unfinished(competition: Competition) -> tuple[Place, ...]:
    """Contestants with turns still to be played, agreed, decided or replayed."""
    return tuple(
        place
        for place in standing_of(competition)
        if place.open_turns and place.status in (Status.PLAYING, Status.UNPLAYED)
    )


def _contestants(competition: Competition) -> dict[str, list[Entrant]]:
    if competition.format.contestant is Contestant.PERSON:
        return {player: [entrant] for player, entrant in competition.entrants.items()}
    teams: dict[str, list[Entrant]] = {}
    for entrant in competition.entrants.values():
        if entrant.team is not None:
            teams.setdefault(entrant.team, []).append(entrant)
    return teams


def _result(competition: Competition, contestant: str, members: Sequence[Entrant]) -> _Result:
    units = [unit for member in members for unit in _units(competition, member)]
    chosen = (
        sorted(units, key=sum, reverse=True)[: competition.format.best] if competition.format.best else units
    )
    turns = tuple(points for unit in chosen for points in unit)
    missing = sum(_open_turns(competition, member) for member in members)
    return _Result(contestant, _status(competition, members, turns), turns, missing)


def _units(competition: Competition, entrant: Entrant) -> list[tuple[int, ...]]:
    """What the best are chosen of: single turns, or whole series."""
    cards = [competition.card(entrant.player, series) for series in _series(competition)]
    if competition.format.unit is Unit.TURN:
        return [(points,) for card in cards for points in card.results if points is not None]
    return [
        tuple(points for points in card.results if points is not None)
        for card in cards
        if any(points is not None for points in card.results)
    ]


def _open_turns(competition: Competition, entrant: Entrant) -> int:
    series = [number for number in _series(competition) if number not in entrant.absent]
    if competition.format.unit is Unit.SERIES:  # who plays fewer series simply has fewer to choose from
        series = [number for number in series if (entrant.player, number) in competition.cards]
    return sum(
        competition.card(entrant.player, number).cell(turn).state is not CellState.RECORDED
        for number in series
        for turn in range(1, competition.format.turns + 1)
    )


def _status(competition: Competition, members: Sequence[Entrant], turns: Sequence[int]) -> Status:
    if all(member.presence is Presence.WITHDRAWN for member in members):
        return Status.WITHDRAWN
    if turns:
        return Status.PLAYING
    everywhere = set(_series(competition))
    return Status.ABSENT if all(member.absent >= everywhere for member in members) else Status.UNPLAYED


def _series(competition: Competition) -> Iterable[int]:
    return range(1, competition.format.series + 1)


def _place(result: _Result, number: int | None, behind: int, by: TieBreak | str | None, tied: bool) -> Place:
    points = sum(result.turns)
    return Place(
        rank=number,
        contestant=result.contestant,
        status=result.status,
        points=points,
        turns=result.turns,
        average=Fraction(points, len(result.turns)) if result.turns else None,
        best=max(result.turns, default=None),
        behind=behind,
        by=by,
        tied=tied,
        open_turns=result.open_turns,
    )
