"""A preview of a turn: its points, the totals still possible, and a tip."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.reachable import reach
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.tip import Tip, tip
from sjoelen.rules.turn import Phase, Turn
from sjoelen.rules.turn_record import TurnRecord, reconstruct


@dataclass(frozen=True, slots=True)
class TurnPreview:
    """The state of a turn; with an error, that of its longest valid beginning."""

    points: int
    sets: int
    extras: tuple[int, ...]
    in_hand: int
    ended: bool
    void: bool
    bonus_left: int
    least: int
    most: int
    tip: Tip | None
    error: SjoelenError | None


def preview_turn(edition: str, house_rules: Iterable[str], record: TurnRecord) -> TurnPreview:
    """Judge a turn as far as it goes.

    Raises UnknownEdition, UnknownHouseRule and what its number of discs is refused for.
    """
    rules = apply_house_rules(edition_of(edition), house_rules)
    error: SjoelenError | None = None
    for beginning in _shorter_records(record):
        try:
            _, turn = reconstruct(beginning, rules)
        except SjoelenError as refusal:
            error = error or refusal
        else:
            return _judged(turn, error)
    assert error is not None  # noqa: S101 - even the number of discs was refused
    raise error


def _shorter_records(record: TurnRecord) -> Iterable[TurnRecord]:
    """Yield the record, then ever shorter beginnings of it."""
    yield record
    without_bonus = replace(record, bonus=(), bonus_declined=False)
    yield without_bonus
    for length in range(len(record.counts) - 1, -1, -1):
        counts = record.counts[:length]
        last = counts[-1][0] or 0 if counts else 0
        occurrences = tuple(item for item in record.occurrences if item.subturn <= last)
        yield replace(without_bonus, counts=counts, occurrences=occurrences)


def _judged(turn: Turn, error: SjoelenError | None) -> TurnPreview:
    scored, possible = unchecked_score(turn.tally, turn.edition), reach(turn)
    return TurnPreview(
        points=turn.counted_points,
        sets=scored.sets,
        extras=scored.extras,
        in_hand=turn.in_hand,
        ended=turn.ended,
        void=turn.phase is Phase.VOID,
        bonus_left=turn.bonus_left,
        least=possible.least,
        most=possible.most,
        tip=tip(turn),
        error=error,
    )
