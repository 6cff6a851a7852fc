import errno
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
from sjoelen.cli.serve import address_of, listening


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
        address = json.loads(server.stdout.readline())["address"]
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
    ("host", "host_in_address"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("localhost", None)]
)
def test_the_address_can_be_opened_on_this_machine(host: str, host_in_address: str | None) -> None:
    with listening(host, 0) as listener:
        port = listener.getsockname()[1]
        assert host_in_address is None or address_of(listener) == f"http://{host_in_address}:{port}/"
        with socket.create_connection((host_in_address or host, port)):
            pass
