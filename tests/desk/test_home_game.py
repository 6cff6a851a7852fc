import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from sjoelen.desk import home_game, player_commands
from sjoelen.desk.error import KeyReused, NameTaken, UnknownGame, UnknownNotebook
from sjoelen.desk.game_view import GameView
from sjoelen.desk.links import Strength, issue_link
from sjoelen.desk.player_commands import Newcomer, TeamRequest
from sjoelen.desk.ports import Ports
from sjoelen.error import SjoelenError
from sjoelen.home.error import TurnAlreadyRecorded
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.storage.log import SqlLog
from tests.desk.games import events, link_of, new_game, new_request, the_stream, write


def test_a_game_of_two_players_with_a_bonus(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, "Anna", "Bram")
    anna, bram = (player.id for player in game.players)
    link = link_of(game)
    game = home_game.draw_starter(ports, new_request(), link)
    assert game.starter in (anna, bram)
    write(ports, link, (anna, 1), last_counts(Tally((9, 5, 7, 5))))
    write(ports, link, (bram, 1), last_counts(Tally((7, 7, 9, 7)), 1, bonus=(4, 4)))
    write(ports, link, (anna, 2), TurnRecord(total=120))
    game = write(ports, link, (bram, 2), TurnRecord(total=79))
    assert game.complete
    assert game.next is None
    assert [(place.rank, place.player, place.points) for place in game.standing] == [
        (1, anna, 236),
        (2, bram, 235),
    ]
    assert home_game.show_game(ports, link) == replace(game, link=None)
    assert log.verify(the_stream(log)) == game.sequence == 9


def test_who_has_no_game_sees_none(ports: Ports) -> None:
    with pytest.raises(UnknownGame):
        home_game.show_game(ports, "id-1")
    with pytest.raises(UnknownNotebook):
        new_game(ports, "Anna", notebook="id-1")


def test_the_chain_holds_no_names(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, "Anna")
    link = link_of(game)
    with log.reading() as transaction:
        assert "Anna" not in str(transaction.read(the_stream(log)))
    with log.writing() as transaction:
        transaction.erase(game.players[0].id, [the_stream(log)])
    shown = home_game.show_game(ports, link)
    assert [player.name for player in shown.players] == [""]
    assert log.verify(the_stream(log)) == 3


def test_the_same_request_has_one_effect_and_the_same_answer(ports: Ports, log: SqlLog) -> None:
    request = new_request("k", "same")
    first = new_game(ports, "Anna", request=request)
    player_commands.add_player(ports, new_request(), link_of(first), Newcomer("Bram"))
    assert new_game(ports, "Anna", request=request) == first
    assert events(log) == ["game_started", "player_added", "link_issued", "player_added"]


def test_the_same_key_with_another_request_is_refused(ports: Ports, log: SqlLog) -> None:
    new_game(ports, "Anna", request=new_request("k", "one"))
    with pytest.raises(KeyReused):
        new_game(ports, "Bram", request=new_request("k", "another"))
    assert len(log.streams()) == 1


def test_a_refused_request_leaves_no_trace_and_its_key_free(ports: Ports, log: SqlLog) -> None:
    with pytest.raises(NameTaken):
        new_game(ports, "Anna", "Bram", "anna", request=new_request("k", "content"))
    assert log.streams() == ()
    with log.reading() as transaction:
        assert transaction.names([f"id-{number}" for number in range(9)]) == {}
    assert new_game(ports, "Anna", request=new_request("k", "content")).sequence == 3


