"""Migration of the tables to this version."""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

HEAD = "0002"  # the newest of the migrations
VERSION_TABLE = "alembic_version"


class NewerSchema(Exception):
    """The tables were made by a newer version of this program."""


def is_current(connection: Connection) -> bool:
    """Return whether the tables are those of this version; Alembic, slow to import, is not asked."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return False
    return bool(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) == HEAD)  # noqa: S608


def migrate(connection: Connection) -> None:
    """Upgrade the tables within the connection's transaction; raises NewerSchema."""
    from alembic import command  # noqa: PLC0415 takes longer to import than most commands to run
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

    with as_file(files("sjoelen.storage") / "migrations") as scripts:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        try:
            command.upgrade(config, HEAD)
        except CommandError as error:
            raise NewerSchema from error
