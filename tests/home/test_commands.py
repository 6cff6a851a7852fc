import random
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sjoelen.error import SjoelenError
from sjoelen.home.commands import (
    MOST_HANDICAP,
    Events,
    add_player,
    correct_turn,
    draw_starter,
    end,
    form_teams,
    leave,
    record_turn,
    rejoin,
    rename,
    set_handicap,
    start,
    undo,
    void_turn,
)
from sjoelen.home.consistency import MOST_PLAYERS
from sjoelen.home.error import (
    BeginningStays,
    CorrectedSince,
    GameHasEnded,
    HandicapOutOfRange,
    InTwoTeams,
    LinkNotUndone,
    PlayerAlreadyIn,
    PlayerHasLeft,
    PlayerHasTurns,
    StarterAlreadyDrawn,
    TeamEmpty,
    TooManyPlayers,
    TurnAlreadyRecorded,
    TurnChangedMeanwhile,
    TurnsOutOfRange,
    TurnsPlayedBeforeDraw,
    UnknownEntry,
    UnknownPlayer,
)
from sjoelen.home.events import (
    GameEnded,
    GameStarted,
    HomeEvent,
    LinkIssued,
    StarterDrawn,
    Team,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import HomeGame, evolve, replay
from sjoelen.home.ranking import ranking
from sjoelen.home.turn_order import MOST_TURNS, is_complete, next_slot
from sjoelen.rules.error import (
    HouseRulesClash,
    IncidentVoidsNothing,
    NobodyToDraw,
    NothingToCorrect,
    TurnAfterLast,
    TurnBeforeFirst,
    UnknownEdition,
    UnknownHouseRule,
    UnknownIncident,
)
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord, last_counts
from tests.home.games import started, totals, undid, wrote

ended = partial(evolve, event=GameEnded())
DICE = random.SystemRandom()


def test_the_agreed_rules_are_the_first_entry() -> None:
    assert start("english", ["no-bonus"], 5) == (GameStarted("english", ("no-bonus",), 5),)
    assert replay(start("english", ["no-bonus"], 5)).edition.bonus.article == "R75"


@pytest.mark.parametrize(
    ("edition", "rules", "turns", "refusal"),
    [
        ("nope", [], 3, UnknownEdition),
        ("ans-2026", ["nope"], 3, UnknownHouseRule),
        ("ans-2026", ["discs-20", "discs-24"], 3, HouseRulesClash),
        ("ans-2026", ["turns-5"], 3, HouseRulesClash),
        ("ans-2026", [], 0, TurnsOutOfRange),
        ("ans-2026", [], -1, TurnsOutOfRange),
        ("ans-2026", [], MOST_TURNS + 1, TurnsOutOfRange),
    ],
)
def test_rules_that_do_not_exist_cannot_be_agreed(
    edition: str, rules: list[str], turns: int, refusal: type[SjoelenError]
) -> None:
    with pytest.raises(refusal):
        start(edition, rules, turns)


def test_a_turn_is_recorded_once() -> None:
    game = wrote(started("a", "b"), "a", 1, 116)
    with pytest.raises(TurnAlreadyRecorded) as caught:
        record_turn(game, "a", 1, TurnRecord(total=120))
    assert caught.value.facts == {"player": "a", "turn": 1, "points": 116, "entry": 4}


def test_a_void_turn_is_played_again_and_counts_once() -> None:
    game = started("a", "b")
    void = replay(void_turn(game, "a", 1, "broken-disc"), game)
    assert (next_slot(void), totals(void), void.recorded) == (("a", 1), {"a": 0, "b": 0}, {})
    assert totals(wrote(void, "a", 1, 116)) == {"a": 116, "b": 0}
    assert undid(void, 4).entries[3].undone


def test_with_fewer_discs_a_turn_is_void_only_where_the_edition_says_so() -> None:
    game = replay(add_player(club := replay(start("club-short", [], 2)), "a"), club)
    assert void_turn(game, "a", 1, "too-few-discs") == (TurnDeclaredVoid("a", 1, "too-few-discs"),)


def test_a_recorded_turn_holds_all_that_was_written_down() -> None:
    record = TurnRecord(
        ((1, Tally((4, 3, 2, 1))), (3, Tally((9, 4, 7, 5)))),
        (Occurrence(1, Incident.LEFT_BOARD), Occurrence(3, Incident.BACK_THROUGH_GATE, 3)),
    )
    game = started("a")
    turn = replay(record_turn(game, "a", 1, record), game).recorded["a", 1]
    assert turn.counts == ((1, (4, 3, 2, 1)), (3, (9, 4, 7, 5)))
    assert turn.occurrences == ((1, "left-board", None), (3, "back-through-gate", 3))
    assert (turn.bonus, turn.total, turn.points) == ((), None, 103)


def test_counts_without_a_sub_turn_are_those_of_the_last_one() -> None:
    game = started("a")
    (turn,) = record_turn(game, "a", 1, last_counts(Tally((9, 5, 7, 5))))
    assert isinstance(turn, TurnRecorded)
    assert turn.counts == ((3, (9, 5, 7, 5)),)


@pytest.mark.parametrize(
    ("decide", "refusal"),
    [
        (lambda game: record_turn(game, "nobody", 1, TurnRecord(total=1)), UnknownPlayer),
        (lambda game: record_turn(game, "a", 0, TurnRecord(total=1)), TurnBeforeFirst),
        (lambda game: record_turn(game, "a", 3, TurnRecord(total=1)), TurnAfterLast),
        (lambda game: record_turn(game, "a", 1, TurnRecord(total=1), expects=3), TurnChangedMeanwhile),
        (lambda game: void_turn(game, "a", 3, "broken-disc"), TurnAfterLast),
        (lambda game: void_turn(game, "a", 1, "left-board"), IncidentVoidsNothing),
        (lambda game: void_turn(game, "a", 1, "too-few-discs"), IncidentVoidsNothing),
        (lambda game: void_turn(game, "a", 1, "eaten"), UnknownIncident),
        (lambda game: void_turn(wrote(game, "a", 1, 99), "a", 1, "broken-disc"), TurnAlreadyRecorded),
        (lambda game: correct_turn(game, "a", 1, TurnRecord(total=1)), NothingToCorrect),
        (lambda game: correct_turn(game, "nobody", 1, TurnRecord(total=1)), UnknownPlayer),
        (lambda game: add_player(game, "a"), PlayerAlreadyIn),
        (lambda game: rename(game, "nobody", "n"), UnknownPlayer),
        (lambda game: leave(game, "nobody"), UnknownPlayer),
        (
            lambda game: record_turn(replay(leave(game, "a"), game), "a", 1, TurnRecord(total=1)),
            PlayerHasLeft,
        ),
        (lambda game: draw_starter(replay(leave(game, "a"), game), DICE), NobodyToDraw),
        (lambda game: draw_starter(wrote(game, "a", 1, 99), DICE), TurnsPlayedBeforeDraw),
        (lambda game: record_turn(ended(game), "a", 1, TurnRecord(total=1)), GameHasEnded),
        (lambda game: void_turn(ended(game), "a", 1, "broken-disc"), GameHasEnded),
        (lambda game: draw_starter(ended(game), DICE), GameHasEnded),
        (lambda game: set_handicap(game, "a", MOST_HANDICAP + 1), HandicapOutOfRange),
        (lambda game: set_handicap(game, "nobody", 1), UnknownPlayer),
        (lambda game: form_teams(game, [Team("t", ())]), TeamEmpty),
        (lambda game: form_teams(game, [Team("t", ("a",)), Team("u", ("a",))]), InTwoTeams),
        (lambda game: form_teams(game, [Team("t", ("nobody",))]), UnknownPlayer),
        (lambda game: undo(evolve(game, LinkIssued("hash", "look")), 3), LinkNotUndone),
        (lambda game: undo(game, 0), UnknownEntry),
        (lambda game: undo(game, 99), UnknownEntry),
        (lambda game: undo(game, 1), BeginningStays),
        (lambda _: draw_starter(started(), DICE), NobodyToDraw),
        (lambda _: add_player(started(*map(str, range(MOST_PLAYERS))), "a"), TooManyPlayers),
    ],
)
def test_what_cannot_be_is_refused(decide: Callable[[HomeGame], Events], refusal: type[SjoelenError]) -> None:
    with pytest.raises(refusal):
        decide(started("a"))


def test_a_game_ends_once_and_goes_on_when_its_end_is_undone() -> None:
    game = wrote(started("a", "b", turns=None), "a", 1, 100)
    over = ended(game)
    assert (end(over), is_complete(over), next_slot(over)) == ((), True, None)
    on = undid(over, 5)
    assert (on.ended, is_complete(on), next_slot(on)) == (False, False, ("b", 1))
    assert wrote(on, "b", 1, 90).recorded.keys() == {("a", 1), ("b", 1)}


def test_a_game_that_is_over_needs_no_end() -> None:
    assert end(wrote(started("a", turns=1), "a", 1, 100)) == ()


def test_the_same_points_from_two_devices_are_one_fact() -> None:
    game = wrote(started("a"), "a", 1, 116)
    assert record_turn(game, "a", 1, TurnRecord(total=116)) == ()
    assert record_turn(ended(game), "a", 1, TurnRecord(counts=((None, Tally((9, 5, 7, 5))),))) == ()
    with pytest.raises(TurnAlreadyRecorded):
        record_turn(game, "a", 1, TurnRecord(total=115))
    corrected = replay(correct_turn(game, "a", 1, TurnRecord(total=115), expects=3), game)
    assert correct_turn(corrected, "a", 1, TurnRecord(total=115), expects=3) == ()
    with pytest.raises(TurnChangedMeanwhile):
        correct_turn(corrected, "a", 1, TurnRecord(total=114), expects=3)


def test_who_left_or_plays_already_is_told_so_once() -> None:
    game = started("a", "b")
    assert rejoin(game, "a") == ()
    assert leave(replay(leave(game, "a"), game), "a") == ()


def test_a_turn_after_the_last_names_an_article() -> None:
    with pytest.raises(TurnAfterLast) as caught:
        record_turn(started("a"), "a", 3, TurnRecord(total=1))
    assert caught.value.article


def test_the_dice_are_thrown_once() -> None:
    game = evolve(started("a", "b"), StarterDrawn("b"))
    with pytest.raises(StarterAlreadyDrawn):
        draw_starter(game, DICE)
    again = undid(game, 4)
    assert again.starter is None
    assert draw_starter(again, DICE)


def test_undoing_an_undoing_lets_it_count_again() -> None:
    game = wrote(started("a"), "a", 1, 116)
    gone = undid(game, 3)
    back = undid(gone, 4)
    gone_again = undid(back, 3)
    assert [totals(state)["a"] for state in (game, gone, back, gone_again)] == [116, 0, 116, 0]
    assert undo(gone_again, 3) == ()


def test_an_entry_that_counts_again_must_fit_the_others() -> None:
    game = wrote(undid(wrote(started("a"), "a", 1, 116), 3), "a", 1, 120)
    with pytest.raises(TurnAlreadyRecorded):
        undo(game, 4)
    assert totals(game) == {"a": 120}


def test_a_player_with_turns_stays() -> None:
    game = wrote(started("a", "b"), "a", 1, 116)
    with pytest.raises(PlayerHasTurns) as caught:
        undo(game, 2)
    assert caught.value.facts == {"player": "a", "turns": 1}
    without = undid(undid(game, 4), 2)
    assert without.players == ("b",)
    with pytest.raises(UnknownPlayer):
        undo(without, 5)


def test_a_starter_who_left_makes_room_for_another_draw() -> None:
    game = undid(evolve(started("a", "b"), StarterDrawn("b")), 3)
    assert (game.starter, game.players) == (None, ("a",))
    redrawn = replay(draw_starter(game, DICE), game)
    assert redrawn.starter == "a"
    with pytest.raises(StarterAlreadyDrawn):
        undo(redrawn, 5)


def test_correcting_later_gives_what_entering_right_first_gives() -> None:
    right = wrote(wrote(started("a", "b"), "a", 1, 100), "b", 1, 120)
    wrong = wrote(wrote(started("a", "b"), "a", 1, 148), "b", 1, 120)
    corrected = wrote(undid(wrong, 4), "a", 1, 100)
    assert ranking(corrected) == ranking(right)
    assert next_slot(corrected) == next_slot(right)


def corrected(game: HomeGame, player: str, turn: int, total: int) -> HomeGame:
    return replay(correct_turn(game, player, turn, TurnRecord(total=total)), game)


def test_a_correction_is_a_new_event_and_counts_in_place_of_the_old() -> None:
    game = corrected(wrote(started("a"), "a", 1, 148), "a", 1, 100)
    assert len(game.entries) == 4
    assert totals(game) == {"a": 100}
    again = corrected(game, "a", 1, 90)
    assert [totals(state)["a"] for state in (again, undid(again, 5), undid(undid(again, 5), 4))] == [
        90,
        100,
        148,
    ]


def test_what_was_corrected_is_undone_from_the_last_correction_back() -> None:
    game = corrected(corrected(wrote(started("a"), "a", 1, 148), "a", 1, 100), "a", 1, 90)
    for sequence in (3, 4):
        with pytest.raises(CorrectedSince):
            undo(game, sequence)
    other = corrected(undid(undid(game, 5), 4), "a", 1, 80)
    with pytest.raises(CorrectedSince):
        undo(other, 7)


def test_a_correction_from_an_old_page_changes_nothing() -> None:
    game = corrected(wrote(started("a"), "a", 1, 148), "a", 1, 100)
    with pytest.raises(TurnChangedMeanwhile) as caught:
        correct_turn(game, "a", 1, TurnRecord(total=120), expects=3)
    assert caught.value.facts == {"player": "a", "turn": 1, "points": 100, "entry": 4}
    assert correct_turn(game, "a", 1, TurnRecord(total=120), expects=4)


def test_a_turn_of_a_player_who_left_can_still_be_corrected() -> None:
    game = wrote(started("a", "b"), "a", 1, 148)
    game = replay(leave(game, "a"), game)
    assert totals(corrected(game, "a", 1, 100))["a"] == 100


STEPS: dict[str, Callable[[HomeGame, int, int], Events]] = {
    "join": lambda game, number, _: add_player(game, f"p{number}"),
    "leave": lambda game, number, _: leave(game, (*game.players, "nobody")[number % (len(game.players) + 1)]),
    "rejoin": lambda game, number, _: rejoin(
        game, (*game.players, "nobody")[number % (len(game.players) + 1)]
    ),
    "correct": lambda game, number, total: correct_turn(
        game, (*game.players, "nobody")[number % (len(game.players) + 1)], number % 4, TurnRecord(total=total)
    ),
    "end": lambda game, _number, _: end(game),
    "draw": lambda game, _number, _: draw_starter(game, DICE),
    "write": lambda game, number, total: record_turn(
        game, (*game.players, "nobody")[number % (len(game.players) + 1)], number % 4, TurnRecord(total=total)
    ),
    "undo": lambda game, number, _: undo(game, number),
}
steps = st.lists(
    st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 25), st.integers(0, 160)), max_size=40
)


@settings(max_examples=60)
@given(steps)
def test_any_legal_sequence_replays_to_the_same_consistent_game(played: list[tuple[str, int, int]]) -> None:
    events: list[HomeEvent] = list(start("ans-2026", [], 3))
    game = replay(events)
    for joined, (step, number, total) in enumerate(played):
        try:
            decided = STEPS[step](game, 100 + joined if step == "join" else number, total)
        except SjoelenError:
            continue
        events += decided
        game = replay(decided, game)
    assert replay(events) == game
    assert [entry.sequence for entry in game.entries] == list(range(1, len(events) + 1))
    assert sum(totals(game).values()) == sum(turn.points for turn in game.recorded.values())
    assert len(game.recorded) == sum(row.turns for row in ranking(game))
    assert set(game.players) >= {player for player, _ in game.recorded}
    slid = [
        sum(recorded == player for recorded, _ in game.recorded)
        for player in game.players
        if player not in game.left
    ]
    assert is_complete(game) == (bool(game.players) and (game.ended or slid == [3] * len(slid) != []))
