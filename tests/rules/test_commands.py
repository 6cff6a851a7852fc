import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.announce import agree_score, announce, contest
from sjoelen.rules.bonus import slide_bonus
from sjoelen.rules.builtin_editions import edition
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
from sjoelen.rules.error import (
    DiscsLieAside,
    DiscsMissing,
    GateMissing,
    IncidentVoidsNothing,
    NegativeCount,
    NoSuchSubturn,
    NothingCounted,
    OnlyBonusSlidesLeft,
    ScoreAgreedAlready,
    ScoreStands,
    SubturnAlreadyCounted,
    TooFewDiscs,
    TooManyDiscs,
    TooManyPracticeDiscs,
    TurnHasBegun,
    TurnHasNotBegun,
    TurnIsNotVoid,
    TurnIsOver,
    TurnIsVoid,
    UnexplainedShrink,
)
from sjoelen.rules.events import (
    BonusEarned,
    DiscsFound,
    IncidentRuled,
    PracticeSlid,
    ReplayBegun,
    SubturnCounted,
    SubturnRecounted,
    TurnBegun,
    TurnEnd,
    TurnEnded,
    TurnEvent,
    TurnVoided,
)
from sjoelen.rules.incident import Consequence, Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import Phase, Turn, new_turn, replay

ANS, CLUB = edition("ans-2026"), edition("club-short")
MAXIMUM, HALF = Tally((7, 7, 9, 7)), Tally((5, 5, 5, 5))
TOO_FEW = Incident.TOO_FEW_DISCS


def after(turn: Turn, *steps: tuple) -> Turn:  # type: ignore[type-arg]
    for decide, *words in steps:
        turn = replay(decide(turn, *words), turn)
    return turn


WAITING = new_turn(ANS)
PLAYING = after(WAITING, (begin,))
HALFWAY = after(PLAYING, (count_subturn, HALF))
IN_BONUS = after(PLAYING, (count_subturn, MAXIMUM))
BONUS_SLID = after(IN_BONUS, (slide_bonus, 4))
ENDED = after(HALFWAY, (count_subturn, HALF), (count_subturn, HALF))
ANNOUNCED = after(ENDED, (announce,))
AGREED = after(ANNOUNCED, (agree_score,))
VOID = after(HALFWAY, (declare_void, Incident.BROKEN_DISC))


def test_a_turn_begins_with_all_discs_and_their_article() -> None:
    assert begin(WAITING) == (TurnBegun(30, "3.2.1"),)


def test_a_turn_with_fewer_discs_cites_the_article_of_no_correction() -> None:
    assert begin(WAITING, 29) == (TurnBegun(29, "6.6"),)
    assert begin(WAITING, 1) == (TurnBegun(1, "6.6"),)


def test_practice_discs_come_before_the_turn_and_add_up() -> None:
    assert slide_practice(WAITING, 0) == (PracticeSlid(0, "6.2"),)
    assert slide_practice(WAITING, 3) == (PracticeSlid(3, "6.2"),)
    practised = after(WAITING, (slide_practice, 3), (slide_practice, 2))
    assert practised.practice == 5
    assert practised.points == 0


def test_a_count_holds_the_tally_and_its_sub_turn() -> None:
    assert count_subturn(PLAYING, HALF) == (SubturnCounted(1, HALF, "5.1.3"),)
    assert count_subturn(PLAYING, HALF, 2) == (SubturnCounted(2, HALF, "5.1.3"),)


def test_the_last_sub_turn_ends_the_turn() -> None:
    assert count_subturn(HALFWAY, HALF, 3) == (
        SubturnCounted(3, HALF, "5.1.3"),
        TurnEnded(TurnEnd.SUBTURNS_PLAYED, "5.1"),
    )


def test_all_discs_in_their_compartments_end_the_turn_early() -> None:
    assert count_subturn(PLAYING, Tally((7, 8, 8, 7)))[1:] == (
        TurnEnded(TurnEnd.ALL_IN_COMPARTMENTS, "5.1.9"),
    )


