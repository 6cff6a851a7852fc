import errno
import io
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from sjoelen.cli.error import HostUnknown, PortForbidden, PortTaken
from sjoelen.cli.serve import browser_host, listening, terminal_qr_code


def test_it_serves_on_loopback_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sjoelen", "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        # A job in the background ignores Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as server:
        assert server.stdout
        printed = json.loads(server.stdout.readline())
        address = printed["address"]
        assert printed["addresses"] == []
        assert address.startswith("http://127.0.0.1:")
        assert httpx2.get(f"{address}api/v1/health").json()["status"] == "ok"
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 130
    assert (tmp_path / "sjoelen.db").exists()


def test_a_port_in_use_is_a_conflict() -> None:
    with listening("127.0.0.1", 0) as first, pytest.raises(PortTaken) as refused:
        listening("127.0.0.1", first.getsockname()[1])
    assert refused.value.exit_code == 5


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "x" * 300, "\udcff", ""])
def test_a_host_that_is_not_ours_is_unknown(host: str) -> None:
    with pytest.raises(HostUnknown):
        listening(host, 0)


def test_a_port_that_is_kept_for_the_administrator_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "")

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(PortForbidden) as refused:
        listening("127.0.0.1", 80)
    assert refused.value.exit_code == 6


@pytest.mark.parametrize(
    ("host", "expected"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::", "::1")]
)
def test_the_address_can_be_opened_on_this_machine(host: str, expected: str) -> None:
    assert browser_host(host) == expected


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_the_address_as_a_qr_code() -> None:
    lines = terminal_qr_code("http://192.168.1.5:8000/", Terminal())
    assert len(lines) > 10
    assert {len(line) for line in lines} == {len(lines[0])}
    assert set("".join(lines)) == set(" ▀▄█")


def test_a_file_and_a_terminal_without_blocks_show_none() -> None:
    old = Terminal()
    old.encoding = "ascii"
    assert terminal_qr_code("http://192.168.1.5:8000/", io.StringIO()) == []
    assert terminal_qr_code("http://192.168.1.5:8000/", old) == []
