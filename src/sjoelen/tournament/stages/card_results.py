"""What contestants came to on their cards: what counts of it, and what it is worth."""

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
    """The result of each contestant of a stage that is decided on cards."""
    worth = _worth(competition, stage, people)
    return [_result(competition, stage, who, group, worth[who]) for who, group in people.items()]


def _worth(
    competition: Competition, stage: int, people: Contestants
) -> Mapping[str, list[tuple[Fraction, Turns]]]:
    """What the best are chosen of, with its score: single turns, or whole series."""
    rules = competition.stage_at(stage)
    if rules.unit is Unit.TURN:
        return {
            who: [
                (Fraction(points), (points,))
                for turns, _ in _series(competition, stage, group)
                for points in turns
            ]
            for who, group in people.items()
        }
    evenings = {who: _series(competition, stage, group) for who, group in people.items()}
    scores = evening_scores(rules.scoring, evenings, competition.averages)
    return {
        who: [(score, turns) for score, (turns, _) in zip(scores[who], played, strict=True) if turns]
        for who, played in evenings.items()
    }


def _series(competition: Competition, stage: int, people: Sequence[Entrant]) -> list[tuple[Turns, bool]]:
    """The results of each series, one member after another, and whether it is whole."""
    numbers = competition.format.series_of(stage)
    cards = [competition.cards.get((member.player, series)) for member in people for series in numbers]
    return [((), False) if card is None else _written(card) for card in cards]


def _written(card: MatchCard) -> tuple[Turns, bool]:
    turns = tuple(points for points in card.results if points is not None)
    return turns, all(card.cell(turn).state is CellState.RECORDED for turn in range(1, card.turns + 1))


def _result(
    competition: Competition,
    stage: int,
    who: str,
    people: Sequence[Entrant],
    worth: list[tuple[Fraction, Turns]],
) -> Result:
    rules = competition.stage_at(stage)
    chosen = sorted(worth, key=lambda each: each[0], reverse=True)[: rules.best] if rules.best else worth
    turns = tuple(points for _, each in chosen for points in each)
    score = sum((each for each, _ in chosen), Fraction(0))
    if rules.scoring is Scoring.AVERAGE and turns:
        score = Fraction(sum(turns), len(turns))
    missing = sum(_open_turns(competition, stage, member) for member in people)
    return Result(who, status(competition, stage, people, played=bool(turns)), score, turns, missing)


def _open_turns(competition: Competition, stage: int, entrant: Entrant) -> int:
    series = [number for number in competition.format.series_of(stage) if number not in entrant.absent]
    if competition.stage_at(stage).unit is Unit.SERIES:  # who plays fewer series simply has fewer to count
        series = [number for number in series if (entrant.player, number) in competition.cards]
    return sum(
        competition.card(entrant.player, number).cell(turn).state is not CellState.RECORDED
        for number in series
        for turn in range(1, competition.format.turns + 1)
    )
