"""Bonus slides, which a maximum earns, R42 to R46."""

from sjoelen.rules.choices import BonusProcedure
from sjoelen.rules.error import BonusNotEarned, BonusNotOptional
from sjoelen.rules.events import BonusDeclined, BonusSlid, TurnEnd, TurnEnded, TurnEvent
from sjoelen.rules.ruling import compartment_of
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.turn import Phase, Turn

MISSED = 0


def slides_due(turn: Turn) -> int:
    """Return the number of slides that the last count earns.

    The maximum is that of the edition, with its own number of discs.
    """
    bonus = turn.edition.bonus.value
    if turn.discs != turn.edition.discs_per_turn.value or not turn.counts:
        return 0
    if unchecked_score(turn.tally, turn.edition).points != bonus.at_score:
        return 0
    return bonus.slides_after_subturn[turn.subturn - 1]


def slide_bonus(turn: Turn, value: int) -> tuple[TurnEvent, ...]:
    """Play one bonus slide into the compartment of this value, 0 for none; it cannot lose the score.

    Raises BonusNotEarned, UnknownGate.
    """
    article, played = turn.edition.bonus.article, len(turn.bonus_values)
    if turn.phase is not Phase.BONUS:
        raise BonusNotEarned(article, earned=turn.bonus_granted, slides=played + 1)
    if value != MISSED:
        compartment_of(value, turn.edition)
    slid = BonusSlid(played + 1, value, article)
    if turn.bonus_left > 1:
        return (slid,)
    return (slid, TurnEnded(TurnEnd.BONUS_PLAYED, article))


def decline_bonus(turn: Turn) -> tuple[TurnEvent, ...]:
    """Decline the remaining bonus slides; raises BonusNotEarned, BonusNotOptional."""
    bonus = turn.edition.bonus
    if turn.phase is not Phase.BONUS:
        raise BonusNotEarned(bonus.article, earned=turn.bonus_granted, slides=len(turn.bonus_values) + 1)
    if bonus.value.procedure is not BonusProcedure.OPTIONAL:
        raise BonusNotOptional(bonus.article)
    return (
        BonusDeclined(turn.bonus_left, bonus.article),
        TurnEnded(TurnEnd.BONUS_DECLINED, bonus.article),
    )
