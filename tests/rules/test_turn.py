from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from sjoelen.error import SjoelenError
from sjoelen.rules.announce import agree_score, announce, contest
from sjoelen.rules.bonus import decline_bonus, slide_bonus
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.commands import (
    begin,
    begin_replay,
    count_subturn,
    declare_void,
    find_discs,
    recount_subturn,
    rule_incident,
    slide_practice,
)
from sjoelen.rules.events import (
    BonusDeclined,
    ReplayBegun,
    ScoreAgreed,
    ScoreAnnounced,
    ScoreContested,
    SubturnCounted,
    SubturnRecounted,
    TurnBegun,
    TurnEnd,
    TurnEnded,
    TurnEvent,
    TurnVoided,
)
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import NOTHING, Tally
from sjoelen.rules.turn import Phase, Turn, evolve, new_turn, replay

ANS = edition("ans-2026")
COUNTS = st.lists(st.integers(0, 9), min_size=4, max_size=4).map(lambda values: Tally(tuple(values)))
GATES = st.sampled_from([None, 1, 2, 3, 4])
STEPS = st.one_of(
    st.tuples(st.just(begin), st.integers(20, 30)),
    st.tuples(st.just(begin)),
    st.tuples(st.just(slide_practice), st.integers(0, 3)),
    st.tuples(st.just(count_subturn), COUNTS | st.just(Tally((7, 7, 9, 7))) | st.just(Tally((5, 5, 5, 5)))),
    st.tuples(st.just(recount_subturn), COUNTS),
    st.tuples(st.just(rule_incident), st.sampled_from(Incident), GATES),
    st.tuples(st.just(declare_void), st.sampled_from(Incident)),
    st.tuples(st.just(find_discs), st.integers(1, 30)),
    st.tuples(st.just(slide_bonus), st.integers(0, 4)),
    *(
        st.tuples(st.just(command))
        for command in (decline_bonus, begin_replay, announce, contest, agree_score)
    ),
)


def play(name: str, steps: list[tuple]) -> tuple[Turn, list[TurnEvent]]:  # type: ignore[type-arg]
    turn, log = new_turn(edition(name)), list[TurnEvent]()
    for decide, *words in [(begin,), *steps]:
        try:
            facts = decide(turn, *words)
        except SjoelenError:
            continue
        log += facts
        turn = replay(facts, turn)
    return turn, log


@given(st.sampled_from(EDITION_IDS), st.lists(STEPS, max_size=14))
def test_a_turn_is_the_replay_of_its_log(name: str, steps: list) -> None:  # type: ignore[type-arg]
    turn, log = play(name, steps)
    assert replay(log, new_turn(edition(name))) == turn


@given(st.sampled_from(EDITION_IDS), st.lists(STEPS, max_size=14))
def test_discs_are_conserved_and_points_stay_within_the_edition(name: str, steps: list) -> None:  # type: ignore[type-arg]
    turn, _ = play(name, steps)
    rules = turn.edition
    assert turn.tally.discs + turn.in_hand <= turn.discs <= rules.discs_per_turn.value
    assert 0 <= turn.counted_points <= rules.absolute_maximum.value
    assert 0 <= turn.bonus_left <= turn.bonus_granted <= 2
    assert turn.subturn <= rules.subturns.value
    assert turn.practice <= rules.practice_discs.value
    if turn.bonus_values:
        assert turn.counted_points - sum(turn.bonus_values) == rules.bonus.value.at_score


st.register_type_strategy(Tally, COUNTS)


@given(st.lists(st.one_of(*map(st.from_type, get_args(TurnEvent))), max_size=12))
def test_evolve_takes_any_events_in_any_order(facts: list[TurnEvent]) -> None:
    turn = replay(facts, new_turn(ANS))
    assert (turn.points is None) == (turn.phase is Phase.VOID)
    assert turn.ended or turn.phase in (Phase.WAITING, Phase.PLAYING, Phase.BONUS)


def test_a_new_turn_waits_with_all_discs_in_hand() -> None:
    turn = new_turn(ANS)
    assert (turn.phase, turn.in_hand, turn.subturn, turn.tally) == (Phase.WAITING, 30, 0, NOTHING)
    assert (turn.points, turn.ended, turn.bonus_left) == (0, False, 0)


def test_discs_that_lie_in_a_compartment_are_not_in_hand() -> None:
    turn, _ = play("ans-2026", [(count_subturn, Tally((4, 2, 5, 1)))])
    assert turn.in_hand == 18


def test_nothing_is_in_hand_when_only_bonus_slides_are_left_or_the_turn_is_over() -> None:
    turn, _ = play("ans-2026", [(count_subturn, Tally((7, 7, 9, 7)))])
    assert (turn.in_hand, turn.bonus_left) == (0, 2)
    ended, _ = play("ans-2026", [(count_subturn, Tally((5, 5, 5, 5)), 3)])
    assert (ended.in_hand, ended.bonus_left, ended.ended) == (0, 0, True)


def test_a_declined_bonus_changes_nothing_by_itself() -> None:
    turn = new_turn(ANS)
    assert evolve(turn, BonusDeclined(1, "Puntentelling")) == turn


def test_practice_discs_are_remembered_through_a_replay() -> None:
    turn = replay(slide_practice(new_turn(ANS), 5), new_turn(ANS))
    turn = replay(begin(turn), turn)
    turn = replay(declare_void(turn, Incident.BROKEN_DISC), turn)
    assert replay(begin_replay(turn), turn).practice == 5


def test_each_event_brings_the_turn_to_its_phase() -> None:
    half, more = Tally((5, 5, 5, 5)), Tally((5, 5, 6, 5))
    facts: tuple[tuple[TurnEvent, Phase], ...] = (
        (TurnBegun(30, ""), Phase.PLAYING),
        (SubturnCounted(1, half, ""), Phase.PLAYING),
        (SubturnCounted(2, half, ""), Phase.PLAYING),
        (SubturnCounted(3, half, ""), Phase.PLAYING),
        (TurnEnded(TurnEnd.SUBTURNS_PLAYED, ""), Phase.ENDED),
        (ScoreAnnounced(100, ""), Phase.ANNOUNCED),
        (ScoreContested(100, ""), Phase.ENDED),
        (SubturnRecounted(3, more, ""), Phase.PLAYING),
        (TurnEnded(TurnEnd.SUBTURNS_PLAYED, ""), Phase.ENDED),
        (ScoreAnnounced(104, ""), Phase.ANNOUNCED),
        (ScoreAgreed(104, ""), Phase.AGREED),
        (TurnVoided(Incident.TOO_MANY_DISCS, ""), Phase.VOID),
        (ReplayBegun(30, ""), Phase.PLAYING),
    )
    turn = new_turn(ANS)
    for fact, phase in facts:
        turn = evolve(turn, fact)
        assert turn.phase is phase
        if isinstance(fact, ScoreAgreed):
            assert [count.tally for count in turn.counts] == [half, half, more]
    assert (turn.counts, turn.replays) == ((), 1)
