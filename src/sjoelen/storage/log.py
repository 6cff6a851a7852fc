"""The append-only log in a database."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import select

from sjoelen.desk.ports import Envelope
from sjoelen.storage.database import open_database
from sjoelen.storage.envelope import check_chain
from sjoelen.storage.schema import event
from sjoelen.storage.transaction import SqlTransaction


class SqlLog:
    """A `desk.ports.EventLog` in an SQLite file or on a PostgreSQL server."""

    def __init__(self, place: Path | str) -> None:
        self._database = open_database(place)

    @contextmanager
    def reading(self) -> Iterator[SqlTransaction]:
        """Open a snapshot: writes of others meanwhile are not seen."""
        with self._database.reading() as connection:
            yield SqlTransaction(connection)

    @contextmanager
    def writing(self) -> Iterator[SqlTransaction]:
        """Open a transaction: at its end all of it is durable, or nothing. Raises CannotStore."""
        with self._database.writing() as connection:
            yield SqlTransaction(connection, self._database.lock)

    def version(self) -> int:
        """Return a number that changes with every commit, of this or another process."""
        return self._database.version()

    def check_chain(self, envelopes: Sequence[Envelope]) -> None:
        """Raise BrokenChain at the first event that is missing, moved or altered."""
        check_chain(envelopes)

    def streams(self) -> tuple[str, ...]:
        """Return the names of all streams."""
        with self._database.reading() as connection:
            return tuple(connection.scalars(select(event.c.stream).distinct().order_by(event.c.stream)))

    def verify(self, stream: str) -> int:
        """Return the number of events; raises BrokenChain at the first that was altered."""
        return self.verified(stream)[0]

    def head(self, stream: str) -> str:
        """Return the hash of the last event; raises BrokenChain at the first that was altered."""
        return self.verified(stream)[1]

    def has_event(self, digits: str) -> bool:
        """Tell whether the hash of any event begins with these digits."""
        query = select(event.c.hash).where(event.c.hash.startswith(digits, autoescape=True)).limit(1)
        with self._database.reading() as connection:
            return connection.execute(query).first() is not None

    def verified(self, stream: str) -> tuple[int, str]:
        """Return the number of events and the hash of the last; raises BrokenChain."""
        with self.reading() as transaction:
            return transaction.verify(stream)

    def copy(self, path: Path) -> None:
        """Write a snapshot to a new SQLite file, while others write; raises CannotStore."""
        self._database.copy(path)

    def close(self) -> None:
        """Close all connections."""
        self._database.close()
