import sqlite3
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sjoelen.desk.ports import EncodedEvent, Link, Moment, Name, Request
from sjoelen.storage.backup import back_up
from sjoelen.storage.error import CannotStore
from sjoelen.storage.log import SqlLog

MOMENT = Moment(datetime(2026, 9, 1, 18, 30, 0, 5, tzinfo=UTC), "Europe/Amsterdam")


def add(log: SqlLog, stream: str) -> None:
    with log.writing() as transaction:
        transaction.append(
            stream, transaction.last(stream), [EncodedEvent("x", 1, {"é": 1})], by="guest", moment=MOMENT
        )


def test_a_copy_holds_everything_and_can_be_opened(log: SqlLog, tmp_path: Path) -> None:
    request, link = Request("scope", "key", "content"), Link("hash", "b", "look", "2026")
    for stream in ("b", "a", "a"):
        add(log, stream)
    with log.writing() as transaction:
        transaction.write_names([Name("n", "p", "a", "Zoë")])
        transaction.write_link(link)
        transaction.store_response(request, "{}")
    copy_folder = back_up(log, tmp_path / "second" / "folder", MOMENT)
    assert copy_folder.name == "2026-09-01T183000.000005Z"
    copy = SqlLog(copy_folder / "sjoelen.db")
    assert {stream: copy.head(stream) for stream in copy.streams()} == {
        stream: log.head(stream) for stream in ("a", "b")
    }
    with copy.writing() as transaction:
        assert (transaction.names(["n"]), transaction.link("hash"), transaction.stored_response(request)) == (
            {"n": "Zoë"},
            link,
            "{}",
        )
    add(copy, "a")
    assert (copy.verify("a"), log.verify("a")) == (3, 2)
    copy.close()


def test_a_copy_is_one_moment_while_others_write(log: SqlLog, tmp_path: Path) -> None:
    add(log, "a")
    done = threading.Event()

    def write() -> None:
        while not done.is_set():
            add(log, "a")

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copy_folder = [back_up(log, tmp_path / f"{number}", MOMENT) for number in range(5)]
    finally:
        done.set()
        writer.join()
    lengths = list[int]()
    for folder in copy_folder:
        copy = SqlLog(folder / "sjoelen.db")
        lengths.append(copy.verify("a"))
        copy.close()
    assert lengths == sorted(lengths)
    assert 0 < lengths[0] <= lengths[-1] <= log.verify("a")


def test_a_copy_that_is_there_is_not_overwritten(log: SqlLog, tmp_path: Path) -> None:
    copy_folder = back_up(log, tmp_path / "second", MOMENT)
    before = (copy_folder / "sjoelen.db").read_bytes()
    add(log, "a")
    with pytest.raises(CannotStore):
        back_up(log, tmp_path / "second", MOMENT)
    assert (copy_folder / "sjoelen.db").read_bytes() == before
    assert [path.name for path in (tmp_path / "second").iterdir()] == [copy_folder.name]


def test_a_copy_is_complete_without_any_other_file(log: SqlLog, tmp_path: Path) -> None:
    add(log, "a")
    copy_folder = back_up(log, tmp_path / "second", MOMENT)
    assert [path.name for path in copy_folder.iterdir()] == ["sjoelen.db"]
    with sqlite3.connect(copy_folder / "sjoelen.db") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
