"""Hosts by which a server is known: no page or QR code of it carries the name of a stranger."""

import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from sjoelen.desk.network import Network, is_loopback
from sjoelen.web.error import HostNotKnown
from sjoelen.web.error_responses import error_response


class KnownHosts:
    """Middleware that refuses a request for another host than the server was started for.

    Known are the machine itself, its public address if it has one, and while other devices are let in
    their addresses and the machine's own name.
    """

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self._app = app
        self._public = host_of(public_url) if public_url else None
        name = socket.gethostname().lower()
        self._own_names = {name, f"{name.partition('.')[0]}.local"}
        self._confirmed = set[str]()  # to look the machine's addresses up takes a millisecond

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request for a host that is known."""
        host = host_of(f"//{Headers(scope=scope).get('host', '')}") if scope["type"] == "http" else None
        if host is None or self._is_known(host, scope["app"].state.network):
            await self._app(scope, receive, send)
        else:
            await error_response(Request(scope), HostNotKnown(host=host))(scope, receive, send)

    def _is_known(self, host: str, network: Network) -> bool:
        if is_loopback(host) or host == self._public or host in self._confirmed:
            return True
        others = set(map(host_of, network.addresses()))
        if others:
            self._confirmed |= others | self._own_names
        return host in self._confirmed


def host_of(address: str) -> str:
    """Return the host of an address in lower case, an empty text where there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:  # a bracket without its pair
        return ""
