"""What SQLite and PostgreSQL do each in its own way."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from sjoelen.storage.postgres import PostgresServer
from sjoelen.storage.sqlite import SqliteFile


class Database(Protocol):
    """Where the tables lie."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A snapshot: what others write meanwhile is not seen."""

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that is durable at its end, or never was; CannotStore, WritersCrossed."""

    def lock(self, connection: Connection, subject: str) -> None:
        """Nobody else writes about the subject before this transaction ends."""

    def version(self) -> int:
        """A number that changes when anybody, in this or another process, has written."""

    def copy(self, path: Path) -> None:
        """A snapshot of it all in a new SQLite file, while others write."""

    def close(self) -> None:
        """Let go of what was opened."""


def open_database(place: Path | str) -> Database:
    """An SQLite file by its path, or a PostgreSQL database by its address.

    Raises NotADatabase, NewerDatabase, CannotStore, BadAddress, DriverMissing, DatabaseUnreachable.
    """
    return SqliteFile(place) if isinstance(place, Path) else PostgresServer(place)
