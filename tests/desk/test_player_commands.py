import pytest

from sjoelen.desk import home_game, notebook_commands, player_commands
from sjoelen.desk.error import NameOrPerson, NameTaken, NameTooLong, UnknownPerson
from sjoelen.desk.player_commands import Newcomer, TeamRequest
from sjoelen.desk.ports import Ports
from sjoelen.home.error import PlayerAlreadyIn
from sjoelen.rules.turn_record import TurnRecord
from tests.desk.games import link_of, new_game, new_request, write


def test_a_player_goes_by_another_name_and_the_points_stay(ports: Ports) -> None:
    game = new_game(ports, "Anna", "Bram")
    link, anna = link_of(game), game.players[0].id
    write(ports, link, (anna, 1), TurnRecord(total=100))
    renamed = player_commands.rename(ports, new_request(), link, anna, " Anneke ")
    assert (renamed.players[0].name, renamed.standing[0].points) == ("Anneke", 100)
    assert (renamed.entries[1].name, renamed.entries[-1].name) == ("Anna", "Anneke")
    with pytest.raises(NameTaken):
        player_commands.rename(ports, new_request(), link, anna, "bram")
    assert player_commands.rename(ports, new_request(), link, anna, "ANNEKE").players[0].name == "ANNEKE"


def test_an_old_name_that_is_taken_meanwhile_does_not_come_back(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link, anna = link_of(game), game.players[0].id
    renamed = player_commands.rename(ports, new_request(), link, anna, "Anneke")
    player_commands.add_player(ports, new_request(), link, Newcomer("Anna"))
    with pytest.raises(NameTaken):
        home_game.undo_entry(ports, new_request(), link, renamed.sequence)


def test_who_leaves_is_passed_over_and_may_rejoin(ports: Ports) -> None:
    game = new_game(ports, "Anna", "Bram")
    link, anna = link_of(game), game.players[0].id
    gone = player_commands.leave(ports, new_request(), link, anna)
    assert gone.players[0].left
    assert gone.next is not None
    assert gone.next.player == game.players[1].id
    assert not player_commands.rejoin(ports, new_request(), link, anna).players[0].left


def test_pairs_add_up_with_their_handicaps(ports: Ports) -> None:
    game = new_game(ports, "Anna", "Bram", "Cas")
    link = link_of(game)
    anna, bram, cas = (player.id for player in game.players)
    player_commands.set_handicap(ports, new_request(), link, cas, 10)
    game = player_commands.form_teams(
        ports, new_request(), link, [TeamRequest("Rood", (anna, bram)), TeamRequest("Blauw", (cas,))]
    )
    for player in (anna, bram, cas):
        game = write(ports, link, (player, 1), TurnRecord(total=50))
    assert [(row.rank, row.points, row.behind) for row in game.team_standing] == [(1, 100, 0), (2, 60, 40)]
    assert {team.id: team.name for team in game.teams}[game.team_standing[0].team] == "Rood"
    assert game.handicaps == {cas: 10}
    with pytest.raises(NameTaken):
        player_commands.form_teams(
            ports, new_request(), link, [TeamRequest("Rood", (anna,)), TeamRequest("rood", (bram,))]
        )
    assert player_commands.form_teams(ports, new_request(), link, []).teams == ()


def test_a_person_of_the_notebook_joins_by_identity(ports: Ports) -> None:
    notebook = notebook_commands.new_notebook(ports, new_request()).notebook
    anna = new_game(ports, "Anna", notebook=notebook).players[0].id
    link = link_of(new_game(ports, "Bram"))
    with pytest.raises(NameOrPerson):
        player_commands.add_player(ports, new_request(), link, Newcomer(person=anna))
    with pytest.raises(UnknownPerson):
        player_commands.add_player(ports, new_request(), link, Newcomer(person="nobody"), notebook)
    joined = player_commands.add_player(ports, new_request(), link, Newcomer(person=anna), notebook)
    assert (joined.players[1].id, joined.players[1].name) == (anna, "Anna")
    with pytest.raises(PlayerAlreadyIn):
        player_commands.add_player(ports, new_request(), link, Newcomer(person=anna), notebook)


@pytest.mark.parametrize("newcomer", [Newcomer(), Newcomer("Anna", "p")])
def test_who_joins_is_either_named_or_known(ports: Ports, newcomer: Newcomer) -> None:
    link = link_of(new_game(ports))
    with pytest.raises(NameOrPerson):
        player_commands.add_player(ports, new_request(), link, newcomer, "notebook")


def test_a_long_name_is_refused_before_anything_is_stored(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    with pytest.raises(NameTooLong):
        player_commands.add_player(ports, new_request(), link_of(game), Newcomer("x" * 200))
    assert home_game.show_game(ports, link_of(game)).sequence == game.sequence
