"""The SQLite file, opened safely and brought up to date."""

import sqlite3
from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError, OperationalError

from sjoelen.error import SjoelenError
from sjoelen.storage.error import CannotStore, NewerDatabase, NotADatabase

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


def open_engine(path: Path) -> Engine:
    """The file at its newest schema; NotADatabase, NewerDatabase or CannotStore."""
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=20, max_overflow=-1)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with engine.execution_options(writing=True).begin() as connection:
            _check_ours(connection)
            _migrate(connection)
    except Exception as error:
        engine.dispose()
        if refusal := _refusal(error):
            raise refusal(path=str(path)) from error
        raise
    return engine


def _refusal(error: Exception) -> type[SjoelenError] | None:
    match error:
        case CommandError():
            return NewerDatabase
        case OperationalError() | OSError():
            return CannotStore
        case DatabaseError() | ForeignFile():
            return NotADatabase
        case _:
            return None


class ForeignFile(Exception):
    """A database that another program made."""


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # `_begin` decides, not the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _check_ours(connection: Connection) -> None:
    if connection.execute(text("SELECT count(*) FROM sqlite_schema")).scalar_one() == 0:
        connection.execute(text(f"PRAGMA application_id = {APPLICATION_ID}"))
    elif connection.execute(text("PRAGMA application_id")).scalar_one() != APPLICATION_ID:
        raise ForeignFile


def _migrate(connection: Connection) -> None:
    with as_file(files("sjoelen.storage") / "migrations") as scripts:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "head")
