import pytest

from sjoelen.desk import home_game, notebook_commands, player_commands
from sjoelen.desk.card import show_card
from sjoelen.desk.error import UnknownPerson
from sjoelen.desk.notebook import open_notebook
from sjoelen.desk.people import MergedEntry, display_name, participations_of, person_name
from sjoelen.desk.ports import Ports
from tests.desk.games import link_of, new_game, new_request, settings_of


def test_a_person_goes_by_the_newest_name(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    anna = new_game(ports, "Anna", notebook=notebook).players[0].id
    later = home_game.new_game(ports, new_request(), settings_of(people=(anna,)), notebook)
    player_commands.rename(ports, new_request(), link_of(later), anna, "Anneke")
    with ports.log.reading() as transaction:
        assert person_name(ports, transaction, notebook, anna) == "Anneke"
        with pytest.raises(UnknownPerson):
            person_name(ports, transaction, notebook, "nobody")
    (person,) = notebook_commands.show_notebook(ports, notebook).people
    assert (person.games, person.name) == (2, "Anneke")


def test_who_was_merged_goes_by_the_name_that_was_chosen_until_that_is_erased(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    chosen = new_game(ports, "Anna", notebook=notebook).players[0].id
    newer = new_game(ports, "Ana", notebook=notebook).players[0].id
    (person,) = notebook_commands.merge(ports, new_request(), notebook, newer, chosen).people
    assert (person.name, person.merged) == ("Anna", (MergedEntry(newer, "Ana"),))
    assert show_card(ports, notebook, chosen).name == "Anna"
    with ports.log.reading() as transaction:
        sat = participations_of(ports, transaction, open_notebook(transaction, notebook), chosen)
    assert display_name(chosen, [seat for seat in sat if seat.name == "Ana"]) == "Ana"
    assert display_name(chosen, []) == ""
