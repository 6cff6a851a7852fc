from collections.abc import Callable

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.announce import agree_score, announce, contest
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.commands import begin, count_subturn, declare_void
from sjoelen.rules.error import ScoreAgreedAlready, ScoreNotAnnounced, TurnIsNotOver, TurnIsVoid
from sjoelen.rules.events import ScoreAgreed, ScoreAnnounced, ScoreContested, TurnEvent
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn, new_turn, replay

WAITING = new_turn(edition("ans-2026"))
PLAYING = replay(begin(WAITING), WAITING)
ENDED = replay(count_subturn(PLAYING, Tally((5, 5, 6, 5)), 3), PLAYING)
ANNOUNCED = replay(announce(ENDED), ENDED)
AGREED = replay(agree_score(ANNOUNCED), ANNOUNCED)
VOID = replay(declare_void(PLAYING, Incident.BROKEN_DISC), PLAYING)


def test_a_score_is_announced_and_then_agreed_to() -> None:
    assert announce(ENDED) == (ScoreAnnounced(104, "5.1.7"),)
    assert agree_score(ANNOUNCED) == (ScoreAgreed(104, "5.1.7"),)
    assert (ANNOUNCED.phase, AGREED.phase, AGREED.points) == (Phase.ANNOUNCED, Phase.AGREED, 104)


def test_a_score_may_be_announced_again() -> None:
    assert announce(ANNOUNCED) == announce(ENDED)


def test_a_contested_score_is_not_written() -> None:
    assert contest(ANNOUNCED) == (ScoreContested(104, "5.1.7"),)
    assert replay(contest(ANNOUNCED), ANNOUNCED).phase is Phase.ENDED


@pytest.mark.parametrize(
    ("leaf", "decide", "turn", "article"),
    [
        (TurnIsNotOver, announce, PLAYING, "5.1.7"),
        (TurnIsVoid, announce, VOID, "6.5"),
        (ScoreAgreedAlready, announce, AGREED, "5.1.7"),
        (ScoreNotAnnounced, agree_score, ENDED, "5.1.7"),
        (ScoreNotAnnounced, contest, AGREED, "5.1.7"),
    ],
)
def test_a_score_comes_onto_the_card_in_this_order_only(
    leaf: type[SjoelenError],
    decide: Callable[[Turn], tuple[TurnEvent, ...]],
    turn: Turn,
    article: str,
) -> None:
    with pytest.raises(leaf) as refused:
        decide(turn)
    assert refused.value.article == article


def test_the_points_agreed_to_are_named_in_the_refusal() -> None:
    with pytest.raises(ScoreAgreedAlready) as refused:
        announce(AGREED)
    assert refused.value.facts == {"points": 104}
