"""The real application on a real file, asked over HTTP."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from starlette.testclient import TestClient

from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app

KEYS = count()


@pytest.fixture
def client(ports: Ports) -> Iterator[TestClient]:
    with TestClient(create_app(ports), base_url="http://localhost", raise_server_exceptions=False) as opened:
        yield opened


@pytest.fixture
def post(client: TestClient) -> Callable[..., Any]:
    """Ask for a change, with a fresh key unless one is given."""

    def ask(path: str, body: object, key: str | None = None, **more: Any) -> Any:
        headers = {"Idempotency-Key": (key or f"fresh-{next(KEYS)}").ljust(16, "-")}
        return client.post(f"/api/v1{path}", json=body, headers=headers, **more)

    return ask


@pytest.fixture
def game(post: Callable[..., Any]) -> dict[str, Any]:
    answer = post("/games", {"turns": 2, "players": ["Anna", "Bram"]})
    body: dict[str, Any] = answer.json()
    return body
