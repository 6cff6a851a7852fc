"""Whatever was answered is there after the server was killed, and nothing is there twice."""

import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from sjoelen.storage.log import SqlLog
from tests.databases import Place
from tests.journeys.server import Server

CUTS = 10
PLAYERS = 8


class Scribe:
    """Writes down turn after turn; one whose answer did not come is asked for again, with the same key."""

    def __init__(self, server: Server, game: dict[str, Any]) -> None:
        self._server, self._game = server, game
        self._slots = ((player, turn) for turn in range(1, 100) for player in game["players"])
        self._asked: tuple[str, dict[str, Any]] | None = None
        self.answered: dict[tuple[str, int], int] = {}

    def write_until_it_breaks(self) -> None:
        try:
            while True:
                self.write_one()
        except OSError:
            return

    def write_one(self) -> None:
        if self._asked is None:
            player, turn = next(self._slots)
            total = len(self.answered) % 140
            self._asked = f"k{turn}-{player['id']}", {"player": player["id"], "turn": turn, "total": total}
        key, body = self._asked
        status, answer = self._server.ask("POST", f"/games/{self._game['link']}/turns", body, key)
        assert status == 201, answer
        self.answered[body["player"], body["turn"]] = body["total"]
        self._asked = None


@pytest.fixture
def server(place: Place) -> Iterator[Server]:
    started = Server(place)
    yield started
    started.cut()


def test_what_was_answered_survives_a_power_cut(server: Server, place: Place) -> None:
    players = [f"p{number}" for number in range(PLAYERS)]
    status, game = server.ask("POST", "/games", {"players": players}, "new")
    assert status == 201
    scribe, chance = Scribe(server, game), random.Random(2)  # noqa: S311 - when the power goes
    for cut in range(CUTS):
        scribe.write_one()
        if cut % 3:
            writing = threading.Thread(target=scribe.write_until_it_breaks)
            writing.start()
            time.sleep(chance.uniform(0.005, 0.1))
            server.cut()
            writing.join()
        else:
            server.cut()
        server.start()
        shown = server.ask("GET", f"/games/{game['link']}")[1]
        stored = {(entry["player"], entry["turn"]): entry["points"] for entry in shown["entries"]}
        assert scribe.answered.items() <= stored.items()
    scribe.write_one()
    shown = server.ask("GET", f"/games/{game['link']}")[1]
    turns = [(entry["player"], entry["turn"]) for entry in shown["entries"] if entry["turn"]]
    assert sorted(turns) == sorted(scribe.answered)
    assert len(turns) > CUTS
    log = SqlLog(place)
    assert [log.verify(stream) for stream in log.streams()] == [shown["sequence"]]
    log.close()
