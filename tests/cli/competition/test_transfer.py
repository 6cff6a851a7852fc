from pathlib import Path

import pytest

from tests.cli.competition.conftest import RunCommand
from tests.cli.conftest import Sjoelen
from tests.databases import Cluster


@pytest.fixture
def file(spring: RunCommand, tmp_path: Path) -> Path:
    path = tmp_path / "out" / "spring.json"
    assert spring("export", str(path)).record == {
        "competition": "spring",
        "file": str(path),
        "bytes": path.stat().st_size,
    }
    return path


def test_a_competition_goes_to_another_folder_in_a_file(
    spring: RunCommand, sjoelen: Sjoelen, file: Path, tmp_path: Path
) -> None:
    there = ("--data", str(tmp_path / "there"))
    taken = ("competition", "import", str(file), *there)
    assert sjoelen(*taken, "--json").record["new"]
    assert "was hier al, precies zo" in sjoelen(*taken, "--lang", "nl").out
    verified = sjoelen("competition", "verify", "spring", *there, "--json").record
    assert verified == spring("verify").record


def test_what_was_written_since_is_not_overwritten(
    spring: RunCommand, sjoelen: Sjoelen, file: Path, tmp_path: Path
) -> None:
    spring("enter", "Dirk")
    done = sjoelen("competition", "import", str(file), "--data", str(tmp_path), "--json")
    assert (done.code, done.error["key"]) == (5, "competition-exists")


@pytest.mark.parametrize(
    ("content", "code", "sentence"),
    [
        (b"", 2, "holds no competition"),
        (b"\xff\xfe", 2, "holds no competition"),
        (b'{"format": "sjoelen-competition", "version": 99}', 2, "newer version of the program (format 99)"),
        (None, 4, "cannot be opened"),
    ],
)
def test_a_file_without_a_competition_is_reported(
    sjoelen: Sjoelen, tmp_path: Path, content: bytes | None, code: int, sentence: str
) -> None:
    if content is not None:
        (tmp_path / "x.json").write_bytes(content)
    done = sjoelen("competition", "import", str(tmp_path / "x.json"), "--data", str(tmp_path), "--lang", "en")
    assert (done.code, done.out) == (code, "")
    assert sentence in done.err


def test_an_exported_file_can_be_recounted(sjoelen: Sjoelen, file: Path) -> None:
    assert sjoelen("competition", "check", str(file), "--json").record["agree"]


def test_an_erased_person_is_known_by_number_only(spring: RunCommand) -> None:
    assert spring("erase", "Bram").record == {"competition": "spring", "erased": "Bram"}
    assert spring("erase", "Bram").error["key"] == "unknown-entrant"
    assert spring("withdraw", "2", "--reason", "ill").record["name"] == ""
    assert spring("verify").code == 0


@pytest.mark.postgres
def test_a_competition_goes_to_a_server_and_back(
    spring: RunCommand, sjoelen: Sjoelen, file: Path, tmp_path: Path, cluster: Cluster
) -> None:
    back, there = tmp_path / "back.json", tmp_path / "there"
    with cluster.database() as address:
        assert sjoelen("competition", "import", str(file), "--database", address).code == 0
        assert sjoelen("competition", "export", "spring", str(back), "--database", address).code == 0
        assert back.read_text() == file.read_text()
        copied = sjoelen("backup", str(there), "--database", address, "--json").record
    verified = sjoelen("competition", "verify", "spring", "--data", copied["folder"], "--json").record
    assert verified == spring("verify").record
