"""A server that is told to stop is gone in ten seconds, whatever goes on, and loses nothing."""

import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest

PATIENCE_S = 10
HOST = "127.0.0.1"


class Running:
    """The server as `sjoelen serve` runs it, and the connections that were opened to it."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "sjoelen", "serve", "--port", "0", "--data", str(data), "--json"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.opened = ExitStack()
        self.opened.enter_context(self.process)
        self.opened.callback(self.process.kill)
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.port = int(json.loads(line)["address"].rstrip("/").rpartition(":")[2])

    def post(self, path: str, body: object, key: str = "k" * 16) -> Any:
        headers = {"Idempotency-Key": key, "Content-Type": "application/json"}
        with closing(HTTPConnection(HOST, self.port, timeout=PATIENCE_S)) as connection:
            connection.request("POST", f"/api/v1{path}", json.dumps(body), headers)
            return json.loads(connection.getresponse().read())

    def dial(self, text: str) -> socket.socket:
        """A connection that has sent this and no more."""
        connection = self.opened.enter_context(socket.create_connection((HOST, self.port), PATIENCE_S))
        connection.sendall(text.encode())
        return connection

    def watch(self, link: str) -> socket.socket:
        return self.dial(f"GET /api/v1/games/{link}/events HTTP/1.1\r\nHost: {HOST}\r\n\r\n")

    def stop(self) -> None:
        """Tell the process to stop, and wait until it is gone; raises TimeoutExpired."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE_S)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    with server.opened:
        yield server


def idle(_: Running) -> None:
    """Nothing goes on."""


def viewers(server: Running) -> None:
    link = server.post("/games", {"players": ["Anna"]})["link"]
    for stream in [server.watch(link) for _ in range(9)]:
        assert stream.recv(64).startswith(b"HTTP/1.1 200")


def a_viewer_who_stops_reading(server: Running) -> None:
    link = server.post("/games", {"players": ["Anna"]})["link"]
    server.watch(link)
    for number in range(40):
        server.post(f"/games/{link}/players", {"name": f"Player {number}"}, key=f"{number:016}")


def half_a_request(server: Running) -> None:
    head = f"POST /api/v1/games HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n"
    server.dial(head)
    server.dial(f"{head}\r\n{{")


def writes_under_way(server: Running) -> None:
    game = server.post("/games", {"players": ["Anna"]})
    link, player = game["link"], game["players"][0]["id"]

    def write() -> None:
        with suppress(OSError, HTTPException, ValueError):
            for number in range(10_000):
                server.post(
                    f"/games/{link}/players/{player}/name", {"name": f"Anna {number}"}, f"{number:016}"
                )

    for _ in range(3):
        threading.Thread(target=write, daemon=True).start()


SITUATIONS = (idle, viewers, a_viewer_who_stops_reading, half_a_request, writes_under_way)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_a_server_that_is_told_to_stop_is_soon_gone(
    running: Running, situation: Callable[[Running], None]
) -> None:
    situation(running)
    running.stop()
    assert running.process.returncode in (0, -signal.SIGTERM)


def test_half_sent_requests_lock_nobody_out(running: Running) -> None:
    half_sent = [running.dial("GET /api/v1/health HTTP/1.1\r\n") for _ in range(600)]
    assert running.post("/games", {"players": ["Anna"]})["link"]
    half_sent[0].settimeout(2 * PATIENCE_S)
    assert half_sent[0].recv(1) == b""  # closed by the server, since the head never came
