import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from sjoelen.assemble.ports import SecretIds, SystemClock
from sjoelen.desk.entry_view import SubturnTally
from sjoelen.desk.game_view import public_label
from sjoelen.desk.home_game import show_game
from sjoelen.desk.ports import Ports, Request
from sjoelen.desk.turn_commands import record_turn
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import last_counts
from sjoelen.storage.error import CannotStore, NewerDatabase, NotADatabase
from sjoelen.storage.log import SqlLog
from sjoelen.storage.schema import metadata
from sjoelen.storage.sqlite import APPLICATION_ID, open_engine


def test_a_new_file_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "not yet" / "100%" / "sjoelen.db"
    open_engine(path).dispose()
    assert path.is_file()


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sjoelen.db"
    open_engine(path).dispose()
    before = path.read_bytes()
    open_engine(path).dispose()
    assert path.read_bytes() == before


def test_what_is_promised_to_be_stored_is_on_the_disk(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "sjoelen.db")
    names = ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "application_id")
    with engine.begin() as connection:
        values = [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]
    engine.dispose()
    full = 2
    assert values == ["wal", full, 1, 1, APPLICATION_ID]


def test_the_migrations_make_the_tables_that_are_asked_for(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "sjoelen.db")
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        tables = connection.execute(text("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'"))
        strict = {row.name: row.strict for row in tables}
    engine.dispose()
    assert {name: strict[name] for name in metadata.tables} == dict.fromkeys(metadata.tables, 1)


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Anna, " * 500)
    with pytest.raises(NotADatabase):
        open_engine(path)
    assert path.read_text() == "Dear Anna, " * 500


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "chess.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE event (move TEXT)")
    other.close()
    with pytest.raises(NotADatabase):
        open_engine(path)
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("event",)]
    other.close()


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sjoelen.db"
    open_engine(path).dispose()
    with sqlite3.connect(path) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    with pytest.raises(NewerDatabase) as caught:
        open_engine(path)
    assert caught.value.facts == {"path": str(path)}


def test_a_folder_in_place_of_the_file_cannot_store(tmp_path: Path) -> None:
    with pytest.raises(CannotStore):
        open_engine(tmp_path)


def test_a_file_in_place_of_the_folder_cannot_store(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(CannotStore):
        open_engine(tmp_path / "data" / "sjoelen.db")


GOLDEN = Path(__file__).parent / "golden" / "v1.sql"
GAME = "pl5wi_MZBlpuPiY1quAllg"


@pytest.fixture
def first_release(tmp_path: Path) -> Iterator[SqlLog]:
    """A database as the first release wrote it."""
    path = tmp_path / "sjoelen.db"
    with sqlite3.connect(path) as old:
        old.executescript(GOLDEN.read_text(encoding="utf-8"))
    old.close()
    log = SqlLog(path)
    yield log
    log.close()


def test_a_database_of_the_first_release_is_brought_up_to_date(first_release: SqlLog) -> None:
    assert first_release.verify(f"home-game/{GAME}") == 10
    with first_release.reading() as transaction:
        differences = compare_metadata(MigrationContext.configure(transaction._connection), metadata)
        assert differences == []
        assert sorted(name.text for name in transaction.names_about(f"home-game/{GAME}")) == ["Anna", "Bram"]


def test_a_game_of_the_first_release_is_opened_by_its_address_and_stands_as_it_stood(
    first_release: SqlLog,
) -> None:
    ports = Ports(first_release, SystemClock(), random.SystemRandom(), SecretIds())
    game = show_game(ports, GAME)
    assert [player.name for player in game.players] == ["Anna", "Bram"]
    assert [(place.points, place.best) for place in game.standing] == [(236, 120), (235, 156)]
    assert (game.strength, game.id) == ("own", public_label(f"home-game/{GAME}"))
    bonus = next(line for line in game.entries if line.bonus)
    assert (bonus.counts, bonus.points) == ((SubturnTally(1, (7, 7, 9, 7)),), 156)


def test_what_the_first_release_answered_is_answered_again(first_release: SqlLog) -> None:
    ports = Ports(first_release, SystemClock(), random.SystemRandom(), SecretIds())
    again = Request(f"/api/v1/games/{GAME}/turns", "key-3", "{}")
    slot, record = ("F71j_-o-gyg4qcusKJh2hA", 1), last_counts(Tally((7, 7, 9, 7)), 1, (4, 4))
    assert record_turn(ports, again, GAME, slot, record).sequence <= 10
