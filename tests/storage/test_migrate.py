import pytest
from alembic.util.exc import CommandError
from sqlalchemy import text

from sjoelen.storage.log import SqlLog
from sjoelen.storage.migrate import migrate


def test_migrating_again_changes_nothing(log: SqlLog) -> None:
    with log.writing() as transaction:
        migrate(transaction._connection)
        assert log.streams() == ()


def test_a_version_that_is_not_known_is_not_guessed_at(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction._connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(CommandError):
            migrate(transaction._connection)
