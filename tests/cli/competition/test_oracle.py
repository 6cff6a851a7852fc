import json
from pathlib import Path

import pytest

from tests.cli.conftest import Sjoelen


@pytest.fixture
def invented(sjoelen: Sjoelen, tmp_path: Path) -> Path:
    file = tmp_path / "invented.json"
    file.write_text(sjoelen("competition", "generate", "--seed", "7").out, encoding="utf-8")
    return file


def test_anyone_can_repeat_the_recount(sjoelen: Sjoelen, invented: Path) -> None:
    done = sjoelen("competition", "check", str(invented), "--json")
    assert (done.code, done.record["agree"]) == (0, True)
    assert done.record["standing"] == done.record["recount"]
    assert "agrees" in sjoelen("competition", "check", str(invented), "--lang", "en").out


def test_a_file_whose_points_are_wrong_is_found_out(sjoelen: Sjoelen, invented: Path) -> None:
    document = json.loads(invented.read_text(encoding="utf-8"))
    counted = [event for event in document["events"] if (event["payload"].get("told") or {}).get("tally")]
    counted[0]["payload"]["points"] += 1
    invented.write_text(json.dumps(document), encoding="utf-8")
    done = sjoelen("competition", "check", str(invented), "--json")
    assert (done.code, done.record["miscounts"]) == (1, 1)
    assert "disagrees" in sjoelen("competition", "check", str(invented), "--lang", "en").out


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"events": 1}', '{"events": [{"type": "surprise", "payload": {}}]}', "\x00"]
)
def test_what_holds_no_competition_is_refused(sjoelen: Sjoelen, tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text, encoding="utf-8")
    done = sjoelen("competition", "check", str(file), "--json")
    assert (done.code, done.error["key"]) == (2, "file-unreadable")
    assert sjoelen("competition", "check", str(tmp_path / "nowhere"), "--json").error["key"] == "unknown-file"
