import pytest

from sjoelen.desk.error import UnknownNotebook
from sjoelen.desk.notebook import Notebook, evolve, open_notebook
from sjoelen.desk.notebook_events import GameDropped, GameNoted, PeopleMerged, PersonErased, PersonUnmerged
from sjoelen.storage.log import SqlLog

EMPTY = Notebook("token")


def noted(notebook: Notebook, game: str, link: str) -> Notebook:
    return evolve(notebook, GameNoted(game, notebook.encrypted(game, link)))


def test_a_game_noted_again_comes_on_top_with_its_newest_link() -> None:
    notebook = noted(noted(noted(EMPTY, "g", "look"), "h", "own"), "g", "enter")
    assert notebook.links() == (("g", "enter"), ("h", "own"))
    assert evolve(notebook, GameDropped("g")).links() == (("h", "own"),)


def test_only_the_notebook_reads_its_links() -> None:
    notebook = noted(EMPTY, "g", "secret-link")
    assert "secret-link" not in str(notebook.games)
    assert "token" not in notebook.stream


def test_a_damaged_link_is_left_out() -> None:
    notebook = evolve(noted(EMPTY, "g", "look"), GameNoted("h", "damaged"))
    assert notebook.links() == (("g", "look"),)


def test_a_person_is_who_the_last_merge_says() -> None:
    notebook = evolve(evolve(EMPTY, PeopleMerged("a", "b")), PeopleMerged("b", "c"))
    assert [notebook.person(entry) for entry in "abcd"] == ["c", "c", "c", "d"]
    apart = evolve(notebook, PersonUnmerged("b"))
    assert [apart.person(entry) for entry in "abc"] == ["b", "b", "c"]
    assert evolve(apart, PersonErased("a")).erased == {"a"}


def test_a_guessed_notebook_is_not_there(log: SqlLog) -> None:
    with log.reading() as transaction, pytest.raises(UnknownNotebook):
        open_notebook(transaction, "guessed")
