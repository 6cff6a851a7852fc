from pathlib import Path

import pytest

from sjoelen.storage.database import open_database
from sjoelen.storage.error import BadAddress
from sjoelen.storage.postgres import PostgresServer
from sjoelen.storage.sqlite import SqliteFile
from tests.databases import Place


def test_a_path_is_a_file_and_an_address_a_server(place: Place) -> None:
    database = open_database(place)
    assert isinstance(database, SqliteFile if isinstance(place, Path) else PostgresServer)
    database.close()


def test_a_text_that_is_no_address_is_not_taken_for_a_file() -> None:
    with pytest.raises(BadAddress):
        open_database("sjoelen.db")
