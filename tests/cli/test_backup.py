from pathlib import Path

from tests.cli.conftest import Sjoelen


def test_a_backup_is_a_folder_that_can_be_opened(sjoelen: Sjoelen, tmp_path: Path) -> None:
    data_option = ("--data", str(tmp_path / "here"))
    sjoelen("competition", "new", "spring", *data_option)
    folder = sjoelen("backup", str(tmp_path / "second"), *data_option, "--json").record["folder"]
    assert Path(folder).parent == tmp_path / "second"
    assert sjoelen("competition", "verify", "spring", "--data", folder, "--json").record["events"] == 1


def test_a_folder_that_cannot_be_written_is_reported(sjoelen: Sjoelen, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = sjoelen("backup", str(tmp_path / "file"), "--data", str(tmp_path / "here"), "--lang", "en")
    assert (done.code, done.out) == (1, "")
    assert "cannot be written" in done.err
