import threading
from collections.abc import Iterator
from datetime import UTC, datetime

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sjoelen.desk.error import WritersCrossed
from sjoelen.desk.ports import EncodedEvent, Moment
from sjoelen.storage.error import (
    BadAddress,
    CannotStore,
    DatabaseUnreachable,
    DriverMissing,
    NewerDatabase,
    NotADatabase,
)
from sjoelen.storage.log import SqlLog
from sjoelen.storage.postgres import url_of
from sjoelen.storage.schema import metadata
from tests.databases import EMPTY, Cluster

MOMENT = Moment(datetime(2026, 9, 1, 18, 30, tzinfo=UTC), "Europe/Amsterdam")
PATIENCE_S = 30
on_a_server = pytest.mark.postgres


@pytest.fixture
def address(cluster: Cluster) -> Iterator[str]:
    with cluster.database() as database:
        yield database


@pytest.fixture
def empty(cluster: Cluster) -> Iterator[str]:
    with cluster.database(EMPTY) as database:
        yield database


def change(address: str, statement: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    "address", ["", "sjoelen.db", "mysql://a/b", "postgresql://a:x/b", "sqlite:///a.db", "://"]
)
def test_what_is_no_address_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(BadAddress) as caught:
        url_of(address)
    assert caught.value.facts == {}


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_both_ways_to_begin_an_address_are_known(scheme: str) -> None:
    assert url_of(f"{scheme}://anna@hall/spring").database == "spring"


def test_a_server_that_is_not_there_is_said_without_the_password() -> None:
    with pytest.raises(DatabaseUnreachable) as caught:
        SqlLog("postgresql://anna:secret@127.0.0.1:1/spring")
    assert caught.value.facts == {"address": "postgresql+psycopg://anna:***@127.0.0.1:1/spring"}


def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(DriverMissing):
        SqlLog("postgresql://127.0.0.1/spring")


@on_a_server
def test_a_database_that_is_not_there_is_not_made(address: str) -> None:
    with pytest.raises(DatabaseUnreachable):
        SqlLog(address.replace("/test_", "/no_"))


@on_a_server
def test_the_migrations_make_the_tables_that_are_asked_for(empty: str) -> None:
    log = SqlLog(empty)
    with log.reading() as transaction:
        assert compare_metadata(MigrationContext.configure(transaction._connection), metadata) == []
    log.close()
    SqlLog(empty).close()


@on_a_server
def test_many_that_open_an_empty_database_at_once_make_it_once(empty: str) -> None:
    troubles = list[Exception]()

    def open_it() -> None:
        try:
            SqlLog(empty).close()
        except Exception as trouble:  # noqa: BLE001 - it is the result
            troubles.append(trouble)

    threads = [threading.Thread(target=open_it) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []


@on_a_server
def test_a_database_of_another_program_is_refused_and_left_alone(empty: str) -> None:
    change(empty, "CREATE TABLE event (move text)")
    with pytest.raises(NotADatabase):
        SqlLog(empty)
    with psycopg.connect(empty) as connection:
        tables = connection.execute("SELECT relname FROM pg_stat_user_tables").fetchall()
    assert tables == [("event",)]


@on_a_server
def test_a_database_of_a_newer_version_is_refused(address: str) -> None:
    change(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        SqlLog(address)


@on_a_server
def test_a_database_that_may_only_be_read_is_said(address: str) -> None:
    change(address, f"ALTER DATABASE {url_of(address).database} SET default_transaction_read_only = on")
    log = SqlLog(address)
    with pytest.raises(CannotStore), log.writing() as transaction:
        transaction.append("a", 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
    assert log.streams() == ()
    log.close()


@on_a_server
def test_who_writes_one_stream_does_not_wait_for_another(address: str) -> None:
    log = SqlLog(address)
    with log.writing() as transaction:
        transaction.append("a", 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
        with log.writing() as other:
            other.append("b", 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
        assert log.streams() == ("b",)
    assert log.streams() == ("a", "b")
    log.close()


@on_a_server
def test_of_two_who_wait_for_each_other_one_gets_through(address: str) -> None:
    log, met, outcomes = SqlLog(address), threading.Barrier(2), list[str]()

    def write(first: str, second: str) -> None:
        try:
            with log.writing() as transaction:
                transaction.last(first)
                met.wait(PATIENCE_S)
                transaction.append(second, 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
            outcomes.append("stored")
        except WritersCrossed:
            outcomes.append("crossed")

    threads = [threading.Thread(target=write, args=pair) for pair in (("a", "b"), ("b", "a"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["crossed", "stored"]
    assert len(log.streams()) == 1
    log.close()


@on_a_server
def test_a_connection_that_was_cut_is_said_and_the_next_one_holds(address: str) -> None:
    log = SqlLog(address)

    def write_and_be_cut() -> None:
        with log.writing() as transaction:
            transaction.append("a", 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
            transaction._connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    with pytest.raises(DatabaseUnreachable):
        write_and_be_cut()
    with log.reading() as transaction:
        assert transaction.last("a") == 0
    with log.writing() as transaction:
        transaction.append("a", 0, [EncodedEvent("x", 1, {})], by="guest", moment=MOMENT)
    assert log.verify("a") == 1
    log.close()
