from pathlib import Path

from tests.cli.conftest import Sjoelen


def test_a_backup_is_a_folder_that_can_be_opened(sjoelen: Sjoelen, tmp_path: Path) -> None:
    here = ("--data", str(tmp_path / "here"))
    sjoelen("competition", "new", "spring", *here)
    made = sjoelen("backup", str(tmp_path / "second"), *here, "--json").record["folder"]
    assert Path(made).parent == tmp_path / "second"
    assert sjoelen("competition", "verify", "spring", "--data", made, "--json").record["events"] == 1


def test_where_it_cannot_be_written_is_said(sjoelen: Sjoelen, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = sjoelen("backup", str(tmp_path / "file"), "--data", str(tmp_path / "here"), "--lang", "en")
    assert (done.code, done.out) == (1, "")
    assert "cannot be written" in done.err
