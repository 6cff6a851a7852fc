"""What a turn that was written down is worth, once the rules allow it."""

from dataclasses import dataclass

from sjoelen.rules.announce import announce
from sjoelen.rules.bonus import decline_bonus, slide_bonus
from sjoelen.rules.decide import begin, count_subturn
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import NotAScore
from sjoelen.rules.reach import reach
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import new_turn, replay
from sjoelen.tournament.error import BonusStillDue, UnreachableTotal


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


def points_of(written: Counts | Total, edition: Edition) -> int:
    """The points of the turn; raises what the rules refuse, NotAScore, UnreachableTotal."""
    match written:
        case Counts():
            return _points_of_counts(written, edition)
        case Total(points):
            if points < 0:
                raise NotAScore(text=str(points))
            possible = reach(new_turn(edition)).totals
            if points not in possible:
                article = edition.absolute_maximum.article
                raise UnreachableTotal(article, total=points, most=max(possible))
            return points


def subturn_of(counts: Counts, edition: Edition) -> int:
    """The sub-turn after which the counts lay there, by default the edition's last."""
    return edition.subturns.value if counts.after is None else counts.after


def _points_of_counts(counts: Counts, edition: Edition) -> int:
    turn = new_turn(edition)
    turn = replay(begin(turn), turn)
    turn = replay(count_subturn(turn, counts.tally, subturn_of(counts, edition)), turn)
    for value in counts.bonus:
        turn = replay(slide_bonus(turn, value), turn)
    if counts.bonus_declined:
        turn = replay(decline_bonus(turn), turn)
    if turn.bonus_left:
        raise BonusStillDue(edition.bonus.article, slides=turn.bonus_left)
    announce(turn)  # refused while there is something left to slide
    return turn.counted_points
