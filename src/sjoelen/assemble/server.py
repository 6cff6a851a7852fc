"""The server process: how long it waits, for how many, and how it stops."""

import asyncio
from contextlib import suppress
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_S = 10  # for the head of a request; a phone in a bad network needs two
GRACE_S = 5  # for requests under way when the server is told to stop
CONNECTIONS_MAX = 4000  # at once; a hall has some hundred
SPARE_DESCRIPTORS = 100  # beside the connections: the database, its log, the files of the page


class PatientProtocol(H11Protocol):
    """HTTP that gives the head of a request some time, and not for ever."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and wait again where the head of a request is not complete."""
        super().data_received(data)
        if getattr(self.cycle, "response_complete", True):  # no request is being answered
            if self._timer is None:
                self._wait_for_head()
        else:
            self._stop_waiting()

    def _wait_for_head(self) -> None:
        self._timer = self.loop.call_later(HEADER_S, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def web_server(app: FastAPI, **options: Any) -> uvicorn.Server:
    """Return the server of an application; `options` of uvicorn go on top."""
    raise_descriptors()
    settings = {
        "http": PatientProtocol,
        "limit_concurrency": CONNECTIONS_MAX,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_S,
    }
    return uvicorn.Server(uvicorn.Config(app, **{**settings, **options}))


def raise_descriptors() -> None:
    """Let the process open as many files as it accepts connections, where the system allows it."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = CONNECTIONS_MAX + SPARE_DESCRIPTORS
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
