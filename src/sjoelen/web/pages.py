"""The pages: shells that the front end fills."""

import json
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.templating import Jinja2Templates

import sjoelen
from sjoelen.desk.error import UnknownGame
from sjoelen.desk.home_game import show_game
from sjoelen.desk.ports import Desk
from sjoelen.locale.say import say
from sjoelen.web.language import language_of

HERE = Path(__file__).parent
STATIC = HERE / "static"
READ = ["GET", "HEAD"]
YEAR_S = 365 * 24 * 60 * 60


def pages(desk: Desk) -> APIRouter:
    """Every page, at this desk."""
    router = APIRouter(include_in_schema=False)
    templates = Jinja2Templates(HERE / "templates")
    front = _front_end(STATIC)

    def page(request: Request, name: str, status: int = 200) -> Response:
        language = language_of(request)
        facts = {
            "language": language,
            "version": sjoelen.__version__,
            "say": lambda key: say(key, language),
            **front,
        }
        response = templates.TemplateResponse(request, name, facts, status)
        if request.query_params.get("lang") == language:
            response.set_cookie("lang", language, max_age=YEAR_S, samesite="lax")
        return response

    @router.api_route("/", methods=READ)
    def start(request: Request) -> Response:
        return page(request, "shell.html")

    @router.api_route("/games/{game_id}", methods=READ)
    def game(request: Request, game_id: str) -> Response:
        try:
            show_game(desk, game_id)
        except UnknownGame as error:
            return page(request, "shell.html", error.status)
        return page(request, "shell.html")

    @router.api_route("/api/docs", methods=READ)
    def docs(request: Request) -> Response:
        return page(request, "docs.html")

    @router.api_route("/api/docs/start.js", methods=READ)
    def docs_script() -> Response:
        return FileResponse(HERE / "templates" / "docs.js", media_type="text/javascript")

    return router


def _front_end(static: Path) -> dict[str, Any]:
    """The built scripts and styles; none before the front end is built."""
    manifest = static / ".vite" / "manifest.json"
    if not manifest.is_file():
        return {"scripts": [], "styles": []}
    chunks = json.loads(manifest.read_text(encoding="utf-8")).values()
    entries = [chunk for chunk in chunks if chunk.get("isEntry")]
    return {
        "scripts": [f"/static/{entry['file']}" for entry in entries],
        "styles": [f"/static/{style}" for entry in entries for style in entry.get("css", [])],
    }
