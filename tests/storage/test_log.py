import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from sqlalchemy.exc import DatabaseError

from sjoelen.desk.error import StreamMoved
from sjoelen.desk.ports import EncodedEvent, Moment, Name
from sjoelen.storage.error import BrokenChain
from sjoelen.storage.log import SqlLog
from tests.databases import Place

PATIENCE_S = 30
MOMENT = Moment(datetime(2026, 9, 1, 18, 30, tzinfo=UTC), "Europe/Amsterdam")


def write(log: SqlLog, stream: str, expected: int, *points: int) -> None:
    with log.writing() as transaction:
        facts = [EncodedEvent("turn_recorded", 1, {"points": number}) for number in points]
        transaction.append(stream, expected, facts, by="guest", moment=MOMENT)


def points(log: SqlLog, stream: str) -> list[object]:
    with log.reading() as transaction:
        return [envelope.payload["points"] for envelope in transaction.read(stream)]


def test_what_was_written_is_read_in_order(log: SqlLog) -> None:
    write(log, "a", 0, 116, 104)
    write(log, "b", 0, 88)
    write(log, "a", 2, 148)
    assert points(log, "a") == [116, 104, 148]
    assert log.streams() == ("a", "b")
    assert (log.verify("a"), log.verify("b"), log.verify("c")) == (3, 1, 0)


def test_what_was_written_is_there_after_reopening(place: Place) -> None:
    first = SqlLog(place)
    write(first, "a", 0, 116)
    first.close()
    second = SqlLog(place)
    assert points(second, "a") == [116]
    assert second.verify("a") == 1
    second.close()


def test_who_wrote_on_an_old_page_writes_nothing(log: SqlLog) -> None:
    write(log, "a", 0, 116)
    with pytest.raises(StreamMoved) as caught:
        write(log, "a", 0, 104)
    assert caught.value.facts == {"expected": 0, "found": 1}
    assert points(log, "a") == [116]


def test_of_a_block_that_fails_nothing_is_stored(log: SqlLog) -> None:
    def half_done() -> None:
        with log.writing() as transaction:
            transaction.append(
                "a", 0, [EncodedEvent("turn_recorded", 1, {"points": 1})], by="guest", moment=MOMENT
            )
            transaction.write_names([Name("p", "p", "a", "Anna")])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half_done()
    assert points(log, "a") == []
    with log.reading() as transaction:
        assert transaction.names(["p"]) == {}


COPY = 'INSERT INTO event SELECT {}, at, zone, "by", type, version, payload, previous_hash, hash FROM event'
EVERYWHERE = [
    "UPDATE event SET payload = '{\"points\":148}'",
    "UPDATE event SET sequence = sequence + 1",
    "DELETE FROM event",
    "DELETE FROM event WHERE sequence = 2",
    COPY.format("stream, 5") + " WHERE sequence = 2",
    COPY.format("stream, 3") + " WHERE sequence = 2",
    COPY.format("'b', 0") + " WHERE sequence = 1",
    COPY.format("'b', 1") + " WHERE sequence = 2",
]
ON_SQLITE = [
    "UPDATE OR REPLACE event SET sequence = 1 WHERE sequence = 2",
    "INSERT OR REPLACE INTO event SELECT * FROM event WHERE sequence = 1",
    COPY.format("stream, sequence").replace("INSERT", "REPLACE"),
]
ON_POSTGRES = [
    "TRUNCATE event",
    "SET LOCAL session_replication_role = replica; DELETE FROM event",
    COPY.format("stream, 2") + " WHERE sequence = 1 ON CONFLICT (stream, sequence) DO UPDATE SET by = 'x'",
]


@pytest.mark.parametrize(
    ("fresh", "statement"),
    [
        *(("sqlite", statement) for statement in EVERYWHERE + ON_SQLITE),
        *(
            pytest.param("postgres", statement, marks=pytest.mark.postgres)
            for statement in EVERYWHERE + ON_POSTGRES
        ),
    ],
    indirect=["fresh"],
)
def test_the_database_itself_refuses_to_change_the_past(log: SqlLog, statement: str) -> None:
    write(log, "a", 0, 116, 104)
    with pytest.raises(DatabaseError, match=r"append-only|next link"), log.writing() as transaction:
        transaction._connection.exec_driver_sql(statement)
    assert points(log, "a") == [116, 104]
    assert log.verify("a") == 2


def test_whoever_tears_out_the_triggers_is_found_by_the_chain(log: SqlLog) -> None:
    write(log, "a", 0, 116, 104)
    with log.writing() as transaction:
        guard = "event_stays" + (" ON event" if transaction._connection.dialect.name == "postgresql" else "")
        transaction._connection.exec_driver_sql(f"DROP TRIGGER {guard}")
        transaction._connection.exec_driver_sql(
            "UPDATE event SET payload = '{\"points\":148}' WHERE sequence = 2"
        )
    with pytest.raises(BrokenChain) as caught:
        log.verify("a")
    assert caught.value.facts == {"stream": "a", "sequence": 2}


def at_once(count: int, action: Callable[[int], None]) -> list[Exception]:
    """What went wrong when so many threads acted together."""
    start, troubles = threading.Barrier(count), list[Exception]()

    def run(number: int) -> None:
        start.wait()
        try:
            action(number)
        except Exception as trouble:  # noqa: BLE001 - it is the result
            troubles.append(trouble)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return troubles


def test_of_many_writers_with_the_same_page_one_wins(log: SqlLog) -> None:
    troubles = at_once(16, lambda number: write(log, "a", 0, number))
    assert [type(trouble) for trouble in troubles] == [StreamMoved] * 15
    assert log.verify("a") == 1


def test_two_programs_on_one_log_take_turns(place: Place) -> None:
    logs = [SqlLog(place) for _ in range(2)]

    def add(number: int) -> None:
        with logs[number % 2].writing() as transaction:
            expected = len(transaction.read("a"))
            transaction.append(
                "a", expected, [EncodedEvent("seen", 1, {"points": number})], by="guest", moment=MOMENT
            )

    assert at_once(20, add) == []
    assert logs[0].verify("a") == 20
    assert sorted(map(str, points(logs[1], "a"))) == sorted(map(str, range(20)))
    for log in logs:
        log.close()


def test_a_reader_sees_one_page_while_others_write(log: SqlLog) -> None:
    write(log, "a", 0, 116)
    with log.reading() as transaction:
        assert len(transaction.read("a")) == 1
        write(log, "a", 1, 104)
        assert len(transaction.read("a")) == 1
    assert len(points(log, "a")) == 2


def changed(log: SqlLog, before: int) -> int:
    deadline = time.monotonic() + PATIENCE_S
    while (version := log.version()) == before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert version != before
    return version


def test_the_version_changes_when_anybody_wrote(place: Place) -> None:
    first, second = (SqlLog(place) for _ in range(2))
    before = first.version()
    assert first.version() == before
    write(second, "a", 0, 116)
    after = changed(first, before)
    write(first, "a", 1, 104)
    changed(first, after)
    first.close()
    second.close()
