"""Headers of every response: security policies and caching."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

SERVICE_WORKER = "/static/sw.js"  # its scope is the whole site


class SecurityHeaders:
    """Middleware that adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward the request, and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY_HEADERS)
                if scope["path"] == SERVICE_WORKER:
                    headers["Service-Worker-Allowed"] = "/"
                headers.setdefault("Cache-Control", _cache_control(scope["path"], message["status"]))
            await send(message)

        await self._app(scope, receive, send_guarded)


def _cache_control(path: str, status: int) -> str:
    if path.startswith("/static/assets/") and status == 200:  # noqa: PLR2004 - their names change with them
        return "public, max-age=31536000, immutable"
    return "no-cache" if path.startswith("/static/") else "no-store"
