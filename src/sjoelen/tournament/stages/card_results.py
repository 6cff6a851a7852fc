"""The results of contestants on their match cards: the turns that count, and the score."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import Contestants, status
from sjoelen.tournament.competition.format import Scoring, Unit
from sjoelen.tournament.league.season import Turns, evening_scores
from sjoelen.tournament.match_card.card import CellState, MatchCard
from sjoelen.tournament.people.entrants import Entrant
from sjoelen.tournament.standings.result import Result


def card_results(competition: Competition, stage: int, people: Contestants) -> list[Result]:
    """Return the result of each contestant of a stage with match cards."""
    units = _scored_units(competition, stage, people)
    return [
        _result(competition, stage, contestant, group, units[contestant])
        for contestant, group in people.items()
    ]


def _scored_units(
    competition: Competition, stage: int, people: Contestants
) -> Mapping[str, list[tuple[Fraction, Turns]]]:
    """Return each contestant's units with their scores; a unit is one turn or one series."""
    rules = competition.stage_at(stage)
    if rules.unit is Unit.TURN:
        return {
            contestant: [
                (Fraction(points), (points,))
                for turns, _ in _series(competition, stage, group)
                for points in turns
            ]
            for contestant, group in people.items()
        }
    evenings = {contestant: _series(competition, stage, group) for contestant, group in people.items()}
    scores = evening_scores(rules.scoring, evenings, competition.averages)
    return {
        contestant: [
            (score, turns) for score, (turns, _) in zip(scores[contestant], played, strict=True) if turns
        ]
        for contestant, played in evenings.items()
    }


def _series(competition: Competition, stage: int, people: Sequence[Entrant]) -> list[tuple[Turns, bool]]:
    """Return the results of each series, member by member, and True if it is complete."""
    numbers = competition.format.series_of(stage)
    cards = [competition.cards.get((member.player, series)) for member in people for series in numbers]
    return [((), False) if card is None else _card_turns(card) for card in cards]


def _card_turns(card: MatchCard) -> tuple[Turns, bool]:
    turns = tuple(points for points in card.results if points is not None)
    return turns, all(card.cell(turn).state is CellState.RECORDED for turn in range(1, card.turns + 1))


def _result(
    competition: Competition,
    stage: int,
    contestant: str,
    people: Sequence[Entrant],
    units: list[tuple[Fraction, Turns]],
) -> Result:
    rules = competition.stage_at(stage)
    best = sorted(units, key=lambda unit: unit[0], reverse=True)[: rules.best] if rules.best else units
    turns = tuple(points for _, unit_turns in best for points in unit_turns)
    score = sum((unit_score for unit_score, _ in best), Fraction(0))
    if rules.scoring is Scoring.AVERAGE and turns:
        score = Fraction(sum(turns), len(turns))
    missing = sum(_open_turns(competition, stage, member) for member in people)
    return Result(contestant, status(competition, stage, people, played=bool(turns)), score, turns, missing)


def _open_turns(competition: Competition, stage: int, entrant: Entrant) -> int:
    series = [number for number in competition.format.series_of(stage) if number not in entrant.absent]
    if competition.stage_at(stage).unit is Unit.SERIES:  # a player of fewer series has fewer that count
        series = [number for number in series if (entrant.player, number) in competition.cards]
    return sum(
        competition.card(entrant.player, number).cell(turn).state is not CellState.RECORDED
        for number in series
        for turn in range(1, competition.format.turns + 1)
    )
