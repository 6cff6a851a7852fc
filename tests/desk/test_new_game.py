from sjoelen.desk import notebook_commands
from sjoelen.desk.ports import Ports
from tests.desk.games import link_of, new_game, new_request


def test_a_new_game_is_noted_at_once_with_the_link_of_its_owner(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    game = new_game(ports, "Anna", notebook=notebook)
    (noted,) = notebook_commands.show_notebook(ports, notebook).games
    assert (noted.id, noted.link, noted.strength) == (game.id, link_of(game), "own")


def test_a_new_game_overwrites_no_other(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    first, second = new_game(ports, "Anna", notebook=notebook), new_game(ports, "Anna", notebook=notebook)
    assert [game.id for game in notebook_commands.show_notebook(ports, notebook).games] == [
        second.id,
        first.id,
    ]
