import sqlite3
from pathlib import Path

from tests.cli.competition.conftest import RunCommand


def test_an_untouched_log_has_a_code_that_can_be_printed(spring: RunCommand) -> None:
    record = spring("verify").record
    assert record["events"] == 5
    assert record["code"].replace(" ", "") == record["head"][:12]
    assert record["code"] in spring("verify", as_text=True).out


def test_a_log_that_was_tampered_with_is_found_out(spring: RunCommand, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sjoelen.db") as database:
        for (trigger,) in database.execute(
            "select name from sqlite_master where type = 'trigger'"
        ).fetchall():
            database.execute(f"drop trigger {trigger}")
        database.execute("update event set payload = replace(payload, '\"number\":1', '\"number\":9')")
    database.close()
    done = spring("verify")
    assert done.code != 0
    assert done.error["key"] == "broken-chain"
