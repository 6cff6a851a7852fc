import pytest

from sjoelen.desk import home_game, notebook_commands, player_commands
from sjoelen.desk.card import show_card
from sjoelen.desk.error import UnknownPerson
from sjoelen.desk.notebook import open_notebook
from sjoelen.desk.people import Merged, called, name_of, seats_of
from sjoelen.desk.ports import Desk
from tests.desk.games import agreed, asked, link_of, new_game


def test_a_person_goes_by_the_newest_name(desk: Desk) -> None:
    notebook = notebook_commands.new_notebook(desk, asked()).notebook
    anna = new_game(desk, "Anna", notebook=notebook).players[0].id
    later = home_game.new_game(desk, asked(), agreed(people=(anna,)), notebook)
    player_commands.rename(desk, asked(), link_of(later), anna, "Anneke")
    with desk.log.reading() as book:
        assert name_of(desk, book, notebook, anna) == "Anneke"
        with pytest.raises(UnknownPerson):
            name_of(desk, book, notebook, "nobody")
    (person,) = notebook_commands.show_notes(desk, notebook).people
    assert (person.games, person.name) == (2, "Anneke")


def test_who_was_merged_goes_by_the_name_that_was_chosen_until_that_is_erased(desk: Desk) -> None:
    notebook = notebook_commands.new_notebook(desk, asked()).notebook
    chosen = new_game(desk, "Anna", notebook=notebook).players[0].id
    newer = new_game(desk, "Ana", notebook=notebook).players[0].id
    (person,) = notebook_commands.merge(desk, asked(), notebook, newer, chosen).people
    assert (person.name, person.merged) == ("Anna", (Merged(newer, "Ana"),))
    assert show_card(desk, notebook, chosen).name == "Anna"
    with desk.log.reading() as book:
        sat = seats_of(desk, book, open_notebook(book, notebook), chosen)
    assert called(chosen, [seat for seat in sat if seat.name == "Ana"]) == "Ana"
    assert called(chosen, []) == ""
