import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from sjoelen.storage.log import SqlLog
from sjoelen.storage.migrate import HEAD, NewerSchema, is_current, migrate


def test_the_head_is_that_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", "sjoelen.storage:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_migrating_again_changes_nothing(log: SqlLog) -> None:
    with log.writing() as transaction:
        migrate(transaction._connection)
        assert is_current(transaction._connection)
        assert log.streams() == ()


def test_a_version_that_is_not_known_is_not_guessed_at(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction._connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert not is_current(transaction._connection)
        with pytest.raises(NewerSchema):
            migrate(transaction._connection)
