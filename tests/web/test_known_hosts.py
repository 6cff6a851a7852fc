import socket

import pytest
from starlette.testclient import TestClient

from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app
from sjoelen.web.known_hosts import host_of


def status(ports: Ports, host: str, *, addresses: tuple[str, ...] = (), public_url: str | None = None) -> int:
    class Opened:
        switchable = True

        def addresses(self) -> tuple[str, ...]:
            return addresses

        def open(self) -> None: ...

        def close(self) -> None: ...

    app = create_app(ports, public_url=public_url)
    app.state.network = Opened()
    client = TestClient(app, base_url="http://localhost")
    return client.get("/api/v1/health", headers={"Host": host}).status_code


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
def test_the_machine_itself_is_known(ports: Ports, host: str) -> None:
    assert status(ports, host) == 200


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.5:8000", "[::1", "localhost.evil.example", ""])
def test_a_stranger_s_host_is_refused(ports: Ports, host: str) -> None:
    assert status(ports, host) == 421


def test_other_devices_use_the_addresses_that_were_opened(ports: Ports) -> None:
    addresses = ("http://192.168.1.5:8000/",)
    assert status(ports, "192.168.1.5:8000", addresses=addresses) == 200
    assert status(ports, f"{socket.gethostname()}:8000", addresses=addresses) == 200
    assert status(ports, "192.168.1.6:8000", addresses=addresses) == 421
    assert status(ports, f"{socket.gethostname()}:8000") == 421


def test_a_public_address_is_known(ports: Ports) -> None:
    assert status(ports, "sjoelen.club.nl", public_url="https://sjoelen.club.nl/stand") == 200
    assert status(ports, "club.nl", public_url="https://sjoelen.club.nl/") == 421


def test_a_refusal_repeats_the_host_as_text_only(ports: Ports) -> None:
    client = TestClient(create_app(ports), base_url="http://localhost")
    headers = {"Host": "<script>", "Accept": "text/html"}
    page = client.get("/", headers=headers)
    assert page.status_code == 421
    assert "<script>" not in page.text


def test_an_address_without_a_host_has_none() -> None:
    assert host_of("") == host_of("//[") == ""
    assert host_of("https://Club.NL:8443/x") == "club.nl"
