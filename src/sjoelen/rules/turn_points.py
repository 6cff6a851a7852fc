"""The points of a turn that was written down."""

from sjoelen.rules.announce import announce
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import BonusStillDue, NotAScore, TallyOrTotal, UnreachableTotal
from sjoelen.rules.reachable import reach
from sjoelen.rules.turn import new_turn
from sjoelen.rules.turn_record import TurnRecord, reconstruct


def points_of(record: TurnRecord, edition: Edition) -> int:
    """Return the points of the turn.

    Raises TallyOrTotal, NotAScore, UnreachableTotal, BonusStillDue and what `reconstruct` raises.
    """
    if record.total is not None:
        if record != TurnRecord(total=record.total):
            raise TallyOrTotal
        return _possible_total(record.total, edition)
    if not record.counts and not record.occurrences:
        raise TallyOrTotal
    _, turn = reconstruct(record, edition)
    if turn.bonus_left:
        raise BonusStillDue(edition.bonus.article, slides=turn.bonus_left)
    announce(turn)  # refused while there is something left to slide
    return turn.counted_points


def _possible_total(total: int, edition: Edition) -> int:
    if total < 0:
        raise NotAScore(text=str(total))
    possible = reach(new_turn(edition)).totals
    if total not in possible:
        raise UnreachableTotal(edition.absolute_maximum.article, total=total, most=max(possible))
    return total
