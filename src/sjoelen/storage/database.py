"""The differences between SQLite and PostgreSQL behind one protocol."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from sjoelen.storage.postgres import PostgresServer
from sjoelen.storage.sqlite import SqliteFile


class Database(Protocol):
    """A database that holds the tables."""

    def reading(self) -> AbstractContextManager[Connection]:
        """Open a snapshot: writes of others meanwhile are not seen."""

    def writing(self) -> AbstractContextManager[Connection]:
        """Open a transaction, durable at its end or without a trace; raises CannotStore, WritersCrossed."""

    def lock(self, connection: Connection, subject: str) -> None:
        """Keep other writers from the subject until this transaction ends."""

    def version(self) -> int:
        """Return a number that changes with every commit, of this or another process."""

    def copy(self, path: Path) -> None:
        """Write a snapshot to a new SQLite file, while others write."""

    def close(self) -> None:
        """Close all connections."""


def open_database(place: Path | str) -> Database:
    """Open an SQLite file by its path, or a PostgreSQL database by its address.

    Raises NotADatabase, NewerDatabase, CannotStore, BadAddress, DriverMissing, DatabaseUnreachable.
    """
    return SqliteFile(place) if isinstance(place, Path) else PostgresServer(place)
