"""How long a turn takes to be stored for good, beside one bare row in SQLite with the same promises."""

import random
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import alternately, report
from sjoelen.assemble import SecretIds, SystemClock
from sjoelen.desk.home_game import Written, new_game, record_turn
from sjoelen.desk.ports import Desk, Request
from sjoelen.storage.log import SqlLog

GAMES, TURNS = 30, 10


def main() -> None:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        bare, turn = bare_row(Path(folder) / "bare.db"), stored_turn(Path(folder) / "sjoelen.db")
        measured = alternately({"one bare row": bare, "a turn recorded": turn}, GAMES * TURNS // 2)
    print(
        report(
            "store", "Stored before it is acknowledged", measured, "Both: WAL, synchronous=FULL, one commit."
        )
    )


def bare_row(path: Path) -> Callable[[], None]:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("pragma journal_mode=wal")
    database.execute("pragma synchronous=full")
    database.execute("create table row (text text) strict")

    def act() -> None:
        database.execute("begin immediate")
        database.execute("insert into row values (?)", ("x" * 300,))
        database.execute("commit")

    return act


def stored_turn(path: Path) -> Callable[[], None]:
    desk = Desk(SqlLog(path), SystemClock(), random.SystemRandom(), SecretIds())
    numbers = count()
    games = []
    for number in range(GAMES):
        request = Request("/games", f"new-{number}", "", "guest")
        agreed = {"edition": "ans-2026", "turns": TURNS, "house_rules": (), "players": ("Anna",)}
        games.append(new_game(desk, request, **agreed))

    def act() -> None:
        number = next(numbers)
        game, turn = games[number % GAMES], number // GAMES + 1
        written = Written(game.players[0].id, turn, tally=(9, 5, 7, 5))
        record_turn(desk, Request(game.id, f"turn-{number}", "", "guest"), game.id, written)

    return act
