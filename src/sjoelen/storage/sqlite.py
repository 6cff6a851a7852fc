"""The SQLite file, opened safely and brought up to date."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError

from sjoelen.error import SjoelenError
from sjoelen.storage.error import CannotStore, DamagedDatabase, NewerDatabase, NotADatabase
from sjoelen.storage.migrate import NewerSchema, is_current, migrate

FILE = "sjoelen.db"  # in a data folder
APPLICATION_ID = 0x736A6F65  # "sjoe", in the file's header
BUSY_TIMEOUT_MS = 10_000
PRAGMAS = (
    f"busy_timeout = {BUSY_TIMEOUT_MS}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",  # so that REPLACE fires the triggers that refuse deletion
    "trusted_schema = OFF",
    "secure_delete = ON",  # an erased name is overwritten
)


class SqliteFile:
    """A `database.Database` in one file: many readers, one writer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._readers: Engine = open_engine(path)
        self._writer = self._readers.execution_options(writing=True)
        self._pen = threading.Lock()
        self._watcher = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._watch = threading.Lock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open a snapshot; raises DamagedDatabase."""
        with self._translating_errors(), self._readers.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open the only writing transaction of all processes; raises CannotStore, DamagedDatabase."""
        with self._translating_errors(), self._pen, self._writer.begin() as connection:
            yield connection

    def lock(self, connection: Connection, subject: str) -> None:
        """Do nothing: a writing transaction locks the whole file."""

    def version(self) -> int:
        """Return a number that changes with every commit of another connection."""
        with self._watch:
            return int(self._watcher.execute("PRAGMA data_version").fetchone()[0])

    def copy(self, path: Path) -> None:
        """Write a snapshot to a new file, while others write; raises CannotStore, DamagedDatabase."""
        with (
            self._translating_errors(),
            closing(sqlite3.connect(self._path)) as source,
            closing(sqlite3.connect(path)) as target,
        ):
            source.backup(target)

    def close(self) -> None:
        """Close all connections."""
        self._watcher.close()
        self._readers.dispose()

    @contextmanager
    def _translating_errors(self) -> Iterator[None]:
        try:
            yield
        except (DatabaseError, sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if translated := _error_for(error):
                raise translated(path=str(self._path)) from error
            raise


def open_engine(path: Path) -> Engine:
    """Open the file and migrate it; raises NotADatabase, NewerDatabase, CannotStore."""
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=20, max_overflow=-1)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            current = _is_ours(connection) and is_current(connection)
        if not current:
            with engine.execution_options(writing=True).begin() as connection:
                _claim(connection)
                migrate(connection)
    except Exception as error:
        engine.dispose()
        if translated := _error_for(error):
            raise translated(path=str(path)) from error
        raise
    return engine


def _error_for(error: Exception) -> type[SjoelenError] | None:
    cause = error.orig if isinstance(error, DatabaseError) else error
    match cause:
        case NewerSchema():
            return NewerDatabase
        case sqlite3.OperationalError(sqlite_errorcode=_) | OSError():
            return CannotStore
        case ForeignFile():
            return NotADatabase
        case sqlite3.IntegrityError():
            return None
        case sqlite3.DatabaseError(sqlite_errorcode=sqlite3.SQLITE_NOTADB):
            return NotADatabase
        case sqlite3.DatabaseError() | UnicodeDecodeError():  # the second: a damaged text or error message
            return DamagedDatabase
        case _:
            return None


class ForeignFile(Exception):
    """The file is a database of another program."""


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # `_begin` decides, not the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _is_ours(connection: Connection) -> bool:
    return bool(connection.execute(text("PRAGMA application_id")).scalar_one() == APPLICATION_ID)


def _claim(connection: Connection) -> None:
    """Mark an empty file as ours; raises ForeignFile for another program's."""
    if connection.execute(text("SELECT count(*) FROM sqlite_schema")).scalar_one() == 0:
        connection.execute(text(f"PRAGMA application_id = {APPLICATION_ID}"))
    elif not _is_ours(connection):
        raise ForeignFile
