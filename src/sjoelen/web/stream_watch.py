"""One watcher of the log for all viewers: a commit wakes the viewers of its own stream, and nobody else."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import anyio
import anyio.to_thread

from sjoelen.desk.ports import EventLog

POLL_S = 0.1  # reading the version of the log costs microseconds, and sees other processes
READERS = 4  # threads of the watcher's own, so that no writer makes the screens wait
Stopping = Callable[[], bool]


def running() -> bool:
    """Tell that the server goes on."""
    return False


@dataclass(eq=False, slots=True)
class Viewer:
    """A viewer who waits: the last event and the last passing message that were seen; `last`: of the log."""

    seen: int
    message: object
    stopping: Stopping
    last: int
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class StreamWatch:
    """The watcher of one event loop; it runs while somebody waits.

    `passing` returns the message that is passed on about a stream and not stored, one object until the next.
    """

    def __init__(self, log: EventLog, passing: Callable[[str], object] = lambda _: None) -> None:
        self.readers = anyio.CapacityLimiter(READERS)
        self._log, self._passing = log, passing
        self._viewers: dict[str, set[Viewer]] = {}
        self._stopping: Counter[Stopping] = Counter()
        self._messages: dict[str, object] = {}
        self._unchecked = False  # somebody came after the streams were last looked at
        self._task: asyncio.Task[None] | None = None

    async def changed(
        self,
        stream: str,
        seen: int,
        timeout_s: float,
        *,
        message: object = None,
        stopping: Stopping = running,
    ) -> int | None:
        """Wait for an event other than `seen`, another message or the server's stop.

        Return the number of the last event then, None after the timeout.
        """
        viewer = Viewer(seen, message, stopping, seen)
        self._viewers.setdefault(stream, set()).add(viewer)
        self._stopping[stopping] += 1
        self._unchecked = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._watch())
        try:
            async with asyncio.timeout(timeout_s):
                await viewer.woken.wait()
        except TimeoutError:
            return None
        else:
            return viewer.last
        finally:
            self._forget(stream, viewer)

    def _forget(self, stream: str, viewer: Viewer) -> None:
        self._stopping[viewer.stopping] -= 1
        self._viewers[stream].discard(viewer)
        if not self._viewers[stream]:
            del self._viewers[stream]
            self._messages.pop(stream, None)

    async def _watch(self) -> None:
        version: int | None = None
        try:
            while self._viewers:
                now = self._log.version()
                unchecked, self._unchecked = self._unchecked, False
                if unchecked or now != version:
                    version = now
                    await self._wake_where_events_came()
                self._wake_where_messages_came(unchecked)
                if any(stopping() for stopping, viewers in self._stopping.items() if viewers):
                    self._wake_all()
                await asyncio.sleep(POLL_S)
        finally:
            self._wake_all()  # a database that is gone is told to each of them by their own next reading

    async def _wake_where_events_came(self) -> None:
        streams = list(self._viewers)
        lasts = await anyio.to_thread.run_sync(self._lasts, streams, limiter=self.readers)
        for stream, last in lasts.items():
            for viewer in self._viewers.get(stream, ()):
                if viewer.seen != last:
                    viewer.last = last
                    viewer.woken.set()

    def _wake_where_messages_came(self, unchecked: bool) -> None:
        for stream, viewers in self._viewers.items():
            message = self._passing(stream)
            if unchecked or message is not self._messages.get(stream):
                self._messages[stream] = message
                for viewer in viewers:
                    if viewer.message is not message:
                        viewer.woken.set()

    def _wake_all(self) -> None:
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.woken.set()

    def _lasts(self, streams: list[str]) -> dict[str, int]:
        with self._log.reading() as transaction:
            return transaction.lasts(streams)
