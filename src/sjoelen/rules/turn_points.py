"""What a turn that was written down is worth, once the rules allow it."""

from dataclasses import dataclass

from sjoelen.rules.announce import announce
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import BonusStillDue, NotAScore, UnreachableTotal
from sjoelen.rules.reachable import reach
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import new_turn
from sjoelen.rules.turn_record import Account, tell


@dataclass(frozen=True, slots=True)
class Counts:
    """The last counts of a turn, lying since sub-turn `after` (None: the last one), and its bonus slides."""

    tally: Tally
    after: int | None = None
    bonus: tuple[int, ...] = ()
    bonus_declined: bool = False


@dataclass(frozen=True, slots=True)
class Total:
    """Only the final score."""

    points: int


def points_of(written: Account | Counts | Total, edition: Edition) -> int:
    """The points of the turn; raises what the rules refuse, BonusStillDue, NotAScore, UnreachableTotal."""
    match written:
        case Account():
            return _points_of_account(written, edition)
        case Counts(tally, after, bonus, declined):
            number = edition.subturns.value if after is None else after
            return _points_of_account(Account(((number, tally),), (), bonus, declined), edition)
        case Total(points):
            if points < 0:
                raise NotAScore(text=str(points))
            if points < 0:
                raise NotAScore(text=str(points))
            possible = reach(new_turn(edition)).totals
            if points not in possible:
                article = edition.absolute_maximum.article
                raise UnreachableTotal(article, total=points, most=max(possible))
            return points


def _points_of_account(account: Account, edition: Edition) -> int:
    _, turn = tell(account, edition)
    if turn.bonus_left:
        raise BonusStillDue(edition.bonus.article, slides=turn.bonus_left)
    announce(turn)  # refused while there is something left to slide
    return turn.counted_points
