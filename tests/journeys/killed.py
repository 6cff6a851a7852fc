"""Processes that write and report what is durable, to be killed in the middle."""

import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from random import Random
from typing import Any

from sjoelen.assemble.ports import SecretIds, SystemClock
from sjoelen.desk.competition import execute
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.ports import Ports
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.backup import back_up
from sjoelen.storage.log import SqlLog
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardSlot
from tests.databases import Place

SERIES, TURNS = 1, 10
Turn = tuple[str, int, int]  # player, turn, points


def desk_on(place: Place) -> Ports:
    return Ports(SqlLog(place), SystemClock(), Random(1), SecretIds())  # noqa: S311 - nothing is drawn


def write_turns(place: Place, results: "Connection[Turn, Turn]") -> None:
    """Record turn after turn, and report each once it is acknowledged, until the process is killed."""
    ports, recorded = desk_on(place), list[Turn]()

    def next_turn(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        competition = view.competition
        player, turn = next(
            (player, turn)
            for player in competition.entrants
            for turn in range(1, TURNS + 1)
            if not competition.card(player, SERIES).cell(turn).entries
        )
        recorded.append((player, turn, competition.events % 140))
        slot, total = CardSlot(player, SERIES, turn), TurnRecord(total=competition.events % 140)
        card = competition.card(player, SERIES)
        return card_commands.enter_turn(card, slot, total, competition.edition, board="1", juror=None)

    while True:
        execute(ports, "c", next_turn, by="desk")
        results.send(recorded[-1])


def make_backups(place: Place, folder: Path, results: "Connection[Path, Path]") -> None:
    """Make backup after backup, and report each once it is complete, until the process is killed."""
    ports = desk_on(place)
    while True:
        results.send(back_up(ports.log, folder, ports.clock.now()))


def killed_after(seconds: float, function: Callable[..., None], *arguments: Any) -> list[Any]:
    """Run the function in a process, kill it so long after its first report, and return its reports."""
    context = _fork_server()
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=function, args=(*arguments, sender), daemon=True)
    process.start()
    sender.close()
    reports = [receiver.recv()]
    time.sleep(seconds)
    process.kill()
    process.join()
    try:
        while True:
            reports.append(receiver.recv())
    except EOFError:
        receiver.close()
        return reports


def _fork_server() -> ForkServerContext:
    """Return a context that imports everything once and starts a new process for each child."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context
