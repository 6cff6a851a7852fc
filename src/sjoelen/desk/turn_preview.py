"""A turn in the making: what it is worth, what can still be, and what to aim at."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sjoelen.desk.turn_commands import account
from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.house_rules import agree
from sjoelen.rules.reachable import reach
from sjoelen.rules.score import worth
from sjoelen.rules.tip import Tip, tip
from sjoelen.rules.turn import Phase, Turn
from sjoelen.rules.turn_record import Account, tell


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a turn stands; with an error, how its longest beginning stands that can be true."""

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


def judge(
    edition: str,
    house_rules: Iterable[str],
    counts: tuple[tuple[int, tuple[int, ...]], ...],
    occurrences: tuple[tuple[int, str, int | None], ...] = (),
    *,
    bonus: tuple[int, ...] = (),
    bonus_declined: bool = False,
    discs: int | None = None,
) -> Judgement:
    """Judge a turn as far as it is told; raises UnknownEdition and what the numbers alone are refused for."""
    rules = agree(edition_of(edition), house_rules)
    told = account(counts, occurrences, bonus, bonus_declined, discs=discs)
    error: SjoelenError | None = None
    for beginning in _beginnings(told):
        try:
            _, turn = tell(beginning, rules)
        except SjoelenError as refusal:
            error = error or refusal
        else:
            return _judged(turn, error)
    assert error is not None  # noqa: S101 - nothing was told that could be, not even its number of discs
    raise error


def _beginnings(told: Account) -> Iterable[Account]:
    yield told
    without = replace(told, bonus=(), declines_bonus=False)
    yield without
    for kept in range(len(told.counts) - 1, -1, -1):
        counts = told.counts[:kept]
        last = counts[-1][0] if counts else 0
        occurrences = tuple(each for each in told.occurrences if each.subturn <= last)
        yield replace(without, counts=counts, occurrences=occurrences)


def _judged(turn: Turn, error: SjoelenError | None) -> Judgement:
    scored, possible = worth(turn.tally, turn.edition), reach(turn)
    return Judgement(
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
