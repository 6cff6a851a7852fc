"""What is killed in the middle: a process that writes and says what is durable."""

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


def write_turns(place: Place, told: "Connection[Turn, Turn]") -> None:
    """One turn after the other, each told once the desk has answered; until it is killed."""
    ports, written = desk_on(place), list[Turn]()

    def next_turn(view: CompetitionView) -> tuple[CompetitionEvent, ...]:
        competition = view.competition
        player, turn = next(
            (player, turn)
            for player in competition.entrants
            for turn in range(1, TURNS + 1)
            if not competition.card(player, SERIES).cell(turn).entries
        )
        written.append((player, turn, competition.events % 140))
        slot, total = CardSlot(player, SERIES, turn), TurnRecord(total=competition.events % 140)
        card = competition.card(player, SERIES)
        return card_commands.enter_turn(card, slot, total, competition.edition, board="1", juror=None)

    while True:
        execute(ports, "c", next_turn, by="desk")
        told.send(written[-1])


def make_backups(place: Place, folder: Path, told: "Connection[Path, Path]") -> None:
    """One copy after the other, each told once it is made; until it is killed."""
    ports = desk_on(place)
    while True:
        told.send(back_up(ports.log, folder, ports.clock.now()))


def killed_after(seconds: float, act: Callable[..., None], *words: Any) -> list[Any]:
    """All that was told before the process was killed, so long after the first thing."""
    mother = _mother()
    here, there = mother.Pipe(duplex=False)
    process = mother.Process(target=act, args=(*words, there), daemon=True)
    process.start()
    there.close()
    told = [here.recv()]
    time.sleep(seconds)
    process.kill()
    process.join()
    try:
        while True:
            told.append(here.recv())
    except EOFError:
        here.close()
        return told


def _mother() -> ForkServerContext:
    """Everything is imported once; each child is a process of its own all the same."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context
