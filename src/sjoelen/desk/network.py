"""The network of the machine: other devices may reach the server, and the machine itself decides so."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Protocol
from urllib.parse import urlsplit

from sjoelen.desk.error import NotThisMachine


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request: its address, and the host and origin that its browser named."""

    peer: str
    host: str
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class NetworkView:
    """The addresses for other devices, none while they are kept out; `switchable`: by the page."""

    open: bool
    switchable: bool
    addresses: tuple[str, ...]


class Network(Protocol):
    """The server as other devices reach it."""

    @property
    def switchable(self) -> bool:
        """Return whether a running server can let other devices in and keep them out."""

    def addresses(self) -> tuple[str, ...]:
        """Return the addresses for other devices as they are now, none while they are kept out."""

    def open(self) -> None:
        """Let other devices in; raises NoNetwork, NetworkRefused."""

    def close(self) -> None:
        """Keep other devices out, also those that are connected."""


def show_network(network: Network, caller: Caller) -> NetworkView:
    """Return the network as the machine itself sees it; raises NotThisMachine."""
    _require_this_machine(caller)
    addresses = network.addresses()
    return NetworkView(bool(addresses), network.switchable, addresses)


def switch_network(network: Network, caller: Caller, *, wanted: bool) -> NetworkView:
    """Let other devices in, or keep them out; raises NotThisMachine, NoNetwork, NetworkRefused."""
    _require_this_machine(caller)
    if network.switchable and wanted:
        network.open()
    elif network.switchable:
        network.close()
    return show_network(network, caller)


def is_loopback(host: str | None) -> bool:
    """Return whether only the machine itself reaches this host."""
    if host == "localhost":
        return True
    try:
        address = ip_address(host or "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def _require_this_machine(caller: Caller) -> None:
    """Refuse other machines, and pages of other sites in a browser of this machine."""
    named = is_loopback(urlsplit(f"//{caller.host}").hostname)
    own_page = caller.origin in (None, f"http://{caller.host}")
    if not (is_loopback(caller.peer) and named and own_page):
        raise NotThisMachine
