import sys
from pathlib import Path
from types import FunctionType

import platformdirs
import pytest

from sjoelen.machine.object_cache import found, keep


@pytest.fixture
def act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FunctionType:
    """A function in a folder of its own."""
    monkeypatch.setattr(sys, "pycache_prefix", None)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "of the user")
    (tmp_path / "room").mkdir()
    names: dict[str, FunctionType] = {}
    exec(compile("def act(): pass", tmp_path / "room" / "acts.py", "exec"), names)  # noqa: S102
    return names["act"]


def files(tmp_path: Path) -> list[Path]:
    return [path for path in tmp_path.rglob("*") if path.is_file()]


def test_what_was_kept_is_found(act: FunctionType, tmp_path: Path) -> None:
    assert found(act, "stamp") is None
    keep(act, "stamp", b"code")
    assert found(act, "stamp") == b"code"
    (file,) = files(tmp_path)
    assert file.parent == tmp_path / "room" / "__pycache__"


def test_what_was_made_of_something_else_is_not_found(act: FunctionType) -> None:
    keep(act, "stamp", b"code")
    assert found(act, "another") is None


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 40])
def test_what_is_damaged_is_not_found(act: FunctionType, tmp_path: Path, damage: bytes) -> None:
    keep(act, "stamp", b"code")
    (file,) = files(tmp_path)
    file.write_bytes(file.read_bytes()[: -len(damage) or -1] + damage)
    assert found(act, "stamp") is None


def test_what_is_new_takes_the_place_of_the_old(act: FunctionType, tmp_path: Path) -> None:
    keep(act, "stamp", b"code")
    keep(act, "another", b"newer")
    assert found(act, "another") == b"newer"
    assert len(files(tmp_path)) == 1


def test_where_the_room_may_not_be_written_it_is_kept_for_the_user(act: FunctionType, tmp_path: Path) -> None:
    (tmp_path / "room" / "__pycache__").write_text("in the way", encoding="utf-8")
    keep(act, "stamp", b"code")
    assert found(act, "stamp") == b"code"
    assert any("of the user" in file.parts for file in files(tmp_path))


def test_where_nothing_may_be_written_nothing_is_kept(act: FunctionType, tmp_path: Path) -> None:
    for place in (tmp_path / "room" / "__pycache__", tmp_path / "of the user"):
        place.write_text("in the way", encoding="utf-8")
    keep(act, "stamp", b"code")
    assert found(act, "stamp") is None


def test_a_place_that_cannot_be_taken_leaves_nothing_behind(act: FunctionType, tmp_path: Path) -> None:
    keep(act, "stamp", b"code")
    (file,) = files(tmp_path)
    file.unlink()
    (file / "in the way").mkdir(parents=True)
    keep(act, "stamp", b"code")
    assert [path.parent.name for path in files(tmp_path)] != [file.parent.name]
    assert found(act, "stamp") == b"code"
