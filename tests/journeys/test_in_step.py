"""Several phones at several servers on one log stay in step, through a power cut too."""

import http.client
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.databases import Place
from tests.journeys.server import PATIENCE_S, Server


@pytest.fixture
def servers(place: Place) -> Iterator[tuple[Server, Server]]:
    pair = Server(place), Server(place)
    yield pair
    for server in pair:
        server.cut()


def next_game(events: Iterator[dict[str, str]]) -> dict[str, Any]:
    message = next(message for message in events if message.get("event") == "game")
    game: dict[str, Any] = json.loads(message["data"])
    assert message["id"] == str(game["sequence"])
    return game


def test_phones_at_two_servers_see_every_change(servers: tuple[Server, Server]) -> None:
    first, second = servers
    game = first.ask("POST", "/games", {"players": ["Anna", "Bram"], "turns": 3}, "new")[1]
    link, players = game["link"], [player["id"] for player in game["players"]]
    phones = [server.watch(link) for server in (first, first, second)]
    assert [next_game(phone)["sequence"] for phone in phones] == [game["sequence"]] * 3
    for turn, server in ((1, first), (2, second), (3, first)):
        body = {"player": players[0], "turn": turn, "total": 100 + turn}
        status, answer = server.ask("POST", f"/games/{link}/turns", body, f"turn-{turn}")
        assert status == 201
        assert [next_game(phone) for phone in phones] == [answer] * 3
    for phone in phones:
        phone.close()  # type: ignore[attr-defined]


def test_a_phone_catches_up_after_an_outage(servers: tuple[Server, Server]) -> None:
    first, second = servers
    game = first.ask("POST", "/games", {"players": ["Anna"], "turns": 3}, "new")[1]
    link, anna = game["link"], game["players"][0]["id"]
    phone = first.watch(link)
    seen = next_game(phone)
    first.cut()
    assert [message for message in phone if message.get("event") == "game"] == []
    body = {"player": anna, "turn": 1, "total": 99}
    missed = second.ask("POST", f"/games/{link}/turns", body, "turn")[1]
    first.start()
    assert next_game(first.watch(link, str(seen["sequence"]))) == missed
    assert next(first.watch(link, str(missed["sequence"]))) == {"retry": "1000"}


def test_a_server_that_is_asked_to_stop_lets_go_of_who_watches(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "sjoelen",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r":([0-9]+)/", process.stdout.readline())
    assert address
    connection = http.client.HTTPConnection("127.0.0.1", int(address[1]), timeout=PATIENCE_S)
    headers = {"Idempotency-Key": "new" * 6, "Content-Type": "application/json"}
    connection.request("POST", "/api/v1/games", "{}", headers)
    link = json.loads(connection.getresponse().read())["link"]
    connection.request("GET", f"/api/v1/games/{link}/events")
    stream = connection.getresponse()
    assert stream.readline() == b"retry: 1000\n"
    process.send_signal(signal.SIGINT)
    assert b"event: game" in stream.read()
    stream.close()
    connection.close()
    _, complaints = process.communicate(timeout=PATIENCE_S)
    assert "graceful" not in complaints
