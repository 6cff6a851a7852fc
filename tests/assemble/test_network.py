import socket
import threading
from collections.abc import Iterator
from ipaddress import ip_address

import httpx2
import ifaddr
import pytest
from fastapi import FastAPI

from sjoelen.assemble import network
from sjoelen.assemble.network import OpenNetwork, SwitchedNetwork, lan_hosts, network_of, page_address
from sjoelen.desk import home_game
from sjoelen.desk.error import NetworkRefused, NoNetwork
from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app
from tests.desk.games import link_of, new_game

OTHER = "127.0.0.2"  # loopback as well: nobody else reaches it
PATIENCE_S = 20


@pytest.fixture
def app(ports: Ports) -> FastAPI:
    return create_app(ports)


@pytest.fixture
def port() -> int:
    with socket.create_server((OTHER, 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.fixture
def switched(app: FastAPI, port: int) -> Iterator[SwitchedNetwork]:
    opened = SwitchedNetwork(app, port, lambda: (OTHER,))
    yield opened
    opened.close()


def test_others_are_let_in_and_kept_out_again(switched: SwitchedNetwork) -> None:
    assert switched.addresses() == ()
    for _ in range(2):
        switched.open()
        switched.open()
        (address,) = switched.addresses()
        health = httpx2.get(f"{address}api/v1/health", timeout=PATIENCE_S)
        assert health.json()["status"] == "ok"
        switched.close()
        switched.close()
        assert switched.addresses() == ()
        with pytest.raises(httpx2.ConnectError):
            httpx2.get(f"{address}api/v1/health", timeout=PATIENCE_S)


def test_whoever_watches_is_kept_out_too(switched: SwitchedNetwork, ports: Ports) -> None:
    link = link_of(new_game(ports, "Anna"))
    switched.open()
    (address,) = switched.addresses()
    with httpx2.stream("GET", f"{address}api/v1/games/{link}/events", timeout=PATIENCE_S) as stream:
        lines = stream.iter_lines()
        next(lines)
        closing = threading.Thread(target=switched.close)
        closing.start()
        assert len(list(lines)) < 20
        closing.join()
    assert home_game.show_game(ports, link).players[0].name == "Anna"


def test_a_machine_that_moves_to_another_network_is_followed(app: FastAPI, port: int) -> None:
    hosts = [OTHER]
    moving = SwitchedNetwork(app, port, lambda: tuple(hosts))
    moving.open()
    hosts[:] = ["127.0.0.3"]
    assert moving.addresses() == (f"http://127.0.0.3:{port}/",)
    httpx2.get(f"http://127.0.0.3:{port}/api/v1/health", timeout=PATIENCE_S)
    moving.close()


def test_without_a_network_or_with_a_port_in_use_it_says_so(app: FastAPI, port: int) -> None:
    with pytest.raises(NoNetwork):
        SwitchedNetwork(app, port, lambda: ()).open()
    with socket.create_server((OTHER, port)), pytest.raises(NetworkRefused):
        SwitchedNetwork(app, port, lambda: ("127.0.0.3", OTHER)).open()
    socket.create_server(("127.0.0.3", port)).close()  # the first listener was closed again


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", SwitchedNetwork),
        ("0.0.0.0", OpenNetwork),
        ("::", OpenNetwork),
        ("192.0.2.7", OpenNetwork),
    ],
)
def test_a_server_of_the_machine_alone_can_be_switched(app: FastAPI, host: str, expected: type) -> None:
    assert type(network_of(app, host, 8000)) is expected


def test_a_server_that_was_started_open_stays_so() -> None:
    opened = OpenNetwork(8000, lambda: ("192.0.2.7", "fd00::2"))
    opened.open()
    opened.close()
    assert opened.addresses() == ("http://192.0.2.7:8000/", "http://[fd00::2]:8000/")
    assert not opened.switchable


def test_the_addresses_are_those_of_real_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        def __init__(self, ip: object) -> None:
            self.ip = ip

    class Adapter:
        def __init__(self, nice_name: str, *ips: object) -> None:
            self.nice_name, self.ips = nice_name, [Entry(ip) for ip in ips]

    adapters = [
        Adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        Adapter("eth0", "10.0.0.7", ("fd00::2", 0, 0), ("fe80::1", 0, 2)),
        Adapter("wlan0", "192.168.1.5", "169.254.3.4"),
        Adapter("docker0", "172.17.0.1"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(network, "_default_host", lambda: "192.168.1.5")
    assert lan_hosts() == ("192.168.1.5", "10.0.0.7")
    assert lan_hosts(6) == ("fd00::2",)


def test_the_addresses_of_this_machine_are_readable() -> None:
    for host in lan_hosts():
        assert page_address(host, 8000) == f"http://{ip_address(host)}:8000/"
