from collections.abc import Callable

import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import (
    NothingToCorrect,
    TooManyDiscs,
    TurnAfterLast,
    TurnBeforeFirst,
    UnreachableTotal,
)
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.tournament.error import (
    CardNotFinished,
    CorrectionTooLate,
    NotDisputed,
    NothingAnnounced,
    NotOneOfTheWritten,
    OwnCard,
    ReplayNotOrdered,
    ReplayTooEarly,
    StampedStands,
    TurnAlreadySettled,
    WrongBoard,
)
from sjoelen.tournament.match_card.card import MatchCard, replay
from sjoelen.tournament.match_card.commands import (
    agree_turn,
    announce_turn,
    correct_turn,
    cross_out,
    decide_dispute,
    enter_replay,
    enter_turn,
    hand_in,
    order_replay,
    rule_turn,
)
from sjoelen.tournament.match_card.events import (
    CardCounts,
    CardEvent,
    CardHandedIn,
    CardSlot,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    ReplayOrdered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)

ANS = edition("ans-2026")
EMPTY = MatchCard(2)
ONE, TWO, THREE, NONE = (CardSlot("anna", 1, turn) for turn in (1, 2, 3, 0))


def after(*events: CardEvent) -> MatchCard:
    return replay(events, EMPTY)


def entered(slot: CardSlot, points: int, board: str = "1") -> TurnEntered:
    return TurnEntered(slot, board, "bram", CardCounts(), points)


FIRST = after(entered(ONE, 100))
BOTH = after(entered(ONE, 100), entered(TWO, 90, "2"))
DISPUTED = after(entered(ONE, 100), entered(ONE, 101))
STAMPED = after(entered(ONE, 100), CardTurnCorrected(ONE, 110, "leader", "misread", "7.2"))
DUE = after(entered(ONE, 100), ReplayOrdered(ONE, "leader", "broken", "6.4"))
ALL_BUT_REPLAY = replay([entered(TWO, 90, "2")], DUE)


def test_a_score_is_announced_then_agreed_then_entered() -> None:
    announced = announce_turn(EMPTY, ONE, last_counts(Tally((9, 5, 7, 5))), ANS, board="1", juror="bram")
    assert announced == (TurnAnnounced(ONE, "1", "bram", CardCounts((9, 5, 7, 5)), 116),)
    assert agree_turn(after(*announced), ONE) == (
        TurnEntered(ONE, "1", "bram", CardCounts((9, 5, 7, 5)), 116),
    )


def test_the_same_score_entered_again_adds_nothing() -> None:
    assert enter_turn(FIRST, ONE, TurnRecord(total=100), ANS, board="1", juror="bram") == ()
    assert enter_turn(FIRST, ONE, TurnRecord(total=101), ANS, board="1", juror="cas") != ()


def test_the_ring_leader_corrects_a_score_with_a_stamp() -> None:
    assert correct_turn(FIRST, ONE, TurnRecord(total=110), ANS, by="leader", reason="misread") == (
        CardTurnCorrected(ONE, 110, "leader", "misread", "7.2"),
    )


def test_without_a_stamp_the_lowest_legible_number_counts() -> None:
    (crossed,) = cross_out(FIRST, ONE, (104, 100, 101), ANS)
    assert crossed == TurnCrossedOut(ONE, (100, 101, 104), "7.3")
    assert after(entered(ONE, 104), crossed).results[0] == 100


def test_the_ring_leader_decides_between_two_entries() -> None:
    assert decide_dispute(DISPUTED, ONE, 101, by="leader") == (DisputeDecided(ONE, 101, "leader"),)


def test_a_replay_is_ordered_and_played_after_the_last_turn_on_the_same_board() -> None:
    assert order_replay(FIRST, ONE, ANS, by="leader", reason="broken") == (
        ReplayOrdered(ONE, "leader", "broken", "6.4"),
    )
    assert enter_replay(ALL_BUT_REPLAY, ONE, TurnRecord(total=95), ANS, board="1", juror=None) == (
        ReplayEntered(ONE, "1", None, CardCounts(), 95),
    )


def test_the_match_management_rules_on_unforeseen_cases() -> None:
    assert rule_turn(ONE, TurnRecord(total=95), ANS, by="direction", reason="light") == (
        TurnRuled(ONE, 95, "direction", "light", "8.1"),
    )
    assert rule_turn(ONE, None, ANS, by="direction", reason="light")[0] == TurnRuled(
        ONE, None, "direction", "light", "8.1"
    )


