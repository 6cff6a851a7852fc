import json
import subprocess
import sys
from pathlib import Path

import pytest

from sjoelen.physics.trajectories.archive import from_json
from tests.cli.conftest import Sjoelen

SCENE = Path(__file__).parents[2] / "scenes" / "two-in-the-way.toml"
RELEASE = ("slide", "--at", "0.193", "--speed", "2.4", "--angle", "1.5", "--spin", "5")


def test_a_slide_says_where_every_disc_rests(sjoelen: Sjoelen) -> None:
    run = sjoelen(*RELEASE, "--scene", str(SCENE), "--lang", "en")
    assert run.code == 0
    assert [line.partition(":")[0] for line in run.out.splitlines()[1:]] == [
        "the disc that was slid",
        "disc 1",
        "disc 2",
    ]


def test_a_slide_for_a_program_is_a_trajectory(sjoelen: Sjoelen) -> None:
    record = sjoelen(*RELEASE, "--seed", "7", "--json").record
    assert from_json(json.dumps(record["trajectory"])).seed == 7
    assert len(record["discs"]) == 1


def test_a_slide_is_drawn(sjoelen: Sjoelen, tmp_path: Path) -> None:
    file = tmp_path / "slide.svg"
    assert sjoelen(*RELEASE, "--svg", str(file)).code == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (("--at", "0.01", "--speed", "2"), 2, "release-wrong"),
        (("--at", "0.2", "--speed", "nan"), 2, "release-wrong"),
        (("--at", "0.2", "--speed", "16"), 2, "release-wrong"),
        (("--at", "0.2", "--speed", "-2"), 2, "release-wrong"),
        (("--at", "0.2", "--speed", "2", "--board", "pub"), 4, "no-such-board"),
        (("--at", "0.2", "--speed", "2", "--board", "pub.toml"), 4, "unknown-file"),
        (("--at", "0.2", "--speed", "2", "--condition", "wet"), 4, "unknown-condition"),
        (("--at", "x", "--speed", "2"), 2, "bad-option"),
        (("--speed", "2"), 2, "word-missing"),
        (("--at", "0.2", "--speed", "2", "--scene", "nowhere.toml"), 4, "unknown-file"),
    ],
)
def test_a_slide_that_cannot_be_is_refused(
    sjoelen: Sjoelen, words: tuple[str, ...], code: int, key: str
) -> None:
    run = sjoelen("slide", *words, "--json")
    assert (run.code, run.error["key"]) == (code, key)


def test_a_release_is_refused_by_the_name_under_which_it_was_written(
    sjoelen: Sjoelen, tmp_path: Path
) -> None:
    sentence = "{} is 0,01; zo kan een hand niet sjoelen. Kies een waarde tussen 0,026 en 0,36.\n"
    assert sjoelen("slide", "--at", "0,01", "--speed", "2").err == sentence.format("--at")
    scene = tmp_path / "scene.toml"
    scene.write_text("[scene]\n[[release]]\nat = 0.01\nspeed = 2\n", encoding="utf-8")
    assert sjoelen("slide", "--at", "0.2", "--speed", "2", "--scene", str(scene)).err == sentence.format(
        "release 1.at"
    )


@pytest.mark.parametrize("speed", ["0", "1e-9"])
def test_a_disc_let_go_without_speed_lies_where_it_was(sjoelen: Sjoelen, speed: str) -> None:
    record = sjoelen("slide", "--at", "0.2", "--speed", speed, "--json").record
    assert [(round(disc["x_m"], 6), round(disc["y_m"], 6)) for disc in record["discs"]] == [(0.2, 0.0)]
    assert from_json(json.dumps(record["trajectory"])).discs == 1


def test_only_a_slide_wakes_the_engine() -> None:
    words = "import sys; import sjoelen.cli.slide, sjoelen.cli.board; print('llvmlite' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout
        == "False\n"
    )


def test_a_slide_is_made_on_the_board_that_is_named(sjoelen: Sjoelen, tmp_path: Path) -> None:
    stops, mine = tmp_path / "stops.toml", tmp_path / "mine.toml"
    stops.write_text("[[stop]]\nspeed = 1.2\nway = 0.5\n" * 3, encoding="utf-8")
    assert sjoelen("board", "fit", str(stops), "--write", str(mine)).code == 0
    straight = ("slide", "--at", "0.193", "--speed", "1.2", "--json")
    ways = [
        sjoelen(*straight, *on).record["discs"][0]["y_m"]
        for on in ((), ("--condition", "new"), ("--board", str(mine)))
    ]
    assert ways[2] == pytest.approx(0.5, abs=1e-4)
    assert len(set(ways)) == 3


def test_a_drawing_that_cannot_be_written_is_reported(sjoelen: Sjoelen, tmp_path: Path) -> None:
    run = sjoelen(*RELEASE, "--svg", str(tmp_path), "--json")
    assert (run.code, run.record["error"]["key"]) == (1, "cannot-store")
