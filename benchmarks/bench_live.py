"""A hall on one server: boards that write, screens that watch, and screens that only wait.

The server, the boards and the screens are processes of their own; their clock is the machine's.
"""

import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.measure import RESULTS, machine, milliseconds

BOARDS, VIEWERS, IDLE_VIEWERS = 60, 500, 2000
VIEWER_PROCESSES = 2
SECONDS = 20
DESCRIPTORS = 8192
HOST = "127.0.0.1"
MOST_LINE = 1 << 20  # bytes of one event


def main() -> None:
    """Measure the taps of the boards, the delay on the screens, and the cost of waiting."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with TemporaryDirectory(dir=Path.cwd()) as folder, serving(Path(folder)) as (port, process):
        games = asyncio.run(begin_games(port))
        taps, delays = play(port, games)
        waiting = idle_share(port, games, process)
    rows = [
        f"| a tap: sent until confirmed | {len(taps)} | {_figures(taps)} |",
        f"| a screen: sent until shown | {len(delays)} | {_figures(delays)} |",
    ]
    page = "\n".join(
        [
            "# A hall on one server",
            "",
            machine(),
            "",
            f"{BOARDS} boards write one turn a second task for {SECONDS} s, and {VIEWERS} screens watch.",
            f"All of it is on this machine, whose load was {os.getloadavg()[0]:.1f} at the end.",
            "",
            "| | number | median ms | 99 % ms | most ms |",
            "| --- | ---: | ---: | ---: | ---: |",
            *rows,
            "",
            f"{IDLE_VIEWERS} screens that only wait take {100 * waiting:.1f} % of a core.",
            "",
        ]
    )
    (RESULTS / "live.md").write_text(page, encoding="utf-8")
    print(page)


def _figures(seconds: list[float]) -> str:
    return " | ".join(f"{milliseconds(seconds, share):.1f}" for share in (0.5, 0.99, 1.0))


@contextmanager
def serving(folder: Path) -> Any:
    """A server of this checkout on a free port, and its process."""
    command = [sys.executable, "-m", "sjoelen", "serve", "--port", "0", "--data", str(folder), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        address = json.loads((process.stdout or sys.stdin).readline())["address"]
        try:
            yield int(address.rstrip("/").rpartition(":")[2]), process.pid
        finally:
            process.terminate()


async def begin_games(port: int) -> list[tuple[str, str]]:
    """Return the link and the player of a game for each board."""
    games = []
    for _ in range(BOARDS):
        game = await post(port, "/api/v1/games", {"players": ["Anna"]})
        games.append((game["link"], game["players"][0]["id"]))
    return games


def play(port: int, games: list[tuple[str, str]]) -> tuple[list[float], list[float]]:
    """Return the seconds of each tap, and from each tap until each screen that shows it."""
    context = get_context("spawn")
    results = context.Queue()
    links = [games[number % BOARDS][0] for number in range(VIEWERS)]
    share = -(-VIEWERS // VIEWER_PROCESSES)
    screens = [
        context.Process(target=_watching, args=(port, links[first : first + share], results))
        for first in range(0, VIEWERS, share)
    ]
    boards = context.Process(target=_writing, args=(port, games, results))
    for process in (*screens, boards):
        process.start()
    reports = [results.get(timeout=SECONDS + 60) for _ in (*screens, boards)]
    for process in (*screens, boards):
        process.join()
    sent = next(entries for kind, entries in reports if kind == "sent")
    taps = [confirmed - start for start, confirmed in sent.values()]
    shown = [entry for kind, entries in reports if kind == "shown" for entry in entries]
    return taps, [moment - sent[key][0] for key, moment in shown if key in sent]


def _writing(port: int, games: list[tuple[str, str]], results: Any) -> None:
    async def board(link: str, player: str, sent: dict[Any, tuple[float, float]]) -> None:
        await asyncio.sleep(3 + random.random())  # noqa: S311 the screens come first
        for turn in range(1, SECONDS + 1):
            start = time.time()
            body = {"player": player, "turn": turn, "total": 100}
            game = await post(port, f"/api/v1/games/{link}/turns", body)
            sent[link, game["sequence"]] = start, time.time()
            await asyncio.sleep(max(0.0, start + 1 - time.time()))

    async def all_boards() -> dict[Any, tuple[float, float]]:
        sent: dict[Any, tuple[float, float]] = {}
        await asyncio.gather(*(board(link, player, sent) for link, player in games))
        return sent

    results.put(("sent", asyncio.run(all_boards())))


def _watching(port: int, links: list[str], results: Any) -> None:
    async def screen(link: str, shown: list[tuple[Any, float]]) -> None:
        async for sequence in events(port, link):
            shown.append(((link, sequence), time.time()))  # noqa: PERF401 kept when the reading is cancelled

    async def all_screens() -> list[tuple[Any, float]]:
        shown: list[tuple[Any, float]] = []
        await _for_a_while([screen(link, shown) for link in links], SECONDS + 8)
        return shown

    results.put(("shown", asyncio.run(all_screens())))


def idle_share(port: int, games: list[tuple[str, str]], process: int) -> float:
    """Return the share of a core that the server takes while nothing happens."""

    async def wait(link: str) -> None:
        async for _ in events(port, link):
            pass

    async def waiting() -> float:
        links = [games[number % BOARDS][0] for number in range(IDLE_VIEWERS)]
        tasks = [asyncio.create_task(wait(link)) for link in links]
        await asyncio.sleep(10)
        before, start = processor_seconds(process), time.time()
        await asyncio.sleep(SECONDS)
        share = (processor_seconds(process) - before) / (time.time() - start)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return share

    return asyncio.run(waiting())


async def _for_a_while(work: list[Coroutine[Any, Any, None]], seconds: float) -> None:
    tasks = [asyncio.create_task(task) for task in work]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def processor_seconds(process: int) -> float:
    """Return the processor time of another process."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def post(port: int, path: str, body: object) -> Any:
    """Send a change and return its answer."""
    text = json.dumps(body).encode()
    key = f"{random.getrandbits(128):032x}"
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Idempotency-Key: {key}\r\nContent-Length: {len(text)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(head.encode() + text)
    answer = await reader.read()
    writer.close()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def events(port: int, link: str) -> AsyncIterator[int]:
    """Yield the sequence of each state of a game that its stream tells."""
    reader, writer = await asyncio.open_connection(HOST, port, limit=MOST_LINE)
    writer.write(f"GET /api/v1/games/{link}/events HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"id: "):
                yield int(line[4:])
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


if __name__ == "__main__":
    main()
