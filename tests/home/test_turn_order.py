from sjoelen.home.commands import leave, rejoin
from sjoelen.home.events import StarterDrawn, TurnRecorded
from sjoelen.home.game import evolve, replay
from sjoelen.home.ranking import lead, ranking
from sjoelen.home.turn_order import MOST_TURNS, is_complete, next_slot
from tests.home.games import started, wrote


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
    assert (is_complete(game), next_slot(game), ranking(game), lead(game)) == (False, None, (), None)


def test_a_player_who_left_is_passed_over_and_catches_up_after_rejoining() -> None:
    game = wrote(started("a", "b", turns=1), "a", 1, 100)
    gone = replay(leave(game, "b"), game)
    assert (next_slot(gone), is_complete(gone)) == (None, True)
    back = replay(rejoin(gone, "b"), gone)
    assert (next_slot(back), is_complete(back)) == (("b", 1), False)


def test_a_game_that_everyone_left_is_not_complete() -> None:
    game = started("a")
    assert not is_complete(replay(leave(game, "a"), game))


def test_a_game_without_an_agreed_number_is_over_after_the_last_possible_turn() -> None:
    game = started("a", turns=None)
    for turn in range(1, MOST_TURNS + 1):
        assert not is_complete(game)
        game = evolve(game, TurnRecorded("a", turn, (), (), (), False, None, 1, 1))
    assert (is_complete(game), next_slot(game)) == (True, None)
