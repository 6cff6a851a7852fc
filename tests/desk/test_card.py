import pytest

from sjoelen.desk import home_game, notebook_commands, turn_commands
from sjoelen.desk.card import show_card
from sjoelen.desk.error import UnknownPerson
from sjoelen.desk.game_view import Ratio
from sjoelen.desk.ports import Ports
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from tests.desk.games import link_of, new_game, new_request, settings_of, write


def test_a_card_holds_all_turns_of_all_games_in_order(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    first = new_game(ports, "Anna", "Bram", notebook=notebook)
    anna = first.players[0].id
    write(ports, link_of(first), (anna, 1), TurnRecord(total=90))
    turn_commands.correct_turn(ports, new_request(), link_of(first), (anna, 1), TurnRecord(total=100))
    second = home_game.new_game(ports, new_request(), settings_of(people=(anna,)), notebook)
    write(ports, link_of(second), (anna, 1), last_counts(Tally((9, 5, 7, 5))))
    write(ports, link_of(second), (anna, 2), last_counts(Tally((5, 5, 6, 5))))
    card = show_card(ports, notebook, anna)
    assert (card.games, card.turns, card.best, card.worst) == (2, 3, 116, 100)
    assert [point.points for point in card.progress] == [100, 116, 104]
    assert card.average == Ratio(320, 3)
    assert card.habits == (Ratio(7, 1), Ratio(5, 1), Ratio(13, 2), Ratio(5, 1))
    with pytest.raises(UnknownPerson):
        show_card(ports, notebook, "nobody")


def test_a_card_of_no_turns_is_empty(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    anna = new_game(ports, "Anna", notebook=notebook).players[0].id
    card = show_card(ports, notebook, anna)
    assert (card.turns, card.average, card.habits, card.progress) == (0, None, None, ())
