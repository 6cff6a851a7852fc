import asyncio
import threading
import time
from collections.abc import Awaitable, Callable

from sjoelen.desk import player_commands
from sjoelen.desk.links import link_state
from sjoelen.desk.player_commands import Newcomer
from sjoelen.desk.ports import Ports
from sjoelen.web.stream_watch import StreamWatch
from tests.desk.games import link_of, new_game, new_request

PATIENCE_S = 5


def during(body: Callable[[], Awaitable[object]], *, after_s: float, action: Callable[[], object]) -> float:
    """Return the seconds until the body is over, while something is done in another thread."""

    async def run() -> float:
        timer = threading.Timer(after_s, action)
        start = time.monotonic()
        timer.start()
        await body()
        timer.join()
        return time.monotonic() - start

    return asyncio.run(run())


def test_a_commit_wakes_the_viewers_of_its_stream_and_nobody_else(ports: Ports) -> None:
    (first, second) = (link_of(new_game(ports, "Anna")) for _ in range(2))
    states = [link_state(ports, link) for link in (first, second)]
    woken: list[str] = []

    async def wait(watch: StreamWatch, stream: str, seen: int, patience_s: float) -> None:
        start = time.monotonic()
        await watch.changed(stream, seen, patience_s)
        if time.monotonic() - start < patience_s:
            woken.append(stream)

    async def body() -> None:
        watch = StreamWatch(ports.log)
        (moved, seen), (still, last) = states
        await asyncio.gather(wait(watch, moved, seen, PATIENCE_S), wait(watch, still, last, 1.0))

    join = lambda: player_commands.add_player(ports, new_request(), first, Newcomer("Bram"))  # noqa: E731
    during(body, after_s=0.3, action=join)
    assert woken == [states[0][0]]


def test_who_missed_a_commit_before_waiting_is_woken_at_once(ports: Ports) -> None:
    stream, seen = link_state(ports, link_of(new_game(ports, "Anna")))

    async def body() -> None:
        await StreamWatch(ports.log).changed(stream, seen - 1, PATIENCE_S)

    assert during(body, after_s=0, action=lambda: None) < PATIENCE_S


def test_a_passing_message_and_a_stop_wake_too(ports: Ports) -> None:
    stream, seen = link_state(ports, link_of(new_game(ports, "Anna")))
    messages: dict[str, object] = {}
    stop = threading.Event()

    async def hear() -> None:
        await StreamWatch(ports.log, messages.get).changed(stream, seen, PATIENCE_S)

    async def end() -> None:
        await StreamWatch(ports.log).changed(stream, seen, PATIENCE_S, stopping=stop.is_set)

    assert during(hear, after_s=0.2, action=lambda: messages.update({stream: object()})) < PATIENCE_S
    assert during(end, after_s=0.2, action=stop.set) < PATIENCE_S


def test_nobody_is_remembered_who_went_away(ports: Ports) -> None:
    stream, seen = link_state(ports, link_of(new_game(ports, "Anna")))

    async def body() -> None:
        watch = StreamWatch(ports.log)
        await watch.changed(stream, seen, 0.1)
        waiting = asyncio.create_task(watch.changed(stream, seen, PATIENCE_S))
        await asyncio.sleep(0.2)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert vars(watch)["_viewers"] == {}

    during(body, after_s=0, action=lambda: None)