def test_a_finished_card_is_handed_in() -> None:
    assert hand_in(BOTH, ONE, ANS) == (CardHandedIn("anna", 1, "7.5"),)


WRITE = {"board": "1", "juror": "bram"}
LEADER = {"by": "leader", "reason": "x"}


@pytest.mark.parametrize(
    ("error", "command"),
    [
        (NothingAnnounced, lambda: agree_turn(EMPTY, ONE)),
        (TurnBeforeFirst, lambda: enter_turn(EMPTY, NONE, TurnRecord(total=1), ANS, **WRITE)),
        (TurnAfterLast, lambda: enter_turn(EMPTY, THREE, TurnRecord(total=1), ANS, **WRITE)),
        (UnreachableTotal, lambda: enter_turn(EMPTY, ONE, TurnRecord(total=157), ANS, **WRITE)),
        (TooManyDiscs, lambda: enter_turn(EMPTY, ONE, last_counts(Tally((8, 8, 8, 8))), ANS, **WRITE)),
        (OwnCard, lambda: enter_turn(EMPTY, ONE, TurnRecord(total=1), ANS, board="1", juror="anna")),
        (OwnCard, lambda: announce_turn(EMPTY, ONE, TurnRecord(total=1), ANS, board="1", juror="anna")),
        (
            OwnCard,
            lambda: enter_replay(ALL_BUT_REPLAY, ONE, TurnRecord(total=1), ANS, board="1", juror="anna"),
        ),
        (TurnAlreadySettled, lambda: enter_turn(STAMPED, ONE, TurnRecord(total=1), ANS, **WRITE)),
        (TurnAlreadySettled, lambda: enter_turn(DUE, ONE, TurnRecord(total=1), ANS, **WRITE)),
        (NothingToCorrect, lambda: correct_turn(EMPTY, ONE, TurnRecord(total=1), ANS, **LEADER)),
        (CorrectionTooLate, lambda: correct_turn(BOTH, ONE, TurnRecord(total=1), ANS, **LEADER)),
        (UnreachableTotal, lambda: correct_turn(FIRST, ONE, TurnRecord(total=157), ANS, **LEADER)),
        (NothingToCorrect, lambda: cross_out(FIRST, ONE, (), ANS)),
        (UnreachableTotal, lambda: cross_out(FIRST, ONE, (157, 100), ANS)),
        (StampedStands, lambda: cross_out(STAMPED, ONE, (100,), ANS)),
        (NotDisputed, lambda: decide_dispute(FIRST, ONE, 100, by="leader")),
        (NotOneOfTheWritten, lambda: decide_dispute(DISPUTED, ONE, 99, by="leader")),
        (NothingToCorrect, lambda: order_replay(EMPTY, ONE, ANS, **LEADER)),
        (ReplayNotOrdered, lambda: enter_replay(BOTH, ONE, TurnRecord(total=1), ANS, **WRITE)),
        (ReplayTooEarly, lambda: enter_replay(DUE, ONE, TurnRecord(total=1), ANS, **WRITE)),
        (
            WrongBoard,
            lambda: enter_replay(ALL_BUT_REPLAY, ONE, TurnRecord(total=1), ANS, board="2", juror=None),
        ),
        (UnreachableTotal, lambda: rule_turn(ONE, TurnRecord(total=157), ANS, **LEADER)),
        (CardNotFinished, lambda: hand_in(FIRST, ONE, ANS)),
        (CardNotFinished, lambda: hand_in(ALL_BUT_REPLAY, ONE, ANS)),
    ],
)
def test_an_invalid_command_of_the_card_is_refused(
    error: type[SjoelenError], command: Callable[[], tuple[CardEvent, ...]]
) -> None:
    with pytest.raises(error):
        command()


def test_a_refusal_cites_the_article_of_the_edition() -> None:
    with pytest.raises(ReplayTooEarly) as refused:
        enter_replay(DUE, ONE, TurnRecord(total=1), ANS, board="1", juror="bram")
    assert (refused.value.article, refused.value.facts) == ("7.6", {"turn": 1, "waiting": (2,)})
