from pathlib import Path

import pytest

from sjoelen.cli.error import UnknownFile
from sjoelen.cli.file import read_text, write_text
from sjoelen.storage.error import CannotStore


def test_a_text_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", "één")
    assert read_text(tmp_path / "a.txt") == "één"
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_folder_is_no_file_to_read_or_to_write(tmp_path: Path) -> None:
    with pytest.raises(UnknownFile):
        read_text(tmp_path)
    with pytest.raises(CannotStore):
        write_text(tmp_path, "x")


def test_what_is_no_text_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnknownFile):
        read_text(tmp_path / "a.bin")
