import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Sjoelen


@pytest.fixture
def data(sjoelen: Sjoelen, tmp_path: Path) -> Path:
    for name in ("spring", "autumn"):
        sjoelen("competition", "new", name, "--data", str(tmp_path))
        sjoelen("competition", "enter", name, "Anna", "Bram", "--data", str(tmp_path))
    return tmp_path


def test_everything_is_verified_with_the_code_of_each_competition(sjoelen: Sjoelen, data: Path) -> None:
    streams = sjoelen("verify", "--data", str(data), "--json").record["streams"]
    assert [stream["stream"] for stream in streams] == ["competition/autumn", "competition/spring"]
    code = sjoelen("competition", "verify", "spring", "--data", str(data), "--json").record["code"]
    assert streams[1]["code"] == code
    assert f"Code of spring: {code}" in sjoelen("verify", "--data", str(data), "--lang", "en").out


def test_an_earlier_code_is_still_there_until_the_end_is_cut_off(sjoelen: Sjoelen, data: Path) -> None:
    code = sjoelen("competition", "verify", "spring", "--data", str(data), "--json").record["code"]
    sjoelen("competition", "enter", "spring", "Cas", "--data", str(data))
    assert sjoelen("verify", "--code", code.upper(), "--data", str(data)).code == 0
    change(data, "DELETE FROM event WHERE stream = 'competition/spring' AND sequence >= 3")
    done = sjoelen("verify", "--code", code, "--data", str(data), "--json")
    assert (done.code, done.error["key"]) == (5, "code-not-here")
    assert sjoelen("verify", "--data", str(data)).code == 0


def test_an_altered_event_is_found_whichever_stream_it_is_in(sjoelen: Sjoelen, data: Path) -> None:
    change(data, "UPDATE event SET by = 'somebody' WHERE stream = 'competition/autumn' AND sequence = 2")
    done = sjoelen("verify", "--data", str(data), "--json")
    assert (done.code, done.error["key"]) == (2, "log-broken")
    assert done.error["facts"]["streams"] == ["competition/autumn (2)"]


@pytest.mark.parametrize("code", ["", "ab12", "zz12 cd34 ef56", "ab12 cd34 ef56 7"])
def test_a_code_that_is_none_is_refused(sjoelen: Sjoelen, data: Path, code: str) -> None:
    done = sjoelen("verify", "--code", code, "--data", str(data), "--json")
    assert (done.code, done.error["key"]) == (2, "code-unreadable")


def change(data: Path, statement: str) -> None:
    """Change the file behind the program's back, as its triggers would refuse it."""
    (path,) = data.glob("*.db")
    with sqlite3.connect(path) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement)
