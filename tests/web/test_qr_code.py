from typing import Any

import pytest
from starlette.requests import Request

from sjoelen.web.qr_code import address_for_others, qr_code


class Network:
    def __init__(self, *addresses: str) -> None:
        self._addresses = addresses

    def addresses(self) -> tuple[str, ...]:
        return self._addresses


def request_to(host: str, *addresses: str) -> Request:
    class State:
        network = Network(*addresses)

    class App:
        state = State

    scope: dict[str, Any] = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "app": App,
        "headers": [(b"host", host.encode())],
        "query_string": b"",
        "server": ("127.0.0.1", 8000),
    }
    return Request(scope)


FIRST, SECOND = "http://192.168.1.5:8000/", "http://10.0.0.5:8000/"


@pytest.mark.parametrize(
    ("host", "addresses", "base", "expected"),
    [
        ("127.0.0.1:8000", (), "", "http://127.0.0.1:8000/"),
        ("127.0.0.1:8000", (FIRST, SECOND), "", FIRST),
        ("localhost:8000", (FIRST, SECOND), SECOND, SECOND),
        ("[::1]:8000", (FIRST, SECOND), "http://evil.example/", FIRST),
        ("192.168.1.5:8000", (FIRST, SECOND), SECOND, FIRST),
        ("sjoelen.example", (), "", "http://sjoelen.example/"),
    ],
)
def test_the_address_is_one_that_others_can_open(
    host: str, addresses: tuple[str, ...], base: str, expected: str
) -> None:
    assert address_for_others(request_to(host, *addresses), base) == expected


def test_the_picture_is_drawn() -> None:
    assert bytes(qr_code(FIRST).body).startswith(b"<svg")
