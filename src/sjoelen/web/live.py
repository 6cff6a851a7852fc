"""A game as it goes on: every change is told to whoever watches, and silence is told apart from absence."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool

from sjoelen.desk.error import UnknownGame
from sjoelen.desk.game_view import GameView
from sjoelen.desk.home_game import show_since
from sjoelen.desk.ports import Ports
from sjoelen.desk.serialization import to_json

LOOK_S = 0.1  # asking whether anybody wrote costs microseconds, and works for other processes too
HEARTBEAT_S = 10
RETRY_MS = 1000


@dataclass(frozen=True, slots=True)
class Subscription:
    """How a game is watched; `stopping` says that the server wants to end."""

    ports: Ports
    link: str
    stopping: Callable[[], bool]
    heartbeat_s: float = HEARTBEAT_S


async def game_events(subscription: Subscription, seen: int | None) -> AsyncIterator[str]:
    """The game now, unless event number `seen` is its last, and after every change; ends with the link.

    In between `beat` tells that the picture is still the newest: a page can say how old it is.
    """
    first = True
    yield f"retry: {RETRY_MS}\n\n"
    while not subscription.stopping():
        version = subscription.ports.log.version()
        try:
            game = await run_in_threadpool(show_since, subscription.ports, subscription.link, seen)
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
    """The game as one event of the stream."""
    return f"id: {game.sequence}\nevent: game\ndata: {to_json(game)}\n\n"


async def _changed(subscription: Subscription, version: int) -> None:
    """Wait until somebody wrote, or the next heartbeat is due."""
    loop = asyncio.get_running_loop()
    due = loop.time() + subscription.heartbeat_s
    while loop.time() < due:
        await asyncio.sleep(LOOK_S)
        if subscription.stopping() or subscription.ports.log.version() != version:
            return