@pytest.mark.parametrize(("subturn", "slides"), [(1, 2), (2, 1)])
def test_the_maximum_earns_bonus_slides_by_the_sub_turn_it_lies_after(subturn: int, slides: int) -> None:
    *_, earned = count_subturn(PLAYING, MAXIMUM, subturn)
    assert earned == BonusEarned(slides, ANS.bonus.value.procedure, "4.1; 5.1.8")


def test_an_incident_is_ruled_with_its_article() -> None:
    assert rule_incident(HALFWAY, Incident.BACK_THROUGH_GATE, 2) == (
        IncidentRuled(2, Incident.BACK_THROUGH_GATE, 2, Consequence.STAYS_IN_FIELD, "3.2.5.1"),
    )
    assert rule_incident(PLAYING, Incident.FOREIGN_DISC, subturn=3) == (
        IncidentRuled(3, Incident.FOREIGN_DISC, None, Consequence.TAKEN_OUT, "ans-classic: 3.2.d.3.d"),
    )


def test_an_incident_that_voids_the_turn_is_followed_by_the_void() -> None:
    assert rule_incident(HALFWAY, Incident.BROKEN_DISC) == (
        IncidentRuled(2, Incident.BROKEN_DISC, None, Consequence.REPLAY, "6.4"),
        TurnVoided(Incident.BROKEN_DISC, "6.4"),
    )


@pytest.mark.parametrize(
    ("turn", "subturn"), [(PLAYING, 1), (HALFWAY, 2), (ENDED, 3), (ANNOUNCED, 3), (IN_BONUS, 2)]
)
def test_a_void_names_the_sub_turn_it_fell_in(turn: Turn, subturn: int) -> None:
    ruled, _ = declare_void(turn, Incident.TOO_MANY_DISCS)
    assert isinstance(ruled, IncidentRuled)
    assert ruled.subturn == subturn


def test_a_void_after_an_early_end_falls_in_the_sub_turn_that_ended_it() -> None:
    turn = after(PLAYING, (count_subturn, Tally((7, 8, 8, 7))))
    ruled, _ = declare_void(turn, Incident.TOO_MANY_DISCS)
    assert ruled == IncidentRuled(1, Incident.TOO_MANY_DISCS, None, Consequence.REPLAY, "6.5")


def test_a_disc_that_breaks_voids_the_turn_in_the_sub_turn_that_is_named() -> None:
    ruled, _ = rule_incident(HALFWAY, Incident.BROKEN_DISC, subturn=3)
    assert ruled == IncidentRuled(3, Incident.BROKEN_DISC, None, Consequence.REPLAY, "6.4")


def test_a_void_in_the_last_sub_turns_bonus_stays_within_the_sub_turns() -> None:
    twenty_two = edition("system-20-2")
    turn = after(new_turn(twenty_two), (begin,), (count_subturn, HALF))
    ruled, _ = declare_void(turn, Incident.TOO_MANY_DISCS)
    assert ruled == IncidentRuled(2, Incident.TOO_MANY_DISCS, None, Consequence.REPLAY, "ans-2026: 6.5")


def test_a_void_turn_is_worth_nothing_and_is_replayed_from_its_first_disc() -> None:
    assert (VOID.points, VOID.ended, VOID.phase) == (None, True, Phase.VOID)
    assert begin_replay(VOID) == (ReplayBegun(30, "6.5"),)
    replayed = after(VOID, (begin_replay, 29))
    assert (replayed.replays, replayed.discs, replayed.counts, replayed.points) == (1, 29, (), 0)


def test_a_recount_stands_in_place_of_the_last_count() -> None:
    recounted = after(HALFWAY, (recount_subturn, Tally((5, 5, 6, 5))))
    assert recount_subturn(HALFWAY, Tally((5, 5, 6, 5))) == (
        SubturnRecounted(1, Tally((5, 5, 6, 5)), "5.1.3"),
    )
    assert (recounted.points, recounted.subturn) == (104, 1)


