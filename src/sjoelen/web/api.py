"""The JSON API, /api/v1."""

from fastapi import APIRouter

from sjoelen.desk.ports import Ports
from sjoelen.web.api_games import games
from sjoelen.web.api_links import links
from sjoelen.web.api_live import live
from sjoelen.web.api_notebooks import notebooks
from sjoelen.web.api_rules import rules

PREFIX = "/api/v1"


def api(ports: Ports) -> APIRouter:
    """Return the routes of the API."""
    router = APIRouter(prefix=PREFIX)
    for part in (rules(), games(ports), links(ports), live(ports), notebooks(ports)):
        router.include_router(part)
    return router
