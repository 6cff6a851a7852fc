"""The same on both databases: an SQLite file of its own, or a PostgreSQL database of its own."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from sjoelen.storage.log import SqlLog

SQLITE = "sqlite"
BOTH = [SQLITE, pytest.param("postgres", marks=pytest.mark.postgres)]
Place = Path | str
Fresh = Callable[[], AbstractContextManager[Place]]
EMPTY, MADE = "template0", "made"  # what a new database is copied from
NUMBERS = count(1)


class Cluster:
    """A server on which every test gets an empty database, with or without our tables."""

    def __init__(self, address: str) -> None:
        self._address = address
        with self._connected() as connection:
            connection.execute(f"CREATE DATABASE {MADE}")
        SqlLog(self.address_of(MADE)).close()

    def address_of(self, name: str) -> str:
        return self._address.replace("/postgres?", f"/{name}?")

    @contextmanager
    def database(self, template: str = MADE) -> Iterator[str]:
        """Its address."""
        name = f"test_{next(NUMBERS)}"
        with self._connected() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.address_of(name)
        with self._connected() as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def _connected(self) -> Iterator["psycopg.Connection[tuple[object, ...]]"]:
        with psycopg.connect(self._address, autocommit=True) as connection:
            yield connection


@contextmanager
def new_file(folder: Path) -> Iterator[Path]:
    """Where a file may come, in a folder of its own."""
    yield Path(tempfile.mkdtemp(dir=folder)) / "sjoelen.db"


def words_of(place: Place) -> tuple[str, str]:
    """How a command is told of it."""
    return ("--data", str(place.parent)) if isinstance(place, Path) else ("--database", place)


def all_that_lies_at(place: Place) -> bytes:
    """The bytes of a file, or every row that a server would give away."""
    if isinstance(place, Path):
        return place.read_bytes()
    with psycopg.connect(place) as connection:
        rows = [
            connection.execute(SQL("SELECT t::text FROM {} t").format(Identifier(table))).fetchall()
            for (table,) in connection.execute("SELECT relname FROM pg_stat_user_tables")
        ]
    return repr(rows).encode()
