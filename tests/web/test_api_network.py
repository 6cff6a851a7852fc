from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app

HERE = "http://127.0.0.1:8000"
OTHERS = ("http://192.168.1.5:8000/", "http://10.0.0.5:8000/")
HEADERS = {"Idempotency-Key": "k" * 16, "Origin": HERE}


class Switch:
    switchable = True

    def __init__(self) -> None:
        self.is_open = False

    def addresses(self) -> tuple[str, ...]:
        return OTHERS if self.is_open else ()

    def open(self) -> None:
        self.is_open = True

    def close(self) -> None:
        self.is_open = False


@pytest.fixture
def app(ports: Ports) -> FastAPI:
    app = create_app(ports)
    app.state.network = Switch()
    return app


@pytest.fixture
def browser(app: FastAPI) -> Iterator[TestClient]:
    """The browser of the machine itself."""
    with TestClient(app, base_url=HERE, client=("127.0.0.1", 50000)) as opened:
        yield opened


def switch(client: TestClient, wanted: object, **headers: str) -> Any:
    return client.post("/api/v1/network", json={"open": wanted}, headers={**HEADERS, **headers})


def test_the_machine_itself_opens_and_closes_the_network(browser: TestClient, app: FastAPI) -> None:
    assert browser.get("/api/v1/network").json() == {"open": False, "switchable": True, "addresses": []}
    opened = switch(browser, wanted=True)
    assert (opened.status_code, opened.json()["addresses"]) == (201, list(OTHERS))
    assert browser.get("/api/v1/network").json() == opened.json()
    assert switch(browser, wanted=False).json()["addresses"] == []
    assert not app.state.network.is_open


def test_another_device_may_not_even_look(app: FastAPI) -> None:
    phone = TestClient(app, base_url="http://192.168.1.5:8000", client=("192.168.1.9", 50000))
    for answer in (
        phone.get("/api/v1/network"),
        switch(phone, wanted=True),
        switch(phone, True, Host="localhost"),
    ):
        assert answer.json()["error"]["key"] in ("not-this-machine", "host-not-known")
        assert answer.status_code in (403, 421)
    assert not app.state.network.is_open


def test_a_page_of_another_site_switches_nothing(browser: TestClient, app: FastAPI) -> None:
    assert switch(browser, wanted=True, Origin="https://evil.example").status_code == 403
    assert switch(browser, wanted=True, Host="evil.example:8000").status_code == 421
    plain = browser.post("/api/v1/network", content='{"open": true}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 400
    assert switch(browser, wanted="yes").status_code == 400
    assert not app.state.network.is_open


def test_the_picture_holds_the_address_for_others(browser: TestClient, app: FastAPI) -> None:
    closed = browser.get("/api/v1/qr.svg").content
    app.state.network.open()
    first = browser.get("/api/v1/qr.svg")
    assert first.headers["content-type"] == "image/svg+xml"
    second = browser.get("/api/v1/qr.svg", params={"base": OTHERS[1]}).content
    code = browser.get("/api/v1/qr.svg", params={"television": "123456"}).content
    assert len({closed, first.content, second, code}) == 4
    assert browser.get("/api/v1/qr.svg", params={"base": "http://evil.example/"}).content == first.content
    assert browser.get("/api/v1/qr.svg", params={"television": "../x"}).status_code == 400


def test_a_server_of_others_has_no_switch(client: TestClient) -> None:
    client.app.state.network.open()  # type: ignore[attr-defined]
    assert client.app.state.network.addresses() == ()  # type: ignore[attr-defined]
