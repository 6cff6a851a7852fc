"""The JSON API, /api/v1."""

from fastapi import APIRouter

from sjoelen.desk.ports import Ports
from sjoelen.web.api_games import games
from sjoelen.web.api_links import links
from sjoelen.web.api_live import live
from sjoelen.web.api_network import network
from sjoelen.web.api_notebooks import notebooks
from sjoelen.web.api_rules import rules
from sjoelen.web.api_scenes import scenes
from sjoelen.web.api_televisions import televisions

PREFIX = "/api/v1"


def api(ports: Ports) -> APIRouter:
    """Return the routes of the API."""
    router = APIRouter(prefix=PREFIX)
    homes = (games(ports), links(ports), live(ports), televisions(ports), notebooks(ports))
    for part in (rules(), scenes(), *homes, network()):
        router.include_router(part)
    return router
