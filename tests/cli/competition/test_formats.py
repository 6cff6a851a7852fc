from pathlib import Path

import pytest

from sjoelen.rules.house_rules import house_rules
from sjoelen.tournament.competition.builtin_formats import format_ids
from sjoelen.tournament.people.sorting import Sorting
from tests.cli.competition.conftest import RunCommand
from tests.cli.conftest import Sjoelen
from tests.tournament.competition.own_formats import CUP, EVENINGS, OWN_FORMATS


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(CUP, encoding="utf-8")
    return file


def test_every_format_is_listed_by_id_and_title(sjoelen: Sjoelen) -> None:
    listed = sjoelen("competition", "formats", "--json").record["formats"]
    assert [chosen["format"] for chosen in listed] == list(format_ids())
    lines = sjoelen("competition", "formats", "--lang", "nl").out.splitlines()
    assert lines[format_ids().index("series-1x10")].split() == ["series-1x10", "Eén", "serie", "van", "tien"]


@pytest.mark.parametrize("language", ["nl", "en"])
def test_help_lists_house_rules_and_sortings_as_the_program_has_them(sjoelen: Sjoelen, language: str) -> None:
    text = sjoelen("competition", "new", "--help", "--lang", language).out
    unbroken = "".join(text.split())
    assert all(word in unbroken for word in (*house_rules(), *Sorting))


def test_a_competition_is_played_by_an_own_format(run_command: RunCommand, own: Path) -> None:
    done = run_command("new", "--format", str(own), "--seed", "1")
    assert (done.code, done.record["format"]) == (0, "village-cup")
    run_command("enter", "Anna, Bram")
    own.unlink()  # the log holds all of it
    run_command("start")
    for turn in range(1, 6):
        assert run_command("record", "Anna", str(turn), "--total", "100").code == 0
        run_command("record", "Bram", str(turn), "--total", str(90 + turn))
    assert run_command("advance").record["parts"] == [{"name": "", "contestants": ["Anna"]}]
    assert [row["points"] for row in run_command("standing", "--stage", "1").record["standing"]] == [400, 374]


def test_the_title_of_a_format_is_in_the_readers_language(run_command: RunCommand, own: Path) -> None:
    own.write_text(EVENINGS, encoding="utf-8")
    assert "Three evenings" in run_command("new", "--format", str(own), as_text=True).out


@pytest.mark.parametrize("text", OWN_FORMATS)
def test_an_own_format_is_exported_with_its_competition(
    run_command: RunCommand, sjoelen: Sjoelen, own: Path, tmp_path: Path, text: str
) -> None:
    own.write_text(text, encoding="utf-8")
    run_command("new", "--format", str(own), "--seed", "1")
    run_command("enter", "Anna", "--team", "North")
    run_command("enter", "Bram", "--team", "North")
    file = tmp_path / "spring.json"
    assert run_command("export", str(file)).code == 0
    there = ("--data", str(tmp_path / "there"), "--json")
    assert sjoelen("competition", "import", str(file), *there).code == 0
    assert sjoelen("competition", "standing", "spring", *there).record == run_command("standing").record
    assert sjoelen("competition", "check", str(file), "--json").record["agree"]


WRONG = {
    "Line 6: “turns” must be a whole number from 1 to 99.": ("turns = 5", "turns = 500"),
    "Line 1: this format lacks the field “turns”. Add it.": ("turns = 5\n", ""),
    "Line 20: a format has no field “stage 2.part” here.": ('division = "first"', 'part = "first"'),
    "This format is not valid TOML from line 23 on.": ("points = [3, 1, 0]", "points = ["),
    "Line 1: “id” must be another id": ("village-cup", "pools"),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_a_wrong_format_is_refused_with_field_and_line(
    run_command: RunCommand, own: Path, sentence: str
) -> None:
    own.write_text(CUP.replace(*WRONG[sentence]), encoding="utf-8")
    refused = run_command("new", "--format", str(own), as_text=True)
    assert refused.code == 2
    assert sentence in " ".join(refused.err.split())


def test_a_missing_format_file_is_reported(run_command: RunCommand, tmp_path: Path) -> None:
    assert run_command("new", "--format", str(tmp_path / "nowhere.toml")).error["key"] == "unknown-file"
