"""The append-only log in an SQLite file."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy.exc import OperationalError

from sjoelen.desk.ports import Envelope
from sjoelen.storage.book import SqlBook
from sjoelen.storage.engine import open_engine
from sjoelen.storage.envelope import FIRST_HASH, check_chain
from sjoelen.storage.error import CannotStore
from sjoelen.storage.schema import event


class SqlLog:
    """A `desk.ports.EventLog`: many readers, one writer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._readers: Engine = open_engine(path)
        self._writer = self._readers.execution_options(writing=True)
        self._pen = threading.Lock()
        self._watcher = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._watch = threading.Lock()

    @contextmanager
    def reading(self) -> Iterator[SqlBook]:
        """A snapshot: what others write meanwhile is not seen."""
        with self._readers.begin() as connection:
            yield SqlBook(connection)

    @contextmanager
    def writing(self) -> Iterator[SqlBook]:
        """Everything in the block is durable at its end, or nothing is; CannotStore."""
        try:
            with self._pen, self._writer.begin() as connection:
                yield SqlBook(connection)
        except OperationalError as error:
            raise CannotStore(path=str(self._path)) from error

    def version(self) -> int:
        """A number that changes when anybody, in this or another process, has written."""
        with self._watch:
            return int(self._watcher.execute("PRAGMA data_version").fetchone()[0])

    def streams(self) -> tuple[str, ...]:
        """Every stream there is."""
        with self._readers.begin() as connection:
            return tuple(connection.scalars(select(event.c.stream).distinct().order_by(event.c.stream)))

    def verify(self, stream: str) -> int:
        """How many events the stream has; BrokenChain at the first that was tampered with."""
        return len(self._verified(stream))

    def head(self, stream: str) -> str:
        """The hash that seals the whole stream; BrokenChain where it was tampered with."""
        envelopes = self._verified(stream)
        return envelopes[-1].hash if envelopes else FIRST_HASH

    def _verified(self, stream: str) -> tuple[Envelope, ...]:
        with self.reading() as book:
            envelopes = book.read(stream)
        check_chain(envelopes)
        return envelopes

    def close(self) -> None:
        """Let go of the file."""
        self._watcher.close()
        self._readers.dispose()
