"""The API of the event stream of a game, its export file and the QR code of its address."""

from asyncio import AbstractEventLoop, get_running_loop
from typing import Annotated, Any
from weakref import WeakKeyDictionary

from anyio import to_thread
from fastapi import APIRouter, Header, Request, Response
from starlette.responses import StreamingResponse

from sjoelen.desk.error import UnknownGame
from sjoelen.desk.game_file import export_game, import_game
from sjoelen.desk.game_view import GameView
from sjoelen.desk.links import link_state
from sjoelen.desk.live_counts import LiveCount, pass_count
from sjoelen.desk.ports import Ports
from sjoelen.desk.watched_game import open_to_watch
from sjoelen.web.changes import (
    FORBIDDEN,
    REFUSED,
    TOO_MANY,
    UNKNOWN,
    Changes,
    command_responses,
    json_response,
)
from sjoelen.web.live import LiveGames, LiveResponse, Subscription, game_events
from sjoelen.web.qr_code import PICTURE, address_for_others, qr_code
from sjoelen.web.requests import GameFile, LiveCountBody

STREAM, FILE = "text/event-stream", "application/vnd.sjoelen.game+json"


def live(ports: Ports) -> APIRouter:
    """Return the routes that answer with something else than JSON, and the import of a file."""
    router = APIRouter(tags=["home game"])
    _events(router, ports)
    _counts(router, ports)
    _files(router, ports)
    return router


def _events(router: APIRouter, ports: Ports) -> None:
    by_loop = WeakKeyDictionary[AbstractEventLoop, LiveGames]()  # another network has a loop of its own

    def live_games() -> LiveGames:
        loop = get_running_loop()
        if loop not in by_loop:
            by_loop[loop] = LiveGames(ports)
        return by_loop[loop]

    @router.get("/games/{link}/events", response_class=StreamingResponse, responses=_as(STREAM))
    async def watch_game(
        request: Request,
        link: str,
        last: Annotated[str, Header(alias="Last-Event-ID", description="the last id that was seen")] = "",
    ) -> Response:
        """Stream the game, now and after each change, as server-sent events; the id is its sequence."""
        games = live_games()
        opened = await to_thread.run_sync(open_to_watch, ports, link, limiter=games.watch.readers)
        stopping = request.scope.get("stopping", request.app.state.stopping)
        subscription = Subscription(games, opened, stopping)
        seen = int(last) if last.isascii() and last.isdigit() and len(last) < MOST_DIGITS else None
        return LiveResponse(game_events(subscription, seen), media_type=STREAM)


MOST_DIGITS = 16


def _counts(router: APIRouter, ports: Ports) -> None:
    @router.put("/games/{link}/live-count", response_model=LiveCount, responses={**REFUSED, **TOO_MANY})
    def show_live_count(link: str, body: LiveCountBody) -> Response:
        """Show a turn that is being played to everybody who watches; it is passed on and not stored."""
        count = body.count()
        pass_count(ports, link, count)
        return json_response(count)


def _files(router: APIRouter, ports: Ports) -> None:
    @router.get("/games/{link}/export", response_class=Response, responses={**FORBIDDEN, **_as(FILE)})
    def export(link: str) -> Response:
        """Export the game as one file: its chain of events and the names."""
        headers = {"Content-Disposition": 'attachment; filename="sjoelen.json"'}
        return Response(export_game(ports, link), headers=headers, media_type=FILE)

    @router.post("/import", **command_responses(GameView))
    def take_in(change: Changes, body: GameFile) -> Response:
        """Import a game from a file; the response has the link of its owner."""
        return json_response(import_game(ports, change.request_for(body), body.file), 201)

    @router.get("/games/{link}/qr.svg", response_class=Response, responses=_as(PICTURE))
    def draw_address(
        request: Request, link: str, of: str | None = None, base: str = "", *, display: bool = False
    ) -> Response:
        """Draw the address of the game as a QR code, by this link or by another link `of` the game.

        `base`: one of the server's addresses for other devices; `display`: the page for a television.
        """
        drawn = link if of is None else of
        if link_state(ports, link)[0] != link_state(ports, drawn)[0]:
            raise UnknownGame
        page = f"games/{drawn}/display" if display else f"games/{drawn}"
        return qr_code(address_for_others(request, base) + page)


def _as(media: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {media: {"schema": {"type": "string"}}}}, **UNKNOWN}
