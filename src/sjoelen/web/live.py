"""The event stream of a game: an event for each change, and a heartbeat in between."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import anyio.to_thread
from starlette.responses import StreamingResponse
from starlette.types import Message, Send

from sjoelen.desk.live_counts import LiveCount, live_counts
from sjoelen.desk.ports import Ports
from sjoelen.desk.serialization import to_json
from sjoelen.desk.watched_game import WatchedLink, watched_game
from sjoelen.web.stream_watch import StreamWatch

HEARTBEAT_S = 10
RETRY_MS = 1000
FRESH_S = 1.0  # a text is shared by the viewers of one change; a name that is erased is in none for longer
TEXTS_MAX = 500
PATIENCE_S = 20  # a viewer who reads nothing for so long is dropped, and comes back by itself


@dataclass(frozen=True, slots=True)
class GameText:
    """A game as one server-sent event, the links that were revoked, and the loop's time of making it."""

    sequence: int
    event: str
    revoked: frozenset[str]
    at: float


class LiveGames:
    """The games that are watched in one event loop: each is made once for all viewers of a strength."""

    def __init__(self, ports: Ports) -> None:
        self.watch = StreamWatch(ports.log, ports.live_counts.get)
        self._ports = ports
        self._texts: dict[tuple[str, str], GameText] = {}
        self._making: dict[tuple[str, str], asyncio.Lock] = {}

    async def text(self, link: WatchedLink, at_least: int) -> GameText:
        """Return the game after event `at_least` or a later one."""
        key = link.stream, link.strength
        async with self._making.setdefault(key, asyncio.Lock()):
            now, text = asyncio.get_running_loop().time(), self._texts.get(key)
            if text is None or text.sequence < at_least or now - text.at > FRESH_S:
                text = await anyio.to_thread.run_sync(self._make, link, now, limiter=self.watch.readers)
                self._texts.pop(key, None)
                self._texts[key] = text
                for oldest in list(self._texts)[:-TEXTS_MAX]:
                    self._texts.pop(oldest)
                    self._making.pop(oldest, None)
            return text

    def counts(self, stream: str) -> tuple[object, tuple[LiveCount, ...]]:
        """Return the message with the turns that are being played, and the turns."""
        return self._ports.live_counts.get(stream), live_counts(self._ports, stream)

    def _make(self, link: WatchedLink, now: float) -> GameText:
        watched = watched_game(self._ports, link.stream, link.strength)
        sequence = watched.view.sequence
        event = f"id: {sequence}\nevent: game\ndata: {to_json(watched.view)}\n\n"
        return GameText(sequence, event, watched.revoked, now)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A viewer of a game; `stopping` tells that the server shuts down."""

    games: LiveGames
    link: WatchedLink
    stopping: Callable[[], bool]
    heartbeat_s: float = HEARTBEAT_S


async def game_events(subscription: Subscription, seen: int | None) -> AsyncIterator[str]:
    """Yield the game now, unless event `seen` is its last, and after each change.

    `counts` holds the turns that are being played; it has no id and is not repeated. In between, `beat` tells
    that the game is unchanged. The stream ends when the link is revoked.
    """
    games, link, stopping = subscription.games, subscription.link, subscription.stopping
    yield f"retry: {RETRY_MS}\n\n"
    if seen != link.last:
        text = await games.text(link, link.last)
        seen = text.sequence
        yield text.event
    shown, first = tuple[LiveCount, ...](), True
    while not stopping():
        message, counts = games.counts(link.stream)
        if counts != shown:
            shown = counts
            yield counts_event(counts)
        if first:
            first = False
            yield beat(seen)
        patience_s = subscription.heartbeat_s
        last = await games.watch.changed(link.stream, seen, patience_s, message=message, stopping=stopping)
        if last is None:
            yield beat(seen)
        elif last != seen:
            text = await games.text(link, last)
            if link.hash in text.revoked:
                yield "event: gone\ndata: {}\n\n"
                return
            seen = text.sequence
            yield text.event


def counts_event(counts: tuple[LiveCount, ...]) -> str:
    """Return the turns that are being played as one server-sent event."""
    return f"event: counts\ndata: {to_json(counts)}\n\n"


def beat(seen: int) -> str:
    """Return the event that tells that nothing changed."""
    return f"event: beat\ndata: {seen}\n\n"


class LiveResponse(StreamingResponse):
    """A stream that drops a viewer who does not read."""

    async def stream_response(self, send: Send) -> None:
        """Send the stream as long as it is read."""

        async def send_in_time(message: Message) -> None:
            async with asyncio.timeout(PATIENCE_S):
                await send(message)

        await super().stream_response(send_in_time)
