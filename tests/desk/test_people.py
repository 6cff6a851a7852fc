import pytest

from sjoelen.desk import home_game, notes, seats
from sjoelen.desk.error import UnknownPerson
from sjoelen.desk.people import name_of
from sjoelen.desk.ports import Desk
from tests.desk.games import agreed, asked, link_of, new_game


def test_a_person_goes_by_the_newest_name(desk: Desk) -> None:
    notebook = notes.new_notebook(desk, asked()).notebook
    anna = new_game(desk, "Anna", notebook=notebook).players[0].id
    later = home_game.new_game(desk, asked(), agreed(people=(anna,)), notebook)
    seats.rename(desk, asked(), link_of(later), anna, "Anneke")
    with desk.log.reading() as book:
        assert name_of(desk, book, notebook, anna) == "Anneke"
        with pytest.raises(UnknownPerson):
            name_of(desk, book, notebook, "nobody")
    (person,) = notes.show_notes(desk, notebook).people
    assert (person.games, person.name) == (2, "Anneke")
