"""Render pages in the reader's language, with the built scripts and styles."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.templating import Jinja2Templates

import sjoelen
from sjoelen.locale.say import LANGUAGES, say
from sjoelen.web.language import language_of

HERE = Path(__file__).parent
STATIC = HERE / "static"
READ = ["GET", "HEAD"]
YEAR_S = 365 * 24 * 60 * 60
READING = "src/style/reading.css"
THEMES = ("system", "light", "dark", "hall")

Renderer = Callable[..., Response]


def page_renderer() -> Renderer:
    """Return a function that renders a template by name, with a status and more values."""
    templates = Jinja2Templates(HERE / "templates")
    front = front_end(STATIC)

    def show(request: Request, name: str, status: int = 200, **more: Any) -> Response:
        language = language_of(request)
        facts = {
            "language": language,
            "theme": theme_of(request),
            "version": sjoelen.__version__,
            "say": lambda key, **values: say(key, language, **values),
            "others": other_languages(request, language),
            **front,
            **more,
        }
        response = templates.TemplateResponse(request, name, facts, status)
        if request.query_params.get("lang") == language:
            response.set_cookie("lang", language, max_age=YEAR_S, samesite="lax")
        return response

    return show


def theme_of(request: Request) -> str:
    """Return the theme of ?theme= or the cookie `theme`, else that of the system."""
    chosen = request.query_params.get("theme"), request.cookies.get("theme")
    return next((theme for theme in chosen if theme in THEMES), THEMES[0])


def other_languages(request: Request, language: str) -> list[tuple[str, str, str]]:
    """Return code, own name and the address of this page for each other language."""
    others = (code for code in LANGUAGES if code != language)
    return [(code, say("language.name", code), address_in(request, code)) for code in others]


def address_in(request: Request, language: str) -> str:
    """Return the address of this page in another language."""
    return f"{request.url.path}?{request.url.include_query_params(lang=language).query}"


def front_end(static: Path) -> dict[str, Any]:
    """Return the addresses of the built scripts and styles; empty before the build."""
    manifest = static / ".vite" / "manifest.json"
    chunks = json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}
    reading = [f"/static/{chunk['file']}" for name, chunk in chunks.items() if name == READING]
    entries = [chunk for name, chunk in chunks.items() if chunk.get("isEntry") and name != READING]
    return {
        "scripts": [f"/static/{entry['file']}" for entry in entries],
        "styles": [f"/static/{style}" for entry in entries for style in entry.get("css", [])],
        "reading_styles": reading,
    }
