"""A PostgreSQL database: many writers, each with the lock of its stream."""

import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from sjoelen.desk.error import WritersCrossed
from sjoelen.storage.error import (
    BadAddress,
    CannotStore,
    DatabaseUnreachable,
    DriverMissing,
    NewerDatabase,
    NotADatabase,
)
from sjoelen.storage.migrate import VERSION_TABLE, NewerSchema, is_current, migrate
from sjoelen.storage.schema import metadata
from sjoelen.storage.sqlite import SqliteFile

CONNECT_S = 10
ROWS_AT_ONCE = 1000
POLL_S = 0.05  # however many clients watch, the server is queried so often
DEADLOCK, FULL_OR_READ_ONLY = "40P01", ("53", "25006", "58")  # SQLSTATE, PostgreSQL manual, appendix A
SETTINGS = "-c synchronous_commit=on -c timezone=UTC"
MIGRATING = "the tables"


class PostgresServer:
    """A `database.Database` on a server."""

    def __init__(self, address: str) -> None:
        url = url_of(address)
        self._shown = url.render_as_string(hide_password=True)
        engine = _engine(url)
        self._writers = engine.execution_options(isolation_level="READ COMMITTED")
        self._readers = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._watcher = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._watch, self._seen, self._asked_s = threading.Lock(), 0, float("-inf")
        try:
            self._bring_up_to_date()
        except BaseException:
            engine.dispose()
            raise

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open a snapshot; raises DatabaseUnreachable."""
        with self._translating_errors(), self._readers.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that sees commits before each lock; raises CannotStore, DatabaseUnreachable."""
        with self._translating_errors(), self._writers.begin() as connection:
            yield connection

    def lock(self, connection: Connection, subject: str) -> None:
        """Lock a stream until the transaction ends, also one that has no event yet."""
        connection.execute(
            text("SELECT pg_advisory_xact_lock(hashtextextended(:subject, 0))"), {"subject": subject}
        )

    def version(self) -> int:
        """Return a number of the visible transactions: it changes no sooner than they can be read."""
        with self._watch:
            if time.monotonic() - self._asked_s > POLL_S:
                with self._translating_errors(), self._watcher.connect() as connection:
                    result = connection.execute(
                        text("SELECT hashtextextended(pg_current_snapshot()::text, 0)")
                    )
                    self._seen = int(result.scalar_one())
                self._asked_s = time.monotonic()
            return self._seen

    def copy(self, path: Path) -> None:
        """Write a snapshot to a new SQLite file; raises CannotStore, DatabaseUnreachable."""
        with closing(SqliteFile(path)) as copy, self.reading() as source, copy.writing() as target:
            for table in metadata.sorted_tables:
                rows = source.execute(select(table).order_by(*table.primary_key))
                for some in rows.mappings().partitions(ROWS_AT_ONCE):
                    target.execute(insert(table), [dict(row) for row in some])

    def close(self) -> None:
        """Close all connections."""
        self._writers.dispose()

    def _bring_up_to_date(self) -> None:
        try:
            with self.writing() as connection:
                if not is_current(connection):
                    self.lock(connection, MIGRATING)
                    _check_ours(connection)
                    migrate(connection)
        except NewerSchema as error:
            raise NewerDatabase(path=self._shown) from error
        except ForeignTables as error:
            raise NotADatabase(path=self._shown) from error

    @contextmanager
    def _translating_errors(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            state = getattr(error.orig, "sqlstate", None) or ""
            if state == DEADLOCK:
                raise WritersCrossed from error
            if state.startswith(FULL_OR_READ_ONLY):
                raise CannotStore(path=self._shown) from error
            if isinstance(error, OperationalError):
                raise DatabaseUnreachable(address=self._shown) from error
            raise


class ForeignTables(Exception):
    """The database has tables of another program."""


def url_of(address: str) -> URL:
    """Return the address for our driver; raises BadAddress, which repeats no password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress from None
    if url.drivername not in {"postgresql", "postgres"}:
        raise BadAddress
    return url.set(drivername="postgresql+psycopg")


def _engine(url: URL) -> Engine:
    defaults = {"connect_timeout": CONNECT_S, "application_name": "sjoelen", "options": SETTINGS}
    missing = {name: value for name, value in defaults.items() if name not in url.query}
    try:
        return create_engine(url, pool_size=20, max_overflow=-1, pool_pre_ping=True, connect_args=missing)
    except ModuleNotFoundError:
        raise DriverMissing from None


def _check_ours(connection: Connection) -> None:
    tables = set(inspect(connection).get_table_names())
    if tables and not {*metadata.tables, VERSION_TABLE} <= tables:
        raise ForeignTables
