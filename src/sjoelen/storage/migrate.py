"""Bringing the tables up to date."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Within the connection's transaction; raises Alembic's CommandError at a schema that is newer."""
    with as_file(files("sjoelen.storage") / "migrations") as scripts:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "head")
