"""A turn as it was written down, and the events that it stands for."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from sjoelen.rules.bonus import decline_bonus, slide_bonus
from sjoelen.rules.commands import begin, count_subturn, rule_incident, slide_practice
from sjoelen.rules.edition import Edition
from sjoelen.rules.events import TurnEvent
from sjoelen.rules.incident import Consequence, Incident, Occasion
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
class TurnRecord:
    """A turn as it was written down: counts and what else happened, or a total alone.

    `counts` are cumulative, each with the number of its sub-turn; None is the edition's last one.
    """

    counts: tuple[tuple[int | None, Tally], ...] = ()
    occurrences: tuple[Occurrence, ...] = ()
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False
    discs: int | None = None
    practice: int = 0
    total: int | None = None


def last_counts(
    tally: Tally, subturn: int | None = None, bonus: tuple[int, ...] = (), *, bonus_declined: bool = False
) -> TurnRecord:
    """Return the record of a turn of which only the last counts were written down."""
    return TurnRecord(((subturn, tally),), bonus=bonus, bonus_declined=bonus_declined)


def with_subturn_numbers(record: TurnRecord, edition: Edition) -> TurnRecord:
    """Return the record with a number for each sub-turn."""
    last = edition.subturns.value
    counts = tuple((last if subturn is None else subturn, tally) for subturn, tally in record.counts)
    return replace(record, counts=counts)


def reconstruct(record: TurnRecord, edition: Edition) -> tuple[tuple[TurnEvent, ...], Turn]:
    """Return the events of the turn and the turn after them; raises what its commands raise."""
    events, turn = list[TurnEvent](), new_turn(edition)
    for command in _commands(with_subturn_numbers(record, edition), edition):
        new_events = command(turn)
        events += new_events
        turn = replay(new_events, turn)
    return tuple(events), turn


def _commands(record: TurnRecord, edition: Edition) -> Iterator[Callable[[Turn], tuple[TurnEvent, ...]]]:
    if record.practice:
        yield partial(slide_practice, discs=record.practice)
    yield partial(begin, discs=record.discs)
    for number in sorted(_subturns(record)):
        occurrences = [occurrence for occurrence in record.occurrences if occurrence.subturn == number]
        late = [occurrence for occurrence in occurrences if _shows_at_the_count(occurrence, edition)]
        yield from (partial(_rule, occurrence=early) for early in occurrences if early not in late)
        yield from (
            partial(_count, tally=tally, number=number)
            for subturn, tally in record.counts
            if subturn == number
        )
        yield from (partial(_rule, occurrence=occurrence) for occurrence in late)
    yield from (partial(_slide, value=value) for value in record.bonus)
    if record.bonus_declined:
        yield decline_bonus


def _subturns(record: TurnRecord) -> set[int]:
    counted = {subturn for subturn, _ in record.counts if subturn is not None}
    return counted | {occurrence.subturn for occurrence in record.occurrences}


def _shows_at_the_count(occurrence: Occurrence, edition: Edition) -> bool:
    """Tell whether the count comes first, and the turn is then void."""
    replayed = ruling(occurrence.incident, edition).consequence is Consequence.REPLAY
    return replayed and occurrence.incident.shows_at is Occasion.COUNT


def _rule(turn: Turn, occurrence: Occurrence) -> tuple[TurnEvent, ...]:
    return rule_incident(turn, occurrence.incident, occurrence.gate, occurrence.subturn)


def _count(turn: Turn, tally: Tally, number: int) -> tuple[TurnEvent, ...]:
    """Count the sub-turn, unless a disc broke in it: it was not played out."""
    if turn.phase is Phase.VOID and turn.incidents[-1].subturn == number:
        return ()
    return count_subturn(turn, tally, number)


def _slide(turn: Turn, value: int) -> tuple[TurnEvent, ...]:
    """Play a bonus slide, unless a disc broke in the turn."""
    return () if turn.phase is Phase.VOID else slide_bonus(turn, value)
