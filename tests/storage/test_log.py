import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError

from sjoelen.desk.error import StreamMoved
from sjoelen.desk.ports import Fact, Moment, Name
from sjoelen.storage.error import BrokenChain, CannotStore
from sjoelen.storage.log import SqlLog

MOMENT = Moment(datetime(2026, 9, 1, 18, 30, tzinfo=UTC), "Europe/Amsterdam")


def write(log: SqlLog, stream: str, expected: int, *points: int) -> None:
    with log.writing() as book:
        facts = [Fact("turn_recorded", 1, {"points": each}) for each in points]
        book.append(stream, expected, facts, by="guest", moment=MOMENT)


def points(log: SqlLog, stream: str) -> list[object]:
    with log.reading() as book:
        return [envelope.payload["points"] for envelope in book.read(stream)]


def test_what_was_written_is_read_in_order(log: SqlLog) -> None:
    write(log, "a", 0, 116, 104)
    write(log, "b", 0, 88)
    write(log, "a", 2, 148)
    assert points(log, "a") == [116, 104, 148]
    assert log.streams() == ("a", "b")
    assert (log.verify("a"), log.verify("b"), log.verify("c")) == (3, 1, 0)


def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    first = SqlLog(tmp_path / "sjoelen.db")
    write(first, "a", 0, 116)
    first.close()
    second = SqlLog(tmp_path / "sjoelen.db")
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
        with log.writing() as book:
            book.append("a", 0, [Fact("turn_recorded", 1, {"points": 1})], by="guest", moment=MOMENT)
            book.write_names([Name("p", "p", "a", "Anna")])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half_done()
    assert points(log, "a") == []
    with log.reading() as book:
        assert book.names(["p"]) == {}


COPY = 'INSERT INTO event SELECT {}, at, zone, "by", type, version, payload, previous_hash, hash FROM event'
FORBIDDEN = [
    "UPDATE event SET payload = '{\"points\":148}'",
    "UPDATE event SET sequence = sequence + 1",
    "UPDATE OR REPLACE event SET sequence = 1 WHERE sequence = 2",
    "DELETE FROM event",
    "DELETE FROM event WHERE sequence = 2",
    "INSERT OR REPLACE INTO event SELECT * FROM event WHERE sequence = 1",
    COPY.format("stream, sequence").replace("INSERT", "REPLACE"),
    COPY.format("stream, 5") + " WHERE sequence = 2",
    COPY.format("stream, 3") + " WHERE sequence = 2",
    COPY.format("'b', 0") + " WHERE sequence = 1",
    COPY.format("'b', 1") + " WHERE sequence = 2",
]


@pytest.mark.parametrize("statement", FORBIDDEN)
def test_the_database_itself_refuses_to_change_the_past(log: SqlLog, statement: str) -> None:
    write(log, "a", 0, 116, 104)
    with pytest.raises(DatabaseError, match=r"append-only|next link"), log.writing() as book:
        book._connection.exec_driver_sql(statement)
    assert points(log, "a") == [116, 104]
    assert log.verify("a") == 2


def test_whoever_tears_out_the_triggers_is_found_by_the_chain(log: SqlLog) -> None:
    write(log, "a", 0, 116, 104)
    with log.writing() as book:
        book._connection.exec_driver_sql("DROP TRIGGER event_stays")
        book._connection.exec_driver_sql("UPDATE event SET payload = '{\"points\":148}' WHERE sequence = 2")
    with pytest.raises(BrokenChain) as caught:
        log.verify("a")
    assert caught.value.facts == {"stream": "a", "sequence": 2}


def at_once(count: int, act: Callable[[int], None]) -> list[Exception]:
    """What went wrong when so many threads acted together."""
    start, troubles = threading.Barrier(count), list[Exception]()

    def run(number: int) -> None:
        start.wait()
        try:
            act(number)
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


def test_two_programs_on_one_file_take_turns(tmp_path: Path) -> None:
    logs = [SqlLog(tmp_path / "sjoelen.db") for _ in range(2)]

    def add(number: int) -> None:
        with logs[number % 2].writing() as book:
            expected = len(book.read("a"))
            book.append("a", expected, [Fact("seen", 1, {"points": number})], by="guest", moment=MOMENT)

    assert at_once(20, add) == []
    assert logs[0].verify("a") == 20
    assert sorted(map(str, points(logs[1], "a"))) == sorted(map(str, range(20)))
    for log in logs:
        log.close()


def test_a_reader_sees_one_page_while_others_write(log: SqlLog) -> None:
    write(log, "a", 0, 116)
    with log.reading() as book:
        assert len(book.read("a")) == 1
        write(log, "a", 1, 104)
        assert len(book.read("a")) == 1
    assert len(points(log, "a")) == 2


def test_a_disk_that_refuses_is_said_and_nothing_is_stored(tmp_path: Path) -> None:
    log = SqlLog(tmp_path / "sjoelen.db")
    write(log, "a", 0, 116)
    with log.writing() as book:
        pages = book._connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    for connection in (log._writer.raw_connection(), log._writer.raw_connection()):
        connection.cursor().execute(f"PRAGMA max_page_count = {pages}")
        connection.close()
    full = Fact("turn_recorded", 1, {"points": 104, "story": "x" * 100_000})
    with pytest.raises(CannotStore), log.writing() as book:
        book.append("a", 1, [full], by="guest", moment=MOMENT)
    assert points(log, "a") == [116]
    assert log.verify("a") == 1
    log.close()


def test_the_version_changes_when_anybody_wrote(tmp_path: Path) -> None:
    first, second = (SqlLog(tmp_path / "sjoelen.db") for _ in range(2))
    before = first.version()
    assert first.version() == before
    write(second, "a", 0, 116)
    after = first.version()
    assert after != before
    write(first, "a", 1, 104)
    assert first.version() != after
    first.close()
    second.close()
