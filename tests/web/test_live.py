import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from sjoelen.desk import home_game, links, player_commands
from sjoelen.desk.live_counts import LiveCount, pass_count
from sjoelen.desk.player_commands import Newcomer
from sjoelen.desk.ports import Ports
from sjoelen.desk.watched_game import open_to_watch
from sjoelen.storage.log import SqlLog
from sjoelen.web.live import LiveGames, Subscription, game_events
from tests.databases import Place
from tests.desk.games import link_of, new_game, new_request

SOON_S = 5
Feed = AsyncIterator[str]


def watch(ports: Ports, link: str, body: Callable[[Feed], Awaitable[Any]], **more: Any) -> Any:
    """Read from the stream within one loop."""

    async def run() -> Any:
        opened, stopping = open_to_watch(ports, link), more.get("stopping", lambda: False)
        subscription = Subscription(LiveGames(ports), opened, stopping, heartbeat_s=0.3)
        events = game_events(subscription, more.get("seen"))
        assert await anext(events) == "retry: 1000\n\n"
        return await asyncio.wait_for(body(events), SOON_S)

    return asyncio.run(run())


def fields(event: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in event.strip().split("\n"))


async def next_game(events: Feed) -> dict[str, Any]:
    while True:
        message = await anext(events)
        if message.startswith("id"):
            shown = json.loads(fields(message)["data"])
            assert fields(message)["id"] == str(shown["sequence"])
            assert fields(message)["event"] == "game"
            return dict(shown)


def test_who_watches_sees_the_game_and_every_change(ports: Ports) -> None:
    link = link_of(new_game(ports, "Anna"))

    async def body(events: Feed) -> tuple[int, int]:
        first = await next_game(events)
        threading.Timer(
            0.2, lambda: player_commands.add_player(ports, new_request(), link, Newcomer("Bram"))
        ).start()
        second = await next_game(events)
        return len(first["players"]), len(second["players"])

    assert watch(ports, link, body) == (1, 2)


def test_who_has_seen_the_last_event_hears_only_that_it_is_the_last(ports: Ports) -> None:
    game = new_game(ports, "Anna")

    async def body(events: Feed) -> str:
        return await anext(events)

    assert watch(ports, link_of(game), body, seen=game.sequence) == f"event: beat\ndata: {game.sequence}\n\n"
    assert watch(ports, link_of(game), body, seen=1).startswith(f"id: {game.sequence}\n")


def test_a_revoked_link_ends_the_stream(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    look = links.issue_link(ports, new_request(), own, "look")

    async def body(events: Feed) -> list[str]:
        await next_game(events)
        links.revoke_link(ports, new_request(), own, look.id)
        return [message async for message in events if "beat" not in message]

    assert watch(ports, look.link, body) == ["event: gone\ndata: {}\n\n"]


def test_a_turn_that_is_being_played_is_seen_and_goes_again(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    player = game.players[0].id

    async def next_counts(events: Feed) -> Any:
        while True:
            message = fields(await anext(events))
            if message["event"] == "counts":
                assert "id" not in message
                return json.loads(message["data"])

    async def body(events: Feed) -> list[Any]:
        await next_game(events)
        counts = []
        for tally in ((1, 0, 0, 0), (1, 2, 0, 0), None):
            pass_count(ports, link_of(game), LiveCount(player, 1, 1, tally))
            counts.append(await next_counts(events))
        return counts

    first, second, last = watch(ports, link_of(game), body)
    assert [shown[0]["tally"] for shown in (first, second)] == [[1, 0, 0, 0], [1, 2, 0, 0]]
    assert last == []


def test_who_comes_later_sees_the_turn_that_is_being_played(ports: Ports) -> None:
    game = new_game(ports, "Anna")
    pass_count(ports, link_of(game), LiveCount(game.players[0].id, 1, 2, (3, 3, 3, 3)))

    async def body(events: Feed) -> list[str]:
        return [await anext(events), await anext(events)]

    shown, counts = watch(ports, link_of(game), body)
    assert shown.startswith("id: ")
    assert json.loads(fields(counts)["data"])[0]["subturn"] == 2


def test_what_another_program_writes_is_seen_too(ports: Ports, place: Place) -> None:
    link = link_of(new_game(ports, "Anna"))
    other = Ports(SqlLog(place), ports.clock, ports.dice, ports.ids)

    async def body(events: Feed) -> float:
        await next_game(events)
        home_game.draw_starter(other, new_request(), link)
        began = time.monotonic()
        await next_game(events)
        return time.monotonic() - began

    assert watch(ports, link, body) < SOON_S
    other.log.close()


def test_a_server_that_wants_to_stop_lets_go(ports: Ports) -> None:
    link = link_of(new_game(ports, "Anna"))
    stopping = threading.Event()

    async def body(events: Feed) -> list[str]:
        await next_game(events)
        stopping.set()
        return [message async for message in events if "beat" not in message]

    assert watch(ports, link, body, stopping=stopping.is_set) == []
