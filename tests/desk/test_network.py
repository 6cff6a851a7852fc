import pytest

from sjoelen.desk.error import NotThisMachine
from sjoelen.desk.network import Caller, NetworkView, is_loopback, show_network, switch_network

HERE = Caller("127.0.0.1", "127.0.0.1:8000", "http://127.0.0.1:8000")


class Switch:
    def __init__(self, *, switchable: bool = True) -> None:
        self.switchable, self.is_open = switchable, False

    def addresses(self) -> tuple[str, ...]:
        return ("http://192.168.1.5:8000/",) if self.is_open else ()

    def open(self) -> None:
        self.is_open = True

    def close(self) -> None:
        self.is_open = False


def test_the_machine_itself_lets_others_in_and_keeps_them_out_again() -> None:
    network = Switch()
    opened = switch_network(network, HERE, wanted=True)
    assert opened == NetworkView(open=True, switchable=True, addresses=("http://192.168.1.5:8000/",))
    assert show_network(network, HERE) == opened
    assert switch_network(network, HERE, wanted=False) == NetworkView(
        open=False, switchable=True, addresses=()
    )


def test_a_server_that_was_started_otherwise_is_not_switched() -> None:
    network = Switch(switchable=False)
    assert not switch_network(network, HERE, wanted=True).open
    assert not network.is_open


@pytest.mark.parametrize(
    "caller",
    [
        Caller("192.168.1.9", "192.168.1.5:8000", "http://192.168.1.5:8000"),  # another device
        Caller("192.168.1.9", "127.0.0.1:8000", "http://127.0.0.1:8000"),  # one that lies about the host
        Caller("127.0.0.1", "sjoelen.example:8000", "http://sjoelen.example:8000"),  # a name bound to us
        Caller("127.0.0.1", "127.0.0.1:8000", "https://evil.example"),  # a page of another site
        Caller("127.0.0.1", "127.0.0.1:8000", "http://127.0.0.1:9000"),  # another server here
        Caller("127.0.0.1", "127.0.0.1:8000", "null"),
        Caller("", ""),
    ],
)
def test_nobody_else_sees_or_switches_the_network(caller: Caller) -> None:
    network = Switch()
    with pytest.raises(NotThisMachine):
        switch_network(network, caller, wanted=True)
    with pytest.raises(NotThisMachine):
        show_network(network, caller)
    assert not network.is_open


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
def test_loopback_is_seen_in_every_spelling(host: str) -> None:
    assert is_loopback(host)
    if ":" not in host:
        show_network(Switch(), Caller("127.0.0.1", host))


@pytest.mark.parametrize(
    "host", ["192.168.1.5", "fd00::2", "localhost.example", "127.0.0.1.example", "", None]
)
def test_what_looks_like_loopback_is_not(host: str | None) -> None:
    assert not is_loopback(host)
