"""A disk that refuses is said in one sentence, and what it refused is nowhere half."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from sjoelen.desk.competition_people import Registration, enter_people
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Envelope
from sjoelen.error import InvalidError
from sjoelen.storage.log import SqlLog
from tests.cli.conftest import Run
from tests.journeys.disks import DISKS, PAGE, Disk
from tests.journeys.killed import desk_on
from tests.journeys.test_killed import STREAM, begin

ROOM_TO_READ = 12 * PAGE  # the index of a WAL is 32 KiB, SQLite file format, 4
REFUSED = {
    "en": "Nothing was stored: {path} cannot be written. Is the disk full or read-only?\n",
    "nl": "Er is niets opgeslagen: in {path} kan niet geschreven worden. Is de schijf vol of alleen-lezen?\n",
}


@pytest.fixture(params=DISKS)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    with DISKS[request.param](tmp_path) as disk:
        begin(disk.data / "sjoelen.db", players=150)
        yield disk


def record(disk: Disk, turn: int, language: str = "en") -> Run:
    return disk.sjoelen("competition", "record", "c", "1", str(turn), "--total", "90", "--lang", language)


def events(disk: Disk) -> int:
    return len(chain(disk.data / "sjoelen.db"))


def refused(done: Run, path: Path, language: str = "en") -> bool:
    return (done.code, done.out, done.err) == (1, "", REFUSED[language].format(path=path))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_full_disk_is_said_and_nothing_is_stored(disk: Disk, language: str) -> None:
    before = events(disk)
    disk.full()
    assert refused(record(disk, 1, language), disk.data / "sjoelen.db", language)
    disk.free()
    assert events(disk) == before
    assert record(disk, 1).code == 0
    assert events(disk) == before + 1


def test_on_a_disk_that_fills_up_a_turn_is_stored_or_refused(disk: Disk) -> None:
    before, stored, outcomes = events(disk), 0, set[int]()
    for turn, pages in enumerate((1, 2, 4, 6, 8, 10, 14, 18, 22, 26), 1):
        disk.full(but_for=pages * PAGE)
        done = record(disk, turn)
        disk.free()
        assert done.code == 0 or refused(done, disk.data / "sjoelen.db")
        stored += done.code == 0
        outcomes.add(done.code)
        assert events(disk) == before + stored
    assert outcomes == {0, 1}


def test_a_read_only_disk_is_said_and_nothing_is_stored(disk: Disk) -> None:
    before = events(disk)
    disk.read_only()
    assert refused(record(disk, 1), disk.data / "sjoelen.db")
    disk.free()
    assert events(disk) == before


def test_a_file_or_a_copy_that_does_not_fit_leaves_the_old_one(disk: Disk) -> None:
    file, second = disk.folder / "c.json", disk.folder / "second"
    export = ("competition", "export", "c", str(file), "--lang", "en")
    assert disk.sjoelen(*export).code == 0
    before = file.read_bytes()
    assert record(disk, 1).code == 0
    disk.full(but_for=ROOM_TO_READ)
    for command in (export, ("backup", str(second), "--lang", "en")):
        done = disk.sjoelen(*command)
        assert (done.code, done.out) == (1, "")
        assert "cannot be written. Is the disk full" in done.err
    assert file.read_bytes() == before
    assert not list(second.glob("*"))
    disk.free()
    assert disk.sjoelen(*export).code == 0
    assert file.read_bytes() != before


def test_an_import_that_does_not_fit_leaves_no_trace(disk: Disk) -> None:
    file, other = disk.folder / "c.json", Disk(disk.folder / "other")
    assert disk.sjoelen("competition", "export", "c", str(file)).code == 0
    other.sjoelen("competition", "new", "other")
    taken = ("competition", "import", str(file), "--lang", "en")
    other.limit = 3 * PAGE
    assert refused(other.sjoelen(*taken), other.data / "sjoelen.db")
    other.limit = disk.limit
    assert other.sjoelen("competition", "verify", "c").code == 4
    assert other.sjoelen(*taken).code == 0


def chain(path: Path) -> tuple[Envelope, ...]:
    """What a folder that was copied tells, once its chain has been verified."""
    log = SqlLog(path)
    try:
        log.verify(STREAM)
        with log.reading() as transaction:
            return transaction.read(STREAM)
    finally:
        log.close()


def test_a_torn_copy_of_the_wal_tells_a_beginning_that_holds_or_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "data" / "sjoelen.db"
    ports = desk_on(place)
    begin(place, players=0)
    for number in range(30):
        enter_people(ports, "c", [Registration(Person(f"p{number}"))], by="desk")
    with ports.log.reading() as transaction:
        whole = transaction.read(STREAM)
    size, chance, lengths = place.with_name("sjoelen.db-wal").stat().st_size, random.Random(5), set[int]()  # noqa: S311
    for number in range(40):
        copy = tmp_path / f"copy-{number}" / "sjoelen.db"
        shutil.copytree(place.parent, copy.parent, ignore=shutil.ignore_patterns("*-shm"))
        with copy.with_name("sjoelen.db-wal").open("r+b") as wal:
            wal.truncate(chance.randrange(size))
            if number % 2:
                wal.seek(chance.randrange(size // 2))
                wal.write(b"torn")
        events = chain(copy)
        assert events == whole[: len(events)]
        lengths.add(len(events))
    ports.log.close()
    assert len(lengths) > 3


def test_whatever_is_overwritten_in_the_file_is_found_or_does_not_matter(tmp_path: Path) -> None:
    place, chance, outcomes = tmp_path / "sjoelen.db", random.Random(6), set[bool]()  # noqa: S311
    begin(place, players=60)
    good, sound = place.read_bytes(), chain(place)
    for _ in range(60):
        offset = chance.randrange(len(good) - 64)
        place.write_bytes(good[:offset] + chance.randbytes(64) + good[offset + 64 :])
        try:
            events = chain(place)
            assert (
                events == sound[: len(events)]
            )  # that an end is missing only a code kept elsewhere can tell
            outcomes.add(True)
        except InvalidError:
            outcomes.add(False)
    assert outcomes == {True, False}


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "newer version of this"), ("nl", "nieuwere versie van dit")]
)
def test_a_file_of_a_newer_version_is_said_and_left_alone(
    tmp_path: Path, language: str, sentence: str
) -> None:
    disk = Disk(tmp_path)
    begin(disk.data / "sjoelen.db", players=1)
    with sqlite3.connect(disk.data / "sjoelen.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    before = (disk.data / "sjoelen.db").read_bytes()
    done = record(disk, 1, language)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err
    assert (disk.data / "sjoelen.db").read_bytes() == before
