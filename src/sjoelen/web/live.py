"""The event stream of a game: an event for each change, and a heartbeat in between."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool

from sjoelen.desk.error import UnknownGame
from sjoelen.desk.game_view import GameView
from sjoelen.desk.home_game import show_game_after
from sjoelen.desk.ports import Ports
from sjoelen.desk.serialization import to_json

POLL_S = 0.1  # reading the version of the log costs microseconds, and sees other processes
HEARTBEAT_S = 10
RETRY_MS = 1000


@dataclass(frozen=True, slots=True)
class Subscription:
    """A viewer of a game; `stopping` tells that the server shuts down."""

    ports: Ports
    link: str
    stopping: Callable[[], bool]
    heartbeat_s: float = HEARTBEAT_S


async def game_events(subscription: Subscription, seen: int | None) -> AsyncIterator[str]:
    """Yield the game now, unless event `seen` is its last, and after each change.

    In between, `beat` tells that the game is unchanged. The stream ends when the link is revoked.
    """
    first = True
    yield f"retry: {RETRY_MS}\n\n"
    while not subscription.stopping():
        version = subscription.ports.log.version()
        try:
            game = await run_in_threadpool(show_game_after, subscription.ports, subscription.link, seen)
        except UnknownGame:
            yield "event: gone\ndata: {}\n\n"
            return
        if game is not None:
            seen = game.sequence
            yield game_event(game)
        if game is None or first:
            yield f"event: beat\ndata: {seen}\n\n"
        first = False
        await _changed(subscription, version)


def game_event(game: GameView) -> str:
    """Return the game as one server-sent event."""
    return f"id: {game.sequence}\nevent: game\ndata: {to_json(game)}\n\n"


async def _changed(subscription: Subscription, version: int) -> None:
    """Wait for a change of the log, or until the next heartbeat is due."""
    loop = asyncio.get_running_loop()
    due = loop.time() + subscription.heartbeat_s
    while loop.time() < due:
        await asyncio.sleep(POLL_S)
        if subscription.stopping() or subscription.ports.log.version() != version:
            return