def test_a_name_is_taken_until_its_player_leaves(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link = link_of(game)
    with pytest.raises(NameTaken):
        player_commands.add_player(ports, new_request(), link, Newcomer(" ANNA "))
    home_game.undo_entry(ports, new_request(), link, 2)
    game = player_commands.add_player(ports, new_request(), link, Newcomer("Anna"))
    with pytest.raises(NameTaken):
        home_game.undo_entry(ports, new_request(), link, 4)
    assert home_game.show_game(ports, link) == replace(game, link=None)


def test_an_entry_can_be_undone_and_come_back(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    link = link_of(game)
    anna = game.players[0].id
    full = write(ports, link, (anna, 1), TurnRecord(total=100))
    gone = home_game.undo_entry(ports, new_request(), link, full.sequence)
    assert (gone.standing[0].points, gone.entries[-1].undoes) == (0, full.sequence)
    back = home_game.undo_entry(ports, new_request(), link, gone.sequence)
    assert back.standing == full.standing
    assert back.next == full.next


def at_once(actions: Sequence[Callable[[], Any]]) -> list[Any]:
    """What each of these came to when all began together."""
    start, results = threading.Barrier(len(actions)), list[Any]()

    def run(action: Callable[[], Any]) -> None:
        start.wait()
        try:
            results.append(action())
        except SjoelenError as error:
            results.append(error)

    threads = [threading.Thread(target=run, args=(action,)) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_two_who_write_the_same_turn_at_once_one_wins(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, "Anna")
    link = link_of(game)
    anna = game.players[0].id
    records = [TurnRecord(total=total) for total in range(100, 108)]
    results = at_once([partial(write, ports, link, (anna, 1), record) for record in records])
    won = [result for result in results if isinstance(result, GameView)]
    assert len(won) == 1
    assert [type(result) for result in results if result not in won] == [TurnAlreadyRecorded] * 7
    assert home_game.show_game(ports, link) == won[0]
    assert log.verify(the_stream(log)) == 4


def test_of_one_request_sent_many_times_at_once_there_is_one_effect(ports: Ports, log: SqlLog) -> None:
    request = new_request("k", "content")
    results = at_once([lambda: new_game(ports, "Anna", request=request)] * 8)
    assert results == [results[0]] * 8
    assert len(log.streams()) == 1


def test_different_turns_at_once_all_count(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, *map(str, range(8)))
    link = link_of(game)
    actions = [
        partial(write, ports, link, (player.id, turn), TurnRecord(total=100))
        for player in game.players
        for turn in (1, 2)
    ]
    at_once(actions)
    shown = home_game.show_game(ports, link)
    assert shown.complete
    assert [place.points for place in shown.standing] == [200] * 8
    assert log.verify(the_stream(log)) == 26


def test_a_rematch_is_played_by_the_same_people_in_a_game_of_its_own(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, "Anna", "Bram", "Cas")
    link = link_of(game)
    anna, bram, cas = (player.id for player in game.players)
    player_commands.rename(ports, new_request(), link, anna, "Anneke")
    player_commands.leave(ports, new_request(), link, cas)
    player_commands.set_handicap(ports, new_request(), link, bram, 7)
    player_commands.form_teams(
        ports, new_request(), link, [TeamRequest("Rood", (anna, cas)), TeamRequest("Blauw", (bram,))]
    )
    write(ports, link, (anna, 1), TurnRecord(total=100))
    again = home_game.rematch(ports, new_request("again"), link)
    assert [(player.id, player.name) for player in again.players] == [(anna, "Anneke"), (bram, "Bram")]
    assert [(team.name, team.players) for team in again.teams] == [("Rood", (anna,)), ("Blauw", (bram,))]
    assert (again.handicaps, again.turns, again.standing[0].points) == ({bram: 7}, 2, 0)
    assert again.id != game.id
    assert home_game.rematch(ports, new_request("again"), link) == again
    assert len(log.streams()) == 2


def test_a_game_of_people_who_all_left_is_begun_again_without_them(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    player_commands.leave(ports, new_request(), link_of(game), game.players[0].id)
    assert home_game.rematch(ports, new_request(), link_of(game)).players == ()


def test_who_may_only_look_begins_no_rematch(ports: Ports) -> None:
    link = link_of(new_game(ports, "Anna"))
    look = issue_link(ports, new_request(), link, Strength.LOOK).link
    with pytest.raises(SjoelenError):
        home_game.rematch(ports, new_request(), look)
