import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sjoelen.error import SjoelenError
from sjoelen.rules.error import HouseRulesClash, UnknownEdition, UnknownHouseRule
from sjoelen.rules.tally import Tally
from sjoelen.tournament.error import (
    AlreadyUndone,
    BeginningStays,
    NobodyToDraw,
    PlayerHasTurns,
    StarterAlreadyDrawn,
    TooManyPlayers,
    TurnAfterLast,
    TurnAlreadyRecorded,
    TurnBeforeFirst,
    TurnsOutOfRange,
    UnknownEntry,
    UnknownPlayer,
)
from sjoelen.tournament.friendly import (
    MOST_PLAYERS,
    MOST_TURNS,
    FriendlyGame,
    add_player,
    draw_starter,
    evolve,
    is_complete,
    next_slot,
    ranking,
    record_turn,
    replay,
    start,
    undo,
)
from sjoelen.tournament.friendly_events import FriendlyEvent, GameStarted, StarterDrawn
from sjoelen.tournament.written_turn import Counts, Total

DICE = random.SystemRandom()
Events = tuple[FriendlyEvent, ...]


def started(*players: str, turns: int | None = 2) -> FriendlyGame:
    game = replay(start("ans-2026", [], turns))
    for player in players:
        game = replay(add_player(game, player), game)
    return game


def wrote(game: FriendlyGame, player: str, turn: int, total: int) -> FriendlyGame:
    return replay(record_turn(game, player, turn, Total(total)), game)


def undid(game: FriendlyGame, sequence: int) -> FriendlyGame:
    return replay(undo(game, sequence), game)


def totals(game: FriendlyGame) -> dict[str, int]:
    return {game.players[row.player]: row.points for row in ranking(game)}


def test_the_agreed_rules_are_the_first_entry() -> None:
    assert start("english", ["no-bonus"], 5) == (GameStarted("english", ("no-bonus",), 5),)
    assert replay(start("english", ["no-bonus"], 5)).edition.bonus.house


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


def test_players_take_whole_turns_in_order_the_drawn_one_first() -> None:
    game = evolve(started("a", "b", "c"), StarterDrawn("b"))
    order = []
    while slot := next_slot(game):
        order.append(slot)
        game = wrote(game, *slot, 100)
    assert order == [("b", 1), ("c", 1), ("a", 1), ("b", 2), ("c", 2), ("a", 2)]
    assert is_complete(game)


def test_without_an_agreed_number_you_play_on() -> None:
    game = started("a", turns=None)
    for turn in range(1, 31):
        assert next_slot(game) == ("a", turn)
        game = wrote(game, "a", turn, 100)
    assert not is_complete(game)


def test_a_game_without_players_is_not_complete() -> None:
    game = started()
    assert (is_complete(game), next_slot(game), ranking(game)) == (False, None, ())


def test_a_turn_is_recorded_once() -> None:
    game = wrote(started("a", "b"), "a", 1, 116)
    with pytest.raises(TurnAlreadyRecorded) as caught:
        record_turn(game, "a", 1, Total(120))
    assert caught.value.facts == {"player": "a", "turn": 1, "points": 116}


def test_counts_are_kept_with_their_sub_turn_and_bonus() -> None:
    game = started("a")
    game = replay(record_turn(game, "a", 1, Counts(Tally((7, 7, 9, 7)), 2, (4,))), game)
    turn = game.recorded["a", 1]
    assert (turn.subturns, turn.bonus, turn.total, turn.points) == (((2, (7, 7, 9, 7)),), (4,), None, 152)


@pytest.mark.parametrize(
    ("decide", "refusal"),
    [
        (lambda game: record_turn(game, "nobody", 1, Total(1)), UnknownPlayer),
        (lambda game: record_turn(game, "a", 0, Total(1)), TurnBeforeFirst),
        (lambda game: record_turn(game, "a", 3, Total(1)), TurnAfterLast),
        (lambda game: undo(game, 0), UnknownEntry),
        (lambda game: undo(game, 99), UnknownEntry),
        (lambda game: undo(game, 1), BeginningStays),
        (lambda _: draw_starter(started(), DICE), NobodyToDraw),
        (lambda _: add_player(started(*map(str, range(MOST_PLAYERS))), "a"), TooManyPlayers),
    ],
)
def test_what_cannot_be_is_refused(
    decide: Callable[[FriendlyGame], Events], refusal: type[SjoelenError]
) -> None:
    with pytest.raises(refusal):
        decide(started("a"))


def test_a_turn_after_the_last_names_an_article() -> None:
    with pytest.raises(TurnAfterLast) as caught:
        record_turn(started("a"), "a", 3, Total(1))
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
    assert [totals(each)["a"] for each in (game, gone, back, gone_again)] == [116, 0, 116, 0]
    with pytest.raises(AlreadyUndone):
        undo(gone_again, 3)


def test_what_comes_back_must_still_fit() -> None:
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


STEPS: dict[str, Callable[[FriendlyGame, int, int], Events]] = {
    "join": lambda game, number, _: add_player(game, f"p{number}"),
    "draw": lambda game, _number, _: draw_starter(game, DICE),
    "write": lambda game, number, total: record_turn(
        game, (*game.players, "nobody")[number % (len(game.players) + 1)], number % 4, Total(total)
    ),
    "undo": lambda game, number, _: undo(game, number),
}
steps = st.lists(
    st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 25), st.integers(0, 160)), max_size=40
)


@settings(max_examples=60)
@given(steps)
def test_any_legal_sequence_replays_to_the_same_consistent_game(played: list[tuple[str, int, int]]) -> None:
    events: list[FriendlyEvent] = list(start("ans-2026", [], 3))
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
    assert is_complete(game) == (bool(game.players) and len(game.recorded) == 3 * len(game.players))
