"""Limit the size of request bodies, and the time that they take."""

import asyncio

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sjoelen.web.error import BodyTooLarge, BodyTooSlow
from sjoelen.web.error_responses import error_response

MOST_BYTES = 64 * 1024  # a new game with forty long names is far below
MOST_FILE_BYTES = 8 * 1024 * 1024  # some ten thousand turns
FILES = "/api/v1/import"
BODY_S = 60  # for the whole body, 8 MB in a slow network


class BodyLimit:
    """Middleware that reads a whole body first and answers BodyTooLarge beyond the limit."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request whose body is within the limit."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(BODY_S):
                body = await _read(receive, MOST_FILE_BYTES if scope["path"] == FILES else MOST_BYTES)
        except ClientDisconnect:
            return  # half a request is none
        except TimeoutError:
            await error_response(Request(scope), BodyTooSlow())(scope, receive, send)
            return
        if body is None:
            answer = error_response(Request(scope), BodyTooLarge())
            await answer(scope, receive, send)
            return
        pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return pending.pop() if pending else await receive()

        await self._app(scope, receive_again, send)


async def _read(receive: Receive, most: int) -> bytes | None:
    """Return the whole body, or None beyond the limit; raises ClientDisconnect."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)