def test_a_recount_may_lower_a_count_but_not_below_the_one_before() -> None:
    turn = after(HALFWAY, (count_subturn, Tally((6, 6, 6, 6))))
    assert after(turn, (recount_subturn, HALF)).points == 100
    with pytest.raises(UnexplainedShrink):
        recount_subturn(turn, Tally((4, 6, 6, 6)))


def test_a_recount_leaves_the_counts_before_it() -> None:
    turn = after(HALFWAY, (count_subturn, Tally((6, 6, 6, 6))), (count_subturn, Tally((7, 7, 7, 7))))
    again = after(turn, (recount_subturn, Tally((7, 7, 8, 7))))
    assert [count.tally.discs for count in again.counts] == [20, 24, 29]


def test_a_recount_knows_the_discs_that_lay_aside() -> None:
    turn = after(PLAYING, (rule_incident, Incident.LEFT_BOARD), (count_subturn, HALF))
    with pytest.raises(DiscsLieAside):
        recount_subturn(turn, MAXIMUM)


def test_a_recount_earns_or_takes_back_a_bonus() -> None:
    assert after(IN_BONUS, (recount_subturn, HALF)).bonus_granted == 0
    assert after(HALFWAY, (recount_subturn, MAXIMUM)).bonus_left == 2


def test_a_contested_score_is_counted_again() -> None:
    contested = after(ANNOUNCED, (contest,))
    assert after(contested, (recount_subturn, Tally((5, 5, 6, 5)))).points == 104


def test_discs_found_missing_change_what_all_in_means() -> None:
    assert find_discs(HALFWAY, 29) == (DiscsFound(29, "6.6"),)
    assert find_discs(HALFWAY, 20)[1:] == (TurnEnded(TurnEnd.ALL_IN_COMPARTMENTS, "5.1.9"),)
    assert find_discs(PLAYING, 1) == (DiscsFound(1, "6.6"),)
    assert find_discs(PLAYING, 30) == (DiscsFound(30, "6.6"),)
    short = after(HALFWAY, (find_discs, 29))
    assert (short.discs, short.in_hand) == (29, 9)


def test_discs_found_missing_void_the_turn_where_the_edition_says_so() -> None:
    turn = after(new_turn(CLUB), (begin,))
    assert find_discs(turn, 29)[-1] == TurnVoided(Incident.TOO_FEW_DISCS, "Bepalingen")


