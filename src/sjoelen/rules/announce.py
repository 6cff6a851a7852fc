"""Announcing a score and agreeing to it, R6."""

from sjoelen.rules.error import ScoreAgreedAlready, ScoreNotAnnounced, TurnIsNotOver, TurnIsVoid
from sjoelen.rules.events import ScoreAgreed, ScoreAnnounced, ScoreContested, TurnEvent
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.turn import Phase, Turn


def announce(turn: Turn) -> tuple[TurnEvent, ...]:
    """Announce the score of an ended turn; raises TurnIsNotOver, TurnIsVoid, ScoreAgreedAlready."""
    article = turn.edition.agreement.article
    match turn.phase:
        case Phase.VOID:
            raise TurnIsVoid(ruling(Incident.TOO_MANY_DISCS, turn.edition).article)
        case Phase.AGREED:
            raise ScoreAgreedAlready(article, points=turn.points)
        case Phase.ENDED | Phase.ANNOUNCED:
            return (ScoreAnnounced(turn.counted_points, article),)
        case _:
            raise TurnIsNotOver(article)


def contest(turn: Turn) -> tuple[TurnEvent, ...]:
    """Contest the score: the last sub-turn may now be counted again; raises ScoreNotAnnounced."""
    return (ScoreContested(_announced_points(turn), turn.edition.agreement.article),)


def agree_score(turn: Turn) -> tuple[TurnEvent, ...]:
    """Agree to the score, which is then written down; raises ScoreNotAnnounced."""
    return (ScoreAgreed(_announced_points(turn), turn.edition.agreement.article),)


def _announced_points(turn: Turn) -> int:
    if turn.phase is not Phase.ANNOUNCED:
        raise ScoreNotAnnounced(turn.edition.agreement.article)
    return turn.counted_points
