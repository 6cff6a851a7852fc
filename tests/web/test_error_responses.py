from typing import Any

import pytest
from starlette.testclient import TestClient

from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app

KEY = {"Idempotency-Key": "k" * 16}
JSON = KEY | {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b"", "field-missing"),
        (b"[]", "field-unreadable"),
        (b"9" * 5000, "request-unreadable"),
        (b"[" * 60_000, "request-unreadable"),
        (b'{"turns":NaN}', "not-a-whole-number"),
        (b'{"turns":1e999}', "not-a-whole-number"),
        (b'{"players":["\\ud800"]}', "field-unreadable"),
        (b'{"\\ud800":1}', "field-unreadable"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_in_our_shape(
    client: TestClient, body: bytes, key: str
) -> None:
    answer = client.post("/api/v1/games", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, key)


def test_a_body_of_another_kind_is_refused(client: TestClient) -> None:
    answer = client.post("/api/v1/games", content=b"{}", headers=KEY | {"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["family"]) == (400, "invalid")


@pytest.mark.parametrize("path", ["/nothing", "/api/v1/nothing", "/api/v1/", "/api/v1/games/a/b/c"])
def test_where_nothing_is_it_says_so(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == {
        "family": "unknown",
        "key": "unknown-address",
        "article": None,
        "facts": {},
        "sentence": "Op dit adres is niets te vinden. Begin bij de startpagina.",
    }


def test_a_method_that_is_not_there_is_refused(client: TestClient) -> None:
    answer = client.delete("/api/v1/games")
    assert (answer.status_code, answer.json()["error"]["key"]) == (405, "method-not-allowed")
    assert answer.headers["allow"] == "POST"


def test_our_own_mistake_tells_nothing_of_the_inside(ports: Ports) -> None:
    app = create_app(ports)

    @app.get("/broken")
    def broken() -> Any:
        raise ZeroDivisionError("secret")

    answer = TestClient(app, base_url="http://localhost", raise_server_exceptions=False).get(
        "/broken?lang=en"
    )
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "something-broke"
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/rules/%3Cb%3E", "/nowhere", "/games/guessed/form"])
def test_who_looks_at_a_page_is_refused_in_a_page(client: TestClient, path: str) -> None:
    page = client.get(path, params={"lang": "nl"}, headers={"Accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="nl">' in page.text
    assert "<b>" not in page.text
    answer = client.get(path, headers={"Accept": "application/json"})
    assert answer.json()["error"]["sentence"]
