from pathlib import Path

import pytest

from sjoelen.storage.atomic_file import atomic_path
from sjoelen.storage.error import CannotStore


def test_a_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    with atomic_path(tmp_path / "new" / "a.json") as partial:
        partial.write_text("all of it")
        assert not (tmp_path / "new" / "a.json").exists()
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["a.json"]


def test_what_was_there_stays_until_then(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("old")

    def broken_off() -> None:
        with atomic_path(tmp_path / "a.json") as partial:
            partial.write_text("new")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        broken_off()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]
    with atomic_path(tmp_path / "a.json") as partial:
        partial.write_text("new")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["new"]


def test_a_folder_appears_with_all_that_is_in_it(tmp_path: Path) -> None:
    with atomic_path(tmp_path / "made") as partial:
        (partial / "deep").mkdir(parents=True)
        (partial / "deep" / "a").write_text("a")
    assert (tmp_path / "made" / "deep" / "a").read_text() == "a"


def test_what_a_killed_one_left_is_cleared_away(tmp_path: Path) -> None:
    for name in ("file", "folder"):
        (tmp_path / f".{name}.partial").mkdir()
        (tmp_path / f".{name}.partial" / "rest").write_text("")
    with atomic_path(tmp_path / "file") as partial:
        partial.write_text("")
    with atomic_path(tmp_path / "folder") as partial:
        partial.mkdir()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotStore) as caught, atomic_path(tmp_path / "file" / "a.json"):
        pass
    assert caught.value.facts == {"path": str(tmp_path / "file" / "a.json")}
