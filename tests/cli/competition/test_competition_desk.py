from pathlib import Path

import pytest

from sjoelen.cli.competition.competition_desk import desk_at
from tests.cli.conftest import Sjoelen
from tests.databases import Cluster

NOWHERE = "postgresql://anna:secret@127.0.0.1:1/spring"
NEW = ("competition", "new", "spring")


def test_the_desk_keeps_its_data_in_the_folder_it_is_given(tmp_path: Path) -> None:
    desk_at(tmp_path / "new").log.close()
    assert (tmp_path / "new" / "sjoelen.db").exists()


@pytest.mark.parametrize(
    ("address", "code", "english", "dutch"),
    [
        (NOWHERE, 1, "cannot be reached. Is the server running", "niet te bereiken. Draait de server"),
        ("spring.db", 2, "Write it like this: postgresql://", "Schrijf het zo: postgresql://"),
    ],
)
def test_a_wrong_database_is_reported_in_one_sentence_without_its_password(
    sjoelen: Sjoelen, address: str, code: int, english: str, dutch: str
) -> None:
    for language, sentence in (("en", english), ("nl", dutch)):
        done = sjoelen(*NEW, "--database", address, "--lang", language)
        assert (done.code, done.out, done.err.count("\n")) == (code, "", 1)
        assert sentence in done.err
        assert "secret" not in done.err


def test_the_data_option_precedes_the_database_variable(
    sjoelen: Sjoelen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SJOELEN_DATABASE", NOWHERE)
    assert sjoelen(*NEW).code == 1
    assert sjoelen(*NEW, "--data", str(tmp_path)).code == 0


@pytest.mark.postgres
def test_one_setting_keeps_everything_on_a_server(
    sjoelen: Sjoelen, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster.database() as address:
        assert sjoelen(*NEW, "--database", address).code == 0
        monkeypatch.setenv("SJOELEN_DATABASE", address)
        assert sjoelen(*NEW, "--json").error["key"] == "competition-exists"
