"""The API of televisions: a short code to show, and a game that an owner sends to it."""

from fastapi import APIRouter, Request, Response

from sjoelen.desk.links import NewLink
from sjoelen.desk.ports import Ports
from sjoelen.desk.televisions import TelevisionView, send_game, show_code, show_television
from sjoelen.web.changes import TOO_MANY, UNKNOWN, Changes, command_responses, json_response, peer_of
from sjoelen.web.requests import EmptyBody, TelevisionCode


def televisions(ports: Ports) -> APIRouter:
    """Return the routes of televisions."""
    router = APIRouter(tags=["televisions"])

    @router.post("/televisions", **command_responses(TelevisionView, TOO_MANY))
    def new_television(request: Request, change: Changes, body: EmptyBody) -> Response:
        """Give a television a code, valid for ten minutes; its secret tells when somebody sent it a game."""
        return json_response(show_code(ports, change.request_for(body), peer_of(request)), 201)

    @router.get("/televisions/{television}", response_model=TelevisionView, responses=UNKNOWN)
    def television_state(television: str) -> Response:
        """Return a television that waits; `link` opens the game that it was sent, to look at it."""
        return json_response(show_television(ports, television))

    @router.post("/games/{link}/television", **command_responses(NewLink, TOO_MANY))
    def send_to_television(link: str, request: Request, change: Changes, body: TelevisionCode) -> Response:
        """Send the television that shows this code a new link to look at the game."""
        peer = peer_of(request)
        return json_response(send_game(ports, change.request_for(body), link, body.code, peer), 201)

    return router
