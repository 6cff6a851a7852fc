"""The scores of a season's evenings, recalculated one by one."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from sjoelen.recount.cards import is_complete, results
from sjoelen.recount.event_reader import Events, competition_format, payloads, series_of, stage_rules

Cards = dict[tuple[str, int], list[Mapping[str, Any]]]  # the events of a card, by player and series
Evening = tuple[list[int], bool]  # the points of the turns, and True if the evening is complete


def card_scores(
    events: Events, stage: int, people: Mapping[str, Sequence[str]]
) -> dict[str, tuple[Fraction, list[int]]]:
    """Return each contestant's score, and the turns that count for it."""
    rules = stage_rules(events, stage)
    cards = _cards(events)
    evenings = {
        contestant: _evenings(events, stage, players, cards) for contestant, players in people.items()
    }
    totals = {}
    for contestant, played in evenings.items():
        if rules["unit"] == "turn":
            units = [(Fraction(points), [points]) for turns, _ in played for points in turns]
        else:
            scores = [_score(events, rules, contestant, number, evenings) for number in range(len(played))]
            units = [(scores[number], turns) for number, (turns, _) in enumerate(played) if turns]
        if rules["best"]:
            units = sorted(units, key=lambda unit: unit[0], reverse=True)[: rules["best"]]
        turns = [points for _, unit in units for points in unit]
        score = sum((score for score, _ in units), Fraction(0))
        if rules["scoring"] == "average" and turns:
            score = Fraction(sum(turns), len(turns))
        totals[contestant] = (score, turns)
    return totals


def _cards(events: Events) -> Cards:
    cards: Cards = {}
    for event in events:
        if slot := event["payload"].get("slot"):
            cards.setdefault((slot["player"], slot["series"]), []).append(event)
    return cards


def _evenings(events: Events, stage: int, players: Sequence[str], cards: Cards) -> list[Evening]:
    evenings = []
    for player in players:
        for series in series_of(events, stage):
            own = cards.get((player, series), [])
            turns = competition_format(events)["turns"]
            card = results(own, player, series, turns)
            evenings.append(
                ([points for points in card if points is not None], is_complete(own, player, series, turns))
            )
    return evenings


def _score(
    events: Events,
    rules: Mapping[str, Any],
    contestant: str,
    number: int,
    evenings: Mapping[str, list[Evening]],
) -> Fraction:
    turns, complete = evenings[contestant][number]
    earlier = [points for before, _ in evenings[contestant][:number] for points in before]
    own = Fraction(sum(earlier), len(earlier)) if earlier else None
    assigned = None
    for payload in payloads(events, "average_assigned"):
        if payload["player"] == contestant:
            assigned = Fraction(payload["points"], payload["turns"])
    match rules["scoring"]:
        case "plus_minus":
            reference = assigned if own is None else own
            return (
                Fraction(0)
                if reference is None
                else sum((points - reference for points in turns), Fraction(0))
            )
        case "assigned":
            reference = own if assigned is None else assigned
            return Fraction(0) if reference is None else _against(turns, reference, complete=complete)
        case "ranking":
            others = [rival[number] for rival in evenings.values()]
            above = [other for other, done in others if done and sum(other) > sum(turns)]
            return Fraction({0: 5, 1: 4, 2: 3, 3: 2, 4: 1}.get(len(above), 0) if complete else 0)
        case _:
            return Fraction(sum(turns))


def _against(turns: Sequence[int], reference: Fraction, *, complete: bool) -> Fraction:
    gain = 0
    for points in turns:
        if points >= reference:
            gain += 2
    if complete and turns and Fraction(sum(turns), len(turns)) > reference:
        gain += 5
    return Fraction(gain)