REFUSALS: list[tuple[type[SjoelenError], Turn, tuple, str | None, dict[str, object]]] = [  # type: ignore[type-arg]
    (NegativeCount, WAITING, (slide_practice, -1), None, {"count": -1}),
    (TooManyPracticeDiscs, WAITING, (slide_practice, 6), "6.2", {"discs": 6, "most": 5}),
    (TurnHasBegun, PLAYING, (slide_practice, 1), "3.2.2", {}),
    (TurnHasBegun, PLAYING, (begin,), "3.2.2", {}),
    (TooManyDiscs, WAITING, (begin, 31), "3.2.1", {"discs": 31, "most": 30}),
    (NegativeCount, WAITING, (begin, -1), None, {"count": -1}),
    (NegativeCount, PLAYING, (find_discs, -1), None, {"count": -1}),
    (NegativeCount, VOID, (begin_replay, -1), None, {"count": -1}),
    (TooFewDiscs, WAITING, (begin, 0), "6.6", {"discs": 0, "least": 1}),
    (TooFewDiscs, new_turn(CLUB), (begin, 29), "Bepalingen", {"discs": 29, "least": 30}),
    (TurnHasNotBegun, WAITING, (count_subturn, HALF), "3.2.2", {}),
    (TurnHasNotBegun, WAITING, (rule_incident, Incident.LEFT_BOARD), "3.2.2", {}),
    (TurnHasNotBegun, WAITING, (declare_void, Incident.BROKEN_DISC), "3.2.2", {}),
    (NoSuchSubturn, PLAYING, (count_subturn, HALF, 4), None, {"subturn": 4, "subturns": 3}),
    (NoSuchSubturn, PLAYING, (count_subturn, HALF, 0), None, {"subturn": 0, "subturns": 3}),
    (NoSuchSubturn, PLAYING, (declare_void, Incident.BROKEN_DISC, 4), None, {"subturn": 4, "subturns": 3}),
    (NoSuchSubturn, PLAYING, (declare_void, Incident.BROKEN_DISC, 0), None, {"subturn": 0, "subturns": 3}),
    (SubturnAlreadyCounted, HALFWAY, (count_subturn, HALF, 1), "5.1", {"subturn": 1, "counted": 1}),
    (OnlyBonusSlidesLeft, IN_BONUS, (count_subturn, MAXIMUM), "4.1; 5.1.8", {"slides": 2}),
    (OnlyBonusSlidesLeft, IN_BONUS, (rule_incident, Incident.LEFT_BOARD), "4.1; 5.1.8", {"slides": 2}),
    (TurnIsOver, ENDED, (count_subturn, HALF), "5.1", {"subturns": 3}),
    (TurnIsOver, ANNOUNCED, (count_subturn, HALF), "5.1", {"subturns": 3}),
    (TurnIsOver, ENDED, (find_discs, 29), "5.1", {"subturns": 3}),
    (ScoreAgreedAlready, AGREED, (count_subturn, HALF), "5.1.7", {"points": 100}),
    (ScoreAgreedAlready, AGREED, (recount_subturn, HALF), "5.1.7", {"points": 100}),
    (ScoreAgreedAlready, AGREED, (declare_void, Incident.BROKEN_DISC), "5.1.7", {"points": 100}),
    (TurnIsVoid, VOID, (count_subturn, HALF), "6.5", {}),
    (TurnIsVoid, VOID, (declare_void, Incident.BROKEN_DISC), "6.5", {}),
    (GateMissing, PLAYING, (rule_incident, Incident.ON_WALL), None, {"incident": "on-wall"}),
    (NothingCounted, PLAYING, (recount_subturn, HALF), "5.1.3", {}),
    (ScoreStands, BONUS_SLID, (recount_subturn, HALF), "4.1; 5.1.8", {"points": 148}),
    (DiscsMissing, PLAYING, (rule_incident, TOO_FEW), None, {"incident": "too-few-discs"}),
    (IncidentVoidsNothing, PLAYING, (declare_void, TOO_FEW), "6.6", {"incident": "too-few-discs"}),
    (TooManyDiscs, PLAYING, (find_discs, 31), "3.2.1", {"discs": 31, "most": 30}),
    (TooFewDiscs, HALFWAY, (find_discs, 19), "6.6", {"discs": 19, "least": 20}),
    (TooFewDiscs, PLAYING, (find_discs, 0), "6.6", {"discs": 0, "least": 1}),
    (TurnIsNotVoid, PLAYING, (begin_replay,), "6.5", {}),
    (TooManyDiscs, VOID, (begin_replay, 31), "3.2.1", {"discs": 31, "most": 30}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("leaf", "turn", "step", "article", "facts"), REFUSALS, ids=lambda value: getattr(value, "__name__", "")
)
def test_what_an_article_forbids_is_refused_with_the_article(
    leaf: type[SjoelenError],
    turn: Turn,
    step: tuple,  # type: ignore[type-arg]
    article: str | None,
    facts: dict[str, object],
) -> None:
    decide, *words = step
    with pytest.raises(leaf) as refused:
        decide(turn, *words)
    assert refused.value.article == article
    assert refused.value.facts == facts


def test_a_command_returns_events_and_changes_nothing() -> None:
    facts: tuple[TurnEvent, ...] = count_subturn(HALFWAY, HALF)
    assert HALFWAY.subturn == 1
    assert replay(facts, HALFWAY).subturn == 2
