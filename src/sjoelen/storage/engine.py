"""The SQLite file, opened safely and brought up to date."""

import sqlite3
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError, OperationalError

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
)


def open_engine(path: Path) -> Engine:
    """The file at its newest schema; NotADatabase, NewerDatabase or CannotStore."""
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=20, max_overflow=-1)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with engine.execution_options(writing=True).begin() as connection:
            _migrate(connection)
    except CommandError as error:
        raise NewerDatabase(path=str(path)) from error
    except (OperationalError, OSError) as error:
        raise CannotStore(path=str(path)) from error
    except DatabaseError as error:
        raise NotADatabase(path=str(path)) from error
    except NotADatabase as error:
        raise NotADatabase(path=str(path)) from error
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # `_begin` decides, not the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _migrate(connection: Connection) -> None:
    def pragma(name: str) -> Any:
        return connection.execute(text(f"PRAGMA {name}")).scalar_one()

    empty = connection.execute(text("SELECT count(*) FROM sqlite_schema")).scalar_one() == 0
    if not empty and pragma("application_id") != APPLICATION_ID:
        raise NotADatabase
    if empty:
        connection.execute(text(f"PRAGMA application_id = {APPLICATION_ID}"))
    with as_file(files("sjoelen.storage") / "migrations") as scripts:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "head")
