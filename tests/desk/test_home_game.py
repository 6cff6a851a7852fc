import threading
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any

import pytest

from sjoelen.desk import home_game
from sjoelen.desk.error import KeyReused, NameTaken, NameTooLong, TallyOrTotal, UnknownGame
from sjoelen.desk.home_game import Written
from sjoelen.desk.ports import Desk, Request
from sjoelen.desk.sheet import Game
from sjoelen.error import SjoelenError
from sjoelen.rules.error import TooManyDiscs
from sjoelen.storage.log import SqlLog
from sjoelen.tournament.error import TurnAlreadyRecorded, UnknownPlayer

KEYS = count()


def asked(key: str | None = None, content: str = "", scope: str = "/") -> Request:
    return Request(scope, key or f"fresh-{next(KEYS)}", content, "guest")


def new_game(desk: Desk, *players: str, request: Request | None = None) -> Game:
    return home_game.new_game(
        desk, request or asked(), edition="ans-2026", turns=2, house_rules=[], players=players
    )


def write(desk: Desk, game: Game, written: Written, request: Request | None = None) -> Game:
    return home_game.record_turn(desk, request or asked(), game.id, written)


def events(log: SqlLog) -> list[str]:
    with log.reading() as book:
        return [envelope.type for stream in log.streams() for envelope in book.read(stream)]


def test_a_game_of_two_players_with_a_bonus(desk: Desk, log: SqlLog) -> None:
    game = new_game(desk, "Anna", "Bram")
    anna, bram = (player.id for player in game.players)
    game = home_game.draw_starter(desk, asked(), game.id)
    assert game.starter in (anna, bram)
    write(desk, game, Written(anna, 1, tally=(9, 5, 7, 5)))
    write(desk, game, Written(bram, 1, tally=(7, 7, 9, 7), after=1, bonus=(4, 4)))
    write(desk, game, Written(anna, 2, total=120))
    game = write(desk, game, Written(bram, 2, total=79))
    assert game.complete
    assert game.next is None
    assert [(place.rank, place.player, place.points) for place in game.standing] == [
        (1, anna, 236),
        (2, bram, 235),
    ]
    assert home_game.show_game(desk, game.id) == game
    assert log.verify(f"home-game/{game.id}") == game.sequence == 8


def test_who_has_no_game_sees_none(desk: Desk) -> None:
    with pytest.raises(UnknownGame):
        home_game.show_game(desk, "id-1")


def test_the_chain_holds_no_names(desk: Desk, log: SqlLog) -> None:
    game = new_game(desk, "Anna")
    with log.reading() as book:
        assert "Anna" not in str(book.read(f"home-game/{game.id}"))
    with log.writing() as book:
        book.erase(game.players[0].id)
    shown = home_game.show_game(desk, game.id)
    assert [player.name for player in shown.players] == [""]
    assert log.verify(f"home-game/{game.id}") == 2


def test_the_same_request_has_one_effect_and_the_same_answer(desk: Desk, log: SqlLog) -> None:
    request = asked("k", "same")
    first = new_game(desk, "Anna", request=request)
    home_game.add_player(desk, asked(), first.id, "Bram")
    assert new_game(desk, "Anna", request=request) == first
    assert events(log) == ["game_started", "player_added", "player_added"]


def test_the_same_key_with_another_request_is_refused(desk: Desk, log: SqlLog) -> None:
    new_game(desk, "Anna", request=asked("k", "one"))
    with pytest.raises(KeyReused):
        new_game(desk, "Bram", request=asked("k", "another"))
    assert len(log.streams()) == 1


def test_a_refused_request_leaves_no_trace_and_its_key_free(desk: Desk, log: SqlLog) -> None:
    with pytest.raises(NameTaken):
        new_game(desk, "Anna", "Bram", "anna", request=asked("k", "content"))
    assert log.streams() == ()
    with log.reading() as book:
        assert book.names([f"id-{number}" for number in range(9)]) == {}
    assert new_game(desk, "Anna", request=asked("k", "content")).sequence == 2


