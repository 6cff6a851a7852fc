"""The API of links that open a game."""

from fastapi import APIRouter, Response

from sjoelen.desk.links import LinkList, NewLink, issue_link, list_links, revoke_link
from sjoelen.desk.ports import Ports
from sjoelen.web.changes import FORBIDDEN, REFUSED, UNKNOWN, Changes, command_responses, json_response
from sjoelen.web.requests import IssueLink, RevokeLink


def links(ports: Ports) -> APIRouter:
    """Return the routes of links."""
    router = APIRouter(tags=["links"])

    @router.get("/games/{link}/links", response_model=LinkList, responses={**FORBIDDEN, **UNKNOWN})
    def show_links(link: str) -> Response:
        """List the links of the game by hash; the links themselves are not stored."""
        return json_response(list_links(ports, link))

    @router.post("/games/{link}/links", status_code=201, response_model=NewLink, responses=REFUSED)
    def new_link(link: str, change: Changes, body: IssueLink) -> Response:
        """Issue a link of strength look, enter or own."""
        return json_response(issue_link(ports, change.request_for(body), link, body.strength), 201)

    @router.post("/games/{link}/links/revoke", **command_responses(LinkList))
    def drop_link(link: str, change: Changes, body: RevokeLink) -> Response:
        """Revoke a link."""
        return json_response(revoke_link(ports, change.request_for(body), link, body.link_id), 201)

    return router
