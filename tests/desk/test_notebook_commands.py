import pytest

from sjoelen.desk import home_game, links, notebook_commands, player_commands
from sjoelen.desk.error import (
    LinkTooWeak,
    NotMerged,
    PlayedTogether,
    SamePerson,
    UnknownGame,
    UnknownNotebook,
    UnknownPerson,
)
from sjoelen.desk.player_commands import TeamRequest
from sjoelen.desk.ports import Ports
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.log import SqlLog
from tests.databases import Place, all_that_lies_at
from tests.desk.games import link_of, new_game, new_request, write


@pytest.fixture
def notebook(ports: Ports) -> str:
    return notebook_commands.new_notebook(ports, new_request()).notebook


def test_games_are_listed_with_who_leads(ports: Ports, notebook: str) -> None:
    game = new_game(ports, "Anna", "Bram", notebook=notebook)
    write(ports, link_of(game), (game.players[1].id, 1), TurnRecord(total=100))
    (listed,) = notebook_commands.show_notebook(ports, notebook).games
    assert (listed.players, listed.leader, listed.complete) == (("Anna", "Bram"), ("Bram",), False)


def test_a_team_that_leads_is_listed_by_its_name(ports: Ports, notebook: str) -> None:
    game = new_game(ports, "Pa", "Ma", "Opa", "Oma", notebook=notebook)
    link, (pa, ma, opa, oma) = link_of(game), (player.id for player in game.players)
    for player, points in ((pa, 120), (ma, 10), (opa, 85), (oma, 85)):
        write(ports, link, (player, 1), TurnRecord(total=points))
    teams = [TeamRequest("Rood", (pa, ma)), TeamRequest("Blauw", (opa, oma))]
    player_commands.form_teams(ports, new_request(), link, teams)
    (listed,) = notebook_commands.show_notebook(ports, notebook).games
    assert listed.leader == ("Blauw",)


def test_a_game_of_another_is_noted_by_its_link_and_taken_off_again(ports: Ports, notebook: str) -> None:
    own = link_of(new_game(ports, "Anna"))
    look = links.issue_link(ports, new_request(), own, "look")
    request = new_request("note")
    noted = notebook_commands.add_game(ports, request, notebook, look.link)
    assert notebook_commands.add_game(ports, request, notebook, look.link) == noted
    assert noted.games[0].strength == "look"
    links.revoke_link(ports, new_request(), own, look.id)
    (closed,) = notebook_commands.show_notebook(ports, notebook).games
    assert (closed.link, closed.strength, closed.players) == (look.link, None, ())
    assert notebook_commands.remove_game(ports, new_request(), notebook, look.link).games == ()
    with pytest.raises(UnknownGame):
        notebook_commands.remove_game(ports, new_request(), notebook, look.link)
    with pytest.raises(UnknownGame):
        notebook_commands.add_game(ports, new_request(), notebook, "guessed")
    with pytest.raises(UnknownNotebook):
        notebook_commands.show_notebook(ports, "guessed")


def test_a_weaker_link_does_not_take_the_place_of_a_stronger_one(ports: Ports, notebook: str) -> None:
    own = link_of(new_game(ports, "Anna"))
    enter, look = (links.issue_link(ports, new_request(), own, right).link for right in ("enter", "look"))
    listed = []
    for link in (look, enter, look, own, enter):
        (game,) = notebook_commands.add_game(ports, new_request(), notebook, link).games
        listed.append(game.strength)
    assert listed == ["look", "enter", "enter", "own", "own"]


def test_the_same_request_gets_the_same_notebook(ports: Ports) -> None:
    request = new_request("n")
    assert notebook_commands.new_notebook(ports, request) == notebook_commands.new_notebook(ports, request)


def test_two_entries_of_one_person_are_merged_and_parted_again(ports: Ports, notebook: str) -> None:
    first, second = (new_game(ports, "Anna", notebook=notebook) for _ in range(2))
    anna, again = first.players[0].id, second.players[0].id
    write(ports, link_of(first), (anna, 1), TurnRecord(total=100))
    assert {person.id for person in notebook_commands.show_notebook(ports, notebook).people} == {anna, again}
    (person,) = notebook_commands.merge(ports, new_request(), notebook, again, anna).people
    assert (person.id, person.games, person.turns, [entry.id for entry in person.merged]) == (
        anna,
        2,
        1,
        [again],
    )
    for source, into in ((again, anna), (anna, again)):
        with pytest.raises(UnknownPerson):
            notebook_commands.merge(ports, new_request(), notebook, source, into)
    with pytest.raises(SamePerson):
        notebook_commands.merge(ports, new_request(), notebook, anna, anna)
    assert len(notebook_commands.unmerge(ports, new_request(), notebook, again).people) == 2
    with pytest.raises(NotMerged):
        notebook_commands.unmerge(ports, new_request(), notebook, again)


def test_who_sat_at_one_board_are_two_people(ports: Ports, notebook: str) -> None:
    game = new_game(ports, "Anna", "Anne", notebook=notebook)
    with pytest.raises(PlayedTogether):
        notebook_commands.merge(ports, new_request(), notebook, *(player.id for player in game.players))


def test_an_erased_person_has_no_name_anywhere_and_the_chain_stands(
    ports: Ports, log: SqlLog, place: Place, notebook: str
) -> None:
    request = new_request("begin")
    game = new_game(ports, "Anna", "Bram", notebook=notebook, request=request)
    link, anna = link_of(game), game.players[0].id
    player_commands.rename(ports, new_request(), link, anna, "Anneke")
    write(ports, link, (anna, 1), TurnRecord(total=100))
    left = notebook_commands.erase(ports, new_request(), notebook, anna)
    assert [person.name for person in left.people] == ["Bram"]
    shown = home_game.show_game(ports, link)
    assert ([player.name for player in shown.players], shown.standing[0].points) == (["", "Bram"], 100)
    assert new_game(ports, "Anna", "Bram", notebook=notebook, request=request).players[0].name == ""
    assert [log.verify(stream) > 0 for stream in log.streams()] == [True, True]
    log.close()
    assert not [name for name in (b"Anna", b"Anneke") if name in all_that_lies_at(place)]
    with pytest.raises(UnknownPerson):
        notebook_commands.erase(ports, new_request(), notebook, anna)


def test_nobody_is_erased_from_a_game_of_others(ports: Ports, notebook: str) -> None:
    game = new_game(ports, "Anna")
    enter = links.issue_link(ports, new_request(), link_of(game), "enter").link
    notebook_commands.add_game(ports, new_request(), notebook, enter)
    with pytest.raises(LinkTooWeak):
        notebook_commands.erase(ports, new_request(), notebook, game.players[0].id)
    with pytest.raises(UnknownPerson):
        notebook_commands.erase(ports, new_request(), notebook, "nobody")
