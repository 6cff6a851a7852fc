"""The append-only log in a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import select

from sjoelen.storage.database import open_database
from sjoelen.storage.schema import event
from sjoelen.storage.transaction import SqlTransaction


class SqlLog:
    """A `desk.ports.EventLog` in an SQLite file or on a PostgreSQL server."""

    def __init__(self, place: Path | str) -> None:
        self._database = open_database(place)

    @contextmanager
    def reading(self) -> Iterator[SqlTransaction]:
        """A snapshot: what others write meanwhile is not seen."""
        with self._database.reading() as connection:
            yield SqlTransaction(connection)

    @contextmanager
    def writing(self) -> Iterator[SqlTransaction]:
        """Everything in the block is durable at its end, or nothing is; CannotStore."""
        with self._database.writing() as connection:
            yield SqlTransaction(connection, self._database.lock)

    def version(self) -> int:
        """A number that changes when anybody, in this or another process, has written."""
        return self._database.version()

    def streams(self) -> tuple[str, ...]:
        """Every stream there is."""
        with self._database.reading() as connection:
            return tuple(connection.scalars(select(event.c.stream).distinct().order_by(event.c.stream)))

    def verify(self, stream: str) -> int:
        """How many events the stream has; BrokenChain at the first that was tampered with."""
        return self._verified(stream)[0]

    def head(self, stream: str) -> str:
        """The hash that seals the whole stream; BrokenChain where it was tampered with."""
        return self._verified(stream)[1]

    def _verified(self, stream: str) -> tuple[int, str]:
        with self.reading() as transaction:
            return transaction.verify(stream)

    def copy(self, path: Path) -> None:
        """A snapshot of it all in a new SQLite file, while others write; CannotStore."""
        self._database.copy(path)

    def close(self) -> None:
        """Let go of what was opened."""
        self._database.close()
