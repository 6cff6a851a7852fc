"""The real server on a real log, in a process of its own."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.databases import Place

PATIENCE_S = 30

Answer = tuple[int, dict[str, Any]]


class Server:
    """The real server on a real log, that can lose its power."""

    def __init__(self, place: Place) -> None:
        database = (
            {"SJOELEN_DATA": str(place.parent)} if isinstance(place, Path) else {"SJOELEN_DATABASE": place}
        )
        self._environment = {**os.environ, **database}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = str(free.getsockname()[1])
        self.start()

    def start(self) -> None:
        uvicorn = [sys.executable, "-m", "uvicorn", "--factory", "sjoelen.assemble.web:app"]
        options = ["--port", self._port, "--log-level", "error"]
        self._process = subprocess.Popen([*uvicorn, *options], env=self._environment)
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                self.ask("GET", "/health")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise TimeoutError

    def cut(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", int(self._port), timeout=PATIENCE_S)
        headers = {"Idempotency-Key": key.ljust(16, "-"), "Content-Type": "application/json"}
        try:
            connection.request(method, f"/api/v1{path}", json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        except http.client.HTTPException as torn:
            raise ConnectionError from torn
        finally:
            connection.close()

    def watch(self, link: str, last: str = "") -> Iterator[dict[str, str]]:
        """The events of a game, as they come."""
        connection = http.client.HTTPConnection("127.0.0.1", int(self._port), timeout=PATIENCE_S)
        connection.request("GET", f"/api/v1/games/{link}/events", headers={"Last-Event-ID": last})
        message: dict[str, str] = {}
        try:
            for line in connection.getresponse():
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name:
                    message[name] = value
                elif message:
                    yield message
                    message = {}
        except (OSError, http.client.HTTPException):
            return
        finally:
            connection.close()
