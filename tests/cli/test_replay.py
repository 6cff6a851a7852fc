from dataclasses import replace
from pathlib import Path

import pytest

from sjoelen.physics.trajectories.archive import from_bytes, to_bytes
from sjoelen.physics.trajectories.trajectory import ENGINE
from tests.cli.conftest import Sjoelen

ROOT = Path(__file__).parents[2]
SCENE = ROOT / "scenes" / "two-in-the-way.toml"
RECORDED = ROOT / "tests" / "physics" / "recorded"
SLIDE = ("slide", "--at", "0.193", "--speed", "2.4", "--angle", "1.5", "--seed", "7", "--scene", str(SCENE))


@pytest.fixture
def stored(sjoelen: Sjoelen, tmp_path: Path) -> Path:
    file = tmp_path / "slide.sjtr"
    assert sjoelen(*SLIDE, "--save", str(file)).code == 0
    return file


def test_a_stored_slide_plays_again_to_the_same_bits(sjoelen: Sjoelen, stored: Path) -> None:
    at_once, again = sjoelen(*SLIDE, "--lang", "en"), sjoelen("replay", str(stored), "--lang", "en")
    assert again.code == 0
    assert again.out.splitlines() == [
        f"Calculated again (engine {ENGINE}): the same to the last bit.",
        *at_once.out.splitlines(),
    ]


def test_a_stored_slide_is_drawn_and_stored_in_either_form(
    sjoelen: Sjoelen, stored: Path, tmp_path: Path
) -> None:
    svg, text, compact = tmp_path / "slide.svg", tmp_path / "slide.json", tmp_path / "again.sjtr"
    assert sjoelen("replay", str(stored), "--svg", str(svg), "--save", str(text)).code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert sjoelen("replay", str(text), "--save", str(compact)).code == 0
    assert compact.read_bytes() == stored.read_bytes()


def test_what_a_slide_answered_to_a_program_plays_again(sjoelen: Sjoelen, tmp_path: Path) -> None:
    file, answered = tmp_path / "answer.json", sjoelen(*SLIDE, "--json")
    file.write_text(answered.out, encoding="utf-8")
    again = sjoelen("replay", str(file), "--json").record
    assert (again["replay"], again["discs"]) == ("same", answered.record["discs"])


@pytest.mark.parametrize("file", sorted(RECORDED.iterdir()), ids=lambda file: file.name)
def test_a_slide_of_a_former_engine_is_shown_as_stored_with_a_notice(
    sjoelen: Sjoelen, file: Path, tmp_path: Path
) -> None:
    run = sjoelen("replay", str(file), "--json", "--svg", str(tmp_path / "slide.svg"))
    assert (run.code, run.record["replay"], run.record["own_engine"]) == (0, "as-stored", ENGINE)
    engine = run.record["engine"]
    dutch, english = (sjoelen("replay", str(file), "--lang", language).out for language in ("nl", "en"))
    assert dutch.startswith(f"Gemaakt met rekenversie {engine};")
    assert english.startswith(f"Made by engine {engine};")
    assert len(english.splitlines()) == 2 + len(run.record["discs"])


def test_a_slide_of_a_former_engine_is_stored_again_where_nothing_is_calculated(
    sjoelen: Sjoelen, tmp_path: Path
) -> None:
    file, compact = RECORDED / "version-3-engine-5.sjtr", tmp_path / "again.sjtr"
    assert sjoelen("replay", str(file), "--save", str(compact)).code == 0
    assert compact.read_bytes() == file.read_bytes()
    run = sjoelen("replay", str(file), "--save", str(tmp_path / "again.json"), "--json")
    assert (run.code, run.error["key"]) == (5, "engine-differs")


def test_a_slide_that_plays_otherwise_is_shown_and_found_out(sjoelen: Sjoelen, stored: Path) -> None:
    path = from_bytes(stored.read_bytes())
    stored.write_bytes(to_bytes(replace(path, ended_s=path.ended_s + 1.0)))
    run = sjoelen("replay", str(stored), "--json")
    assert (run.code, run.record["replay"]) == (5, "other")
    assert "calculates wrongly" in sjoelen("replay", str(stored), "--lang", "en").out


def test_a_file_that_cannot_be_read_is_refused(sjoelen: Sjoelen, stored: Path, tmp_path: Path) -> None:
    content, file = stored.read_bytes(), tmp_path / "bad.sjtr"
    for bad, code, key in (
        (content[:-40], 2, "broken-trajectory"),
        (content[:200] + bytes([content[200] ^ 1]) + content[201:], 2, "broken-trajectory"),
        (b"", 2, "broken-trajectory"),
        (b"[scene]", 2, "broken-trajectory"),
        (b"\xff\xfe", 2, "broken-trajectory"),
        (content[:4] + b"\x09" + content[5:], 5, "trajectory-too-new"),
        (to_bytes(replace(from_bytes(content), board_hash="0" * 64)), 5, "board-differs"),
    ):
        file.write_bytes(bad)
        run = sjoelen("replay", str(file), "--json")
        assert (run.code, run.error["key"]) == (code, key)
    assert sjoelen("replay", str(tmp_path / "none"), "--json").code == 4


@pytest.mark.parametrize("command", ["slide", "replay"])
def test_a_slide_is_stored_whole_or_not_at_all(
    sjoelen: Sjoelen, stored: Path, tmp_path: Path, command: str
) -> None:
    words = SLIDE if command == "slide" else ("replay", str(stored))
    run = sjoelen(*words, "--save", str(tmp_path / "slide.txt"), "--json")
    assert (run.code, run.error["key"]) == (2, "bad-option")
    (tmp_path / "taken.json").mkdir()
    run = sjoelen(*words, "--save", str(tmp_path / "taken.json"), "--json")
    assert (run.code, run.record["error"]["key"]) == (1, "cannot-store")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["slide.sjtr", "taken.json"]
