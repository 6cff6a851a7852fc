"""A whole turn as it is told afterwards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from sjoelen.rules.bonus import decline_bonus, slide_bonus
from sjoelen.rules.commands import begin, count_subturn, rule_incident, slide_practice
from sjoelen.rules.edition import Edition
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn, new_turn, replay


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An incident in a sub-turn, at the gate of a value or at none."""

    subturn: int
    incident: Incident
    gate: int | None = None


@dataclass(frozen=True, slots=True)
class Account:
    """Cumulative counts by the number of the sub-turn after which they were made, and what else happened."""

    counts: tuple[tuple[int, Tally], ...]
    occurrences: tuple[Occurrence, ...] = ()
    bonus: tuple[int, ...] = ()
    declines_bonus: bool = False
    discs: int | None = None
    practice: int = 0


def tell(account: Account, edition: Edition) -> tuple[tuple[TurnEvent, ...], Turn]:
    """The facts of the turn, and how it then stands; raises whatever a step of it raises."""
    events, turn = list[TurnEvent](), new_turn(edition)
    for step in _steps(account, edition):
        facts = step(turn)
        events += facts
        turn = replay(facts, turn)
    return tuple(events), turn


def _steps(account: Account, edition: Edition) -> Iterator[Callable[[Turn], tuple[TurnEvent, ...]]]:
    if account.practice:
        yield partial(slide_practice, discs=account.practice)
    yield partial(begin, discs=account.discs)
    numbers = {number for number, _ in account.counts} | {each.subturn for each in account.occurrences}
    for number in sorted(numbers):
        here = [each for each in account.occurrences if each.subturn == number]
        found_late = [each for each in here if _is_found_at_the_count(each, edition)]
        yield from (partial(_rule, occurrence=each) for each in here if each not in found_late)
        yield from (
            partial(_count, tally=tally, subturn=number) for told, tally in account.counts if told == number
        )
        yield from (partial(_rule, occurrence=each) for each in found_late)
    yield from (partial(slide_bonus, value=value) for value in account.bonus)
    if account.declines_bonus:
        yield decline_bonus


def _is_found_at_the_count(occurrence: Occurrence, edition: Edition) -> bool:
    """A wrong number of discs shows when they are counted; a disc breaks before."""
    replayed = ruling(occurrence.incident, edition).consequence is Consequence.REPLAY
    return replayed and occurrence.incident is not Incident.BROKEN_DISC


def _rule(turn: Turn, occurrence: Occurrence) -> tuple[TurnEvent, ...]:
    return rule_incident(turn, occurrence.incident, occurrence.gate, occurrence.subturn)


def _count(turn: Turn, tally: Tally, subturn: int) -> tuple[TurnEvent, ...]:
    """A count told for the sub-turn in which a disc broke is left out: it was not played out."""
    if turn.phase is Phase.VOID and turn.incidents[-1].subturn == subturn:
        return ()
    return count_subturn(turn, tally, subturn)