@pytest.mark.parametrize(
    ("written", "refusal"),
    [
        (Written("id-2", 1), TallyOrTotal),
        (Written("id-2", 1, tally=(9, 5, 7, 5), total=116), TallyOrTotal),
        (Written("id-2", 1, total=150, bonus=(2,)), TallyOrTotal),
        (Written("id-2", 1, total=150, bonus_declined=True), TallyOrTotal),
        (Written("id-2", 1, total=150, after=2), TallyOrTotal),
        (Written("id-2", 1, tally=(8, 8, 8, 7)), TooManyDiscs),
        (Written("id-1", 1, total=100), UnknownPlayer),
    ],
)
def test_of_a_turn_that_cannot_be_nothing_is_stored(
    desk: Desk, written: Written, refusal: type[SjoelenError]
) -> None:
    game = new_game(desk, "Anna")
    with pytest.raises(refusal):
        write(desk, game, written)
    assert home_game.show_game(desk, game.id) == game


def test_a_name_is_taken_until_its_player_leaves(desk: Desk) -> None:
    game = new_game(desk, "Anna")
    with pytest.raises(NameTaken):
        home_game.add_player(desk, asked(), game.id, " ANNA ")
    home_game.undo_entry(desk, asked(), game.id, 2)
    game = home_game.add_player(desk, asked(), game.id, "Anna")
    with pytest.raises(NameTaken):
        home_game.undo_entry(desk, asked(), game.id, 3)
    assert home_game.show_game(desk, game.id) == game


def test_a_long_name_is_refused_before_anything_is_stored(desk: Desk) -> None:
    game = new_game(desk, "Anna")
    with pytest.raises(NameTooLong):
        home_game.add_player(desk, asked(), game.id, "x" * 200)
    assert home_game.show_game(desk, game.id) == game


def test_an_entry_can_be_undone_and_come_back(desk: Desk) -> None:
    game = new_game(desk, "Anna")
    anna = game.players[0].id
    full = write(desk, game, Written(anna, 1, total=100))
    gone = home_game.undo_entry(desk, asked(), game.id, full.sequence)
    assert (gone.standing[0].points, gone.entries[-1].undoes) == (0, full.sequence)
    back = home_game.undo_entry(desk, asked(), game.id, gone.sequence)
    assert back.standing == full.standing
    assert back.next == full.next


def at_once(acts: Sequence[Callable[[], Any]]) -> list[Any]:
    """What each of these came to when all began together."""
    start, results = threading.Barrier(len(acts)), list[Any]()

    def run(act: Callable[[], Any]) -> None:
        start.wait()
        try:
            results.append(act())
        except SjoelenError as error:
            results.append(error)

    threads = [threading.Thread(target=run, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_two_who_write_the_same_turn_at_once_one_wins(desk: Desk, log: SqlLog) -> None:
    game = new_game(desk, "Anna")
    anna = game.players[0].id
    turns = [Written(anna, 1, total=total) for total in range(100, 108)]
    results = at_once([partial(write, desk, game, turn) for turn in turns])
    won = [result for result in results if isinstance(result, Game)]
    assert len(won) == 1
    assert [type(result) for result in results if result not in won] == [TurnAlreadyRecorded] * 7
    assert home_game.show_game(desk, game.id) == won[0]
    assert log.verify(f"home-game/{game.id}") == 3


def test_of_one_request_sent_many_times_at_once_there_is_one_effect(desk: Desk, log: SqlLog) -> None:
    request = asked("k", "content")
    results = at_once([lambda: new_game(desk, "Anna", request=request)] * 8)
    assert results == [results[0]] * 8
    assert len(log.streams()) == 1


def test_different_turns_at_once_all_count(desk: Desk, log: SqlLog) -> None:
    game = new_game(desk, *map(str, range(8)))
    acts = [
        partial(write, desk, game, Written(player.id, turn, total=100))
        for player in game.players
        for turn in (1, 2)
    ]
    at_once(acts)
    shown = home_game.show_game(desk, game.id)
    assert shown.complete
    assert [place.points for place in shown.standing] == [200] * 8
    assert log.verify(f"home-game/{game.id}") == 25
