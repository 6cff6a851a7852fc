"""Time to store a turn durably, beside a bare row in SQLite with the same guarantees."""

import random
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import alternately, report
from sjoelen.assemble.ports import SecretIds, SystemClock
from sjoelen.desk.home_game import GameSettings, new_game
from sjoelen.desk.player_commands import Newcomer
from sjoelen.desk.ports import Ports, Request
from sjoelen.desk.turn_commands import correct_turn, record_turn
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import last_counts
from sjoelen.storage.log import SqlLog

GAMES, TURNS = 30, 10
RECORD = last_counts(Tally((9, 5, 7, 5)))
LONG = 400  # entries in a long game


def main() -> None:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        acts = {
            "one bare row": bare_row(Path(folder) / "bare.db"),
            "a turn recorded": stored_turn(Path(folder) / "sjoelen.db"),
            f"a turn in a game of {LONG} entries": long_game(Path(folder) / "long.db"),
            "the same, folded from the first": long_game(Path(folder) / "forgetful.db", forgets=True),
        }
        measured = alternately(acts, GAMES * TURNS // 2)
    print(
        report(
            "store", "Stored before it is acknowledged", measured, "All: WAL, synchronous=FULL, one commit."
        )
    )


def bare_row(path: Path) -> Callable[[], None]:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("pragma journal_mode=wal")
    database.execute("pragma synchronous=full")
    database.execute("create table row (text text) strict")

    def action() -> None:
        database.execute("begin immediate")
        database.execute("insert into row values (?)", ("x" * 300,))
        database.execute("commit")

    return action


def at_a_desk(path: Path) -> Ports:
    return Ports(SqlLog(path), SystemClock(), random.SystemRandom(), SecretIds())


def started(ports: Ports, number: int) -> tuple[str, str]:
    """Return the link and the only player of a new game."""
    settings = GameSettings("ans-2026", None, (), (Newcomer("Anna"),))
    game = new_game(ports, Request("/games", f"new-{number}", ""), settings)
    return game.link or "", game.players[0].id


def stored_turn(path: Path) -> Callable[[], None]:
    ports, numbers = at_a_desk(path), count()
    games = [started(ports, number) for number in range(GAMES)]

    def action() -> None:
        number = next(numbers)
        link, player = games[number % GAMES]
        slot = (player, number // GAMES + 1)
        record_turn(ports, Request(link, f"turn-{number}", ""), link, slot, RECORD)

    return action


def long_game(path: Path, *, forgets: bool = False) -> Callable[[], None]:
    """Store a correction in a game that has many turns."""
    ports, numbers = at_a_desk(path), count()
    link, player = started(ports, 0)
    record_turn(ports, Request(link, "first", ""), link, (player, 1), RECORD)

    def action() -> None:
        if forgets:
            ports.game_cache.clear()
        correct_turn(ports, Request(link, f"turn-{next(numbers)}", ""), link, (player, 1), RECORD)

    for _ in range(LONG - 4):
        correct_turn(ports, Request(link, f"turn-{next(numbers)}", ""), link, (player, 1), RECORD)
    return action
