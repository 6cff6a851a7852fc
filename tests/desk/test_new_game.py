from sjoelen.desk import notebook_commands
from sjoelen.desk.ports import Desk
from tests.desk.games import asked, link_of, new_game


def test_a_new_game_is_noted_at_once_with_the_link_of_its_owner(desk: Desk) -> None:
    notebook = notebook_commands.new_notebook(desk, asked()).notebook
    game = new_game(desk, "Anna", notebook=notebook)
    (noted,) = notebook_commands.show_notes(desk, notebook).games
    assert (noted.id, noted.link, noted.strength) == (game.id, link_of(game), "own")


def test_a_new_game_overwrites_no_other(desk: Desk) -> None:
    notebook = notebook_commands.new_notebook(desk, asked()).notebook
    first, second = new_game(desk, "Anna", notebook=notebook), new_game(desk, "Anna", notebook=notebook)
    assert [game.id for game in notebook_commands.show_notes(desk, notebook).games] == [second.id, first.id]
