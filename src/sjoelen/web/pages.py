"""The pages: shells for the front end, pages to read, and forms to print."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from sjoelen.desk.error import UnknownGame
from sjoelen.desk.links import link_state
from sjoelen.desk.ports import Ports
from sjoelen.web.equipment import equipment
from sjoelen.web.page import HERE, READ, page_renderer
from sjoelen.web.reading_pages import reading
from sjoelen.web.score_form import score_forms


def pages(ports: Ports) -> APIRouter:
    """Return the routes of the pages."""
    router = APIRouter(include_in_schema=False)
    page = page_renderer()

    @router.api_route("/", methods=READ)
    @router.api_route("/people", methods=READ)
    @router.api_route("/scene", methods=READ)
    @router.api_route("/tv", methods=READ)
    @router.api_route("/tv/{code}", methods=READ)
    def start(request: Request) -> Response:
        return page(request, "shell.html")

    @router.api_route("/games/{link}", methods=READ)
    @router.api_route("/games/{link}/display", methods=READ)
    def game(request: Request, link: str) -> Response:
        try:
            link_state(ports, link)
        except UnknownGame as error:
            return page(request, "shell.html", error.status)
        return page(request, "shell.html")

    @router.api_route("/api/docs", methods=READ)
    def docs(request: Request) -> Response:
        return page(request, "docs.html")

    @router.api_route("/api/docs/start.js", methods=READ)
    def docs_script() -> Response:
        return FileResponse(HERE / "templates" / "docs.js", media_type="text/javascript")

    router.include_router(reading(page))
    router.include_router(equipment(page))
    router.include_router(score_forms(ports, page))
    return router
