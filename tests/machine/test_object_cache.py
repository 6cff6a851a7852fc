import sys
from pathlib import Path
from types import FunctionType

import platformdirs
import pytest

from sjoelen.machine.object_cache import load, store


@pytest.fixture
def function(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FunctionType:
    """Return a function in a folder of its own."""
    monkeypatch.setattr(sys, "pycache_prefix", None)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "of the user")
    (tmp_path / "room").mkdir()
    names: dict[str, FunctionType] = {}
    exec(compile("def action(): pass", tmp_path / "room" / "actions.py", "exec"), names)  # noqa: S102
    return names["action"]


def files(tmp_path: Path) -> list[Path]:
    return [path for path in tmp_path.rglob("*") if path.is_file()]


def test_stored_code_is_loaded(function: FunctionType, tmp_path: Path) -> None:
    assert load(function, "stamp") is None
    store(function, "stamp", b"code")
    assert load(function, "stamp") == b"code"
    (file,) = files(tmp_path)
    assert file.parent == tmp_path / "room" / "__pycache__"


def test_code_under_another_stamp_is_not_loaded(function: FunctionType) -> None:
    store(function, "stamp", b"code")
    assert load(function, "another") is None


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 40])
def test_damaged_code_is_not_loaded(function: FunctionType, tmp_path: Path, damage: bytes) -> None:
    store(function, "stamp", b"code")
    (file,) = files(tmp_path)
    file.write_bytes(file.read_bytes()[: -len(damage) or -1] + damage)
    assert load(function, "stamp") is None


def test_new_code_replaces_the_old(function: FunctionType, tmp_path: Path) -> None:
    store(function, "stamp", b"code")
    store(function, "another", b"newer")
    assert load(function, "another") == b"newer"
    assert len(files(tmp_path)) == 1


def test_code_is_stored_for_the_user_if_its_folder_is_read_only(
    function: FunctionType, tmp_path: Path
) -> None:
    (tmp_path / "room" / "__pycache__").write_text("in the way", encoding="utf-8")
    store(function, "stamp", b"code")
    assert load(function, "stamp") == b"code"
    assert any("of the user" in file.parts for file in files(tmp_path))


def test_nothing_is_stored_if_every_folder_is_read_only(function: FunctionType, tmp_path: Path) -> None:
    for place in (tmp_path / "room" / "__pycache__", tmp_path / "of the user"):
        place.write_text("in the way", encoding="utf-8")
    store(function, "stamp", b"code")
    assert load(function, "stamp") is None


def test_a_failed_store_leaves_no_file_behind(function: FunctionType, tmp_path: Path) -> None:
    store(function, "stamp", b"code")
    (file,) = files(tmp_path)
    file.unlink()
    (file / "in the way").mkdir(parents=True)
    store(function, "stamp", b"code")
    assert [path.parent.name for path in files(tmp_path)] != [file.parent.name]
    assert load(function, "stamp") == b"code"
