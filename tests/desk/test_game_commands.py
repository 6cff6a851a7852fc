import hashlib
import json

import pytest
from sqlalchemy import select, update

from sjoelen.desk import game_commands
from sjoelen.desk.error import UnknownGame
from sjoelen.desk.game_commands import OpenGame, device_code, load_game, load_game_at
from sjoelen.desk.home_game import show_game
from sjoelen.desk.ports import Envelope, Ports
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.log import SqlLog
from sjoelen.storage.schema import answer
from sjoelen.storage.transaction import SqlTransaction
from tests.desk.games import link_of, new_game, new_request, the_stream, write


def test_a_game_is_folded_on_from_where_it_was(
    ports: Ports, log: SqlLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(ports, "Anna")
    read = list[int]()
    read_stream = SqlTransaction.read

    def counting(transaction: SqlTransaction, stream: str, after: int = 0) -> tuple[Envelope, ...]:
        envelopes = read_stream(transaction, stream, after)
        read.append(len(envelopes))
        return envelopes

    monkeypatch.setattr(SqlTransaction, "read", counting)
    for turn in (1, 2):
        write(ports, link_of(game), (game.players[0].id, turn), TurnRecord(total=100))
    with log.reading() as transaction:
        load_game(ports, transaction, the_stream(log))
    assert read == [3, 1, 1]


def test_what_was_rolled_back_was_never_folded(ports: Ports, log: SqlLog) -> None:
    game = new_game(ports, "Anna")
    write(ports, link_of(game), (game.players[0].id, 1), TurnRecord(total=100))
    ports.game_cache.clear()
    with log.reading() as transaction:
        cached = load_game(ports, transaction, the_stream(log))
        assert load_game(ports, transaction, the_stream(log)) is cached


def test_a_game_can_be_seen_as_it_was(ports: Ports, log: SqlLog) -> None:
    new_game(ports, "Anna", "Bram")
    with log.reading() as transaction:
        laid = load_game(ports, transaction, the_stream(log))
        assert len(load_game_at(transaction, laid, 2).game.players) == 1
        assert load_game_at(transaction, laid, 4) is laid
        assert load_game_at(transaction, OpenGame(laid.stream), 4).game == laid.game


def test_a_device_has_a_code_in_each_game() -> None:
    assert device_code("", "a") == "guest"
    assert device_code("phone", "a") == device_code("phone", "a") != device_code("phone", "b")


def test_only_so_many_games_are_kept_in_memory(ports: Ports, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_commands, "CACHED_GAMES_MAX", 2)
    links = [link_of(new_game(ports, "Anna")) for _ in range(3)]
    for link in links:
        show_game(ports, link)
    assert len(ports.game_cache) == 2
    assert [show_game(ports, link).sequence for link in links] == [3, 3, 3]


def with_token_stored_as(log: SqlLog, token: str) -> None:
    with log.writing() as transaction:
        body = json.loads(transaction._connection.execute(select(answer.c.body)).scalar_one())
        changed = json.dumps({**body, "token": token})
        transaction._connection.execute(update(answer).values(body=changed))


def test_a_receipt_of_the_first_version_still_hands_out_its_link(ports: Ports, log: SqlLog) -> None:
    request = new_request()
    link = link_of(new_game(ports, "Anna", request=request))
    key = f"veil\0{request.scope}\0{request.key}".encode()
    stream = hashlib.shake_256(key).digest(len(link))
    with_token_stored_as(log, bytes(a ^ b for a, b in zip(link.encode(), stream, strict=True)).hex())
    assert new_game(ports, "Anna", request=request).link == link


def test_a_damaged_receipt_hands_out_nothing(ports: Ports, log: SqlLog) -> None:
    request = new_request()
    new_game(ports, "Anna", request=request)
    with_token_stored_as(log, "damaged")
    with pytest.raises(UnknownGame):
        new_game(ports, "Anna", request=request)
