"""The web application: the API, the pages and the static files."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import sjoelen
from sjoelen.desk.ports import Ports
from sjoelen.locale.say import LANGUAGES
from sjoelen.settings import BadSetting
from sjoelen.web import error_responses
from sjoelen.web.api import PREFIX, api
from sjoelen.web.api_network import ClosedNetwork
from sjoelen.web.body_limit import BodyLimit
from sjoelen.web.known_hosts import KnownHosts
from sjoelen.web.page import STATIC
from sjoelen.web.pages import pages
from sjoelen.web.response_headers import SecurityHeaders
from sjoelen.web.static_files import CompressedFiles

ABOUT = """Keeping the score of a game of sjoelen, and what the rules say.

Every change needs the header `Idempotency-Key`, 16 to 200 signs: the same request with the same key from the
same device (header `Device`) has one effect and gets the same answer. A refusal has the status of its family,
and its sentence in the language of `?lang=`, the cookie `lang` or `Accept-Language`: `nl` or `en`."""


def create_app(
    ports: Ports,
    language: str = "nl",
    close: Callable[[], None] | None = None,
    public_url: str | None = None,
) -> FastAPI:
    """Return the application; `language` is the default, `close` is called at shutdown.

    `public_url`: the address by which others reach it, such as that of a reverse proxy.

    Raises BadSetting.
    """
    if language not in LANGUAGES:
        raise BadSetting(name="SJOELEN_LANG", value=language)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        app.state.network.close()
        if close:
            close()

    app = FastAPI(
        title="sjoelen",
        version=sjoelen.__version__,
        description=ABOUT,
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.language = language
    app.state.stopping = lambda: False  # replaced by the server that runs it, and so is the network
    app.state.network = ClosedNetwork()
    _guard(app, public_url)
    _add_routes(app, ports)
    app.openapi = lambda: _document(app)  # type: ignore[method-assign]
    return app


def _guard(app: FastAPI, public_url: str | None) -> None:
    error_responses.install(app)
    app.add_middleware(BodyLimit)
    app.add_middleware(KnownHosts, public_url=public_url)
    app.add_middleware(SecurityHeaders)


def _add_routes(app: FastAPI, ports: Ports) -> None:
    app.include_router(api(ports))
    app.include_router(pages(ports))
    if STATIC.is_dir():
        app.mount("/static", CompressedFiles(directory=STATIC))


def _document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, without the 422 responses that are 400 in this API."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        for path in document["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        for shape in ("HTTPValidationError", "ValidationError"):
            document["components"]["schemas"].pop(shape, None)
        app.openapi_schema = document
    return app.openapi_schema
