"""The API of the network: the addresses for other devices, and the switch that lets them in."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from sjoelen.desk.network import Caller, NetworkView, show_network, switch_network
from sjoelen.web.changes import FORBIDDEN, Changes, command_responses, json_response, peer_of
from sjoelen.web.qr_code import PICTURE, address_for_others, qr_code
from sjoelen.web.requests import NetworkSwitch

PICTURES: dict[int | str, dict[str, Any]] = {200: {"content": {PICTURE: {"schema": {"type": "string"}}}}}
Code = Annotated[str, Query(pattern="^([0-9]{6})?$")]


class ClosedNetwork:
    """A server whose network is not its own affair, such as one behind a reverse proxy."""

    switchable = False

    def addresses(self) -> tuple[str, ...]:
        """Return no address: nobody knows how others reach this server."""
        return ()

    def open(self) -> None:
        """Change nothing."""

    def close(self) -> None:
        """Change nothing."""


def network() -> APIRouter:
    """Return the routes of the network."""
    router = APIRouter(tags=["network"])

    @router.get("/network", response_model=NetworkView, responses=FORBIDDEN)
    def show(request: Request) -> Response:
        """Return the addresses for other devices, to the machine itself only."""
        return json_response(show_network(request.app.state.network, _caller(request)))

    @router.post("/network", **command_responses(NetworkView))
    def switch(request: Request, _: Changes, body: NetworkSwitch) -> Response:
        """Let other devices reach the server, or keep them out; from the machine itself only."""
        view = switch_network(request.app.state.network, _caller(request), wanted=body.open)
        return json_response(view, 201)

    @router.get("/qr.svg", response_class=Response, responses=PICTURES)
    def draw_page(request: Request, base: str = "", television: Code = "") -> Response:
        """Draw the address of the first page as a QR code, or that of the page of a television's code."""
        page = f"tv/{television}" if television else ""
        return qr_code(address_for_others(request, base) + page)

    return router


def _caller(request: Request) -> Caller:
    return Caller(peer_of(request), request.headers.get("host", ""), request.headers.get("origin"))
