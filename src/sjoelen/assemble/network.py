"""The addresses of this machine in its networks, and a server that listens there on demand."""

import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_address
from threading import Lock, Thread

import ifaddr
import uvicorn
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from sjoelen.desk.error import NetworkRefused, NoNetwork
from sjoelen.desk.network import Network, is_loopback

VIRTUAL = ("br-", "docker", "veth", "virbr", "vboxnet", "vmnet")  # networks within the machine itself
DISCARD_PORT = 9  # a datagram socket sends nothing when it connects
SOMEWHERE = "192.0.2.1"  # RFC 5737: nobody's, so the default route is chosen
GRACE_S = 2
Hosts = tuple[str, ...]


def lan_hosts(ip_version: int = 4) -> Hosts:
    """Return the machine's addresses in its networks, that of the default route first."""
    addresses = {
        address
        for adapter in ifaddr.get_adapters()
        if not adapter.nice_name.startswith(VIRTUAL)
        for entry in adapter.ips
        if (address := ip_address(entry.ip if isinstance(entry.ip, str) else entry.ip[0])).version
        == ip_version
        and not (address.is_loopback or address.is_link_local)
    }
    usual = _default_host()
    return tuple(map(str, sorted(addresses, key=lambda address: (str(address) != usual, int(address)))))


def _default_host() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, DISCARD_PORT))
            return str(probe.getsockname()[0])
        except OSError:  # no route
            return ""


def page_address(host: str, port: int) -> str:
    """Return the address of the page on this host."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_of(app: FastAPI, host: str, port: int) -> Network:
    """Return the network of a server that listens on this address."""
    if is_loopback(host):
        return SwitchedNetwork(app, port)
    match host:
        case "0.0.0.0":  # noqa: S104 as requested
            return OpenNetwork(port, lan_hosts)
        case "::":
            return OpenNetwork(port, partial(lan_hosts, 6))
        case _:
            return OpenNetwork(port, lambda: (host,))


@dataclass(frozen=True, slots=True)
class OpenNetwork:
    """A server that was started to listen in the network."""

    port: int
    find_hosts: Callable[[], Hosts]
    switchable = False

    def addresses(self) -> tuple[str, ...]:
        """Return the addresses for other devices as they are now."""
        return tuple(page_address(host, self.port) for host in self.find_hosts())

    def open(self) -> None:
        """Change nothing: other devices are let in."""

    def close(self) -> None:
        """Change nothing: the server was started so."""


class SwitchedNetwork:
    """A second server for the same application, in its own thread, on the machine's LAN addresses."""

    switchable = True

    def __init__(self, app: FastAPI, port: int, find_hosts: Callable[[], Hosts] = lan_hosts) -> None:
        self._app, self._port, self._find_hosts = app, port, find_hosts
        self._hosts: Hosts = ()
        self._server: uvicorn.Server | None = None
        self._thread: Thread | None = None
        self._lock = Lock()

    def addresses(self) -> tuple[str, ...]:
        """Return the addresses for other devices; listens anew where the machine's addresses changed."""
        with self._lock:
            if self._server and (hosts := self._find_hosts()) != self._hosts:
                self._stop()
                self._start(hosts)
            return tuple(page_address(host, self._port) for host in self._hosts)

    def open(self) -> None:
        """Let other devices in; raises NoNetwork, NetworkRefused."""
        with self._lock:
            if self._server is None:
                hosts = self._find_hosts()
                if not hosts:
                    raise NoNetwork
                self._start(hosts)

    def close(self) -> None:
        """Keep other devices out, also those that are connected."""
        with self._lock:
            self._stop()

    def _start(self, hosts: Hosts) -> None:
        listeners = list[socket.socket]()
        try:
            for host in hosts:
                family = socket.AF_INET6 if ":" in host else socket.AF_INET
                listeners.append(socket.create_server((host, self._port), family=family))
        except OSError:
            for listener in listeners:
                listener.close()
            raise NetworkRefused(port=self._port) from None
        server = uvicorn.Server(
            uvicorn.Config(
                self._until_stopped,
                interface="asgi3",
                lifespan="off",
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE_S,
            )
        )
        thread = Thread(target=server.run, args=(listeners,), name="sjoelen-network", daemon=True)
        self._hosts, self._server, self._thread = hosts, server, thread
        thread.start()

    async def _until_stopped(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request; streams ask `stopping` whether they must end."""
        server = self._server
        scope["stopping"] = lambda: server is None or server.should_exit
        await self._app(scope, receive, send)

    def _stop(self) -> None:
        if self._server and self._thread:
            self._server.should_exit = True
            self._thread.join()
        self._hosts, self._server, self._thread = (), None, None
