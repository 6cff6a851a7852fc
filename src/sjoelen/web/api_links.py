"""The API of what opens a game: links, and the picture of one."""

from fastapi import APIRouter, Response

from sjoelen.desk.links import Links, NewLink, issue_link, list_links, revoke_link
from sjoelen.desk.ports import Desk
from sjoelen.web.changes import FORBIDDEN, REFUSED, UNKNOWN, Changes, as_json, changing
from sjoelen.web.requests import IssueLink, RevokeLink


def links(desk: Desk) -> APIRouter:
    """Every address about links, at this desk."""
    router = APIRouter(tags=["links"])

    @router.get("/games/{link}/links", response_model=Links, responses={**FORBIDDEN, **UNKNOWN})
    def show_links(link: str) -> Response:
        """Every link of the game, by its hash; the links themselves are not kept."""
        return as_json(list_links(desk, link))

    @router.post("/games/{link}/links", status_code=201, response_model=NewLink, responses=REFUSED)
    def new_link(link: str, change: Changes, body: IssueLink) -> Response:
        """Hand out a link: to look, to enter or to own."""
        return as_json(issue_link(desk, change.asking(body), link, body.strength), 201)

    @router.post("/games/{link}/links/revoke", **changing(Links))
    def drop_link(link: str, change: Changes, body: RevokeLink) -> Response:
        """Let a link open nothing any more."""
        return as_json(revoke_link(desk, change.asking(body), link, body.link_id), 201)

    return router
