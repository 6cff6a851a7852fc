from itertools import permutations
from pathlib import Path

import pytest

from tests.cli.competition.conftest import RunCommand

OURS, THEIRS = "Anna, Bram, Cas, Dirk", "Els, Fred, Gea, Hans"


@pytest.fixture
def league(run_command: RunCommand) -> RunCommand:
    run_command("new", "--format", "league-4", "--seed", "7")
    run_command("enter", OURS, "--team", "A")
    run_command("enter", THEIRS, "--team", "B")
    return run_command


def test_the_secret_word_is_printed_once_and_opens_the_line_up_after_both_are_sealed(
    league: RunCommand,
) -> None:
    word = league("line-up", "A", "B", "A", OURS).record["word"]
    assert league("line-up", "A", "B", "A", OURS, "--word", word).error["key"] == "line-up-secret"
    other = league("line-up", "A", "B", "B", THEIRS).record["word"]
    assert word != other
    opened = league("line-up", "A", "B", "A", OURS, "--word", word).record
    assert opened["players"] == ["Anna", "Bram", "Cas", "Dirk"]
    assert league("line-up", "A", "B", "B", OURS, "--word", other).error["key"] == "line-up-incomplete"


def test_no_stored_byte_reveals_a_sealed_line_up(league: RunCommand, tmp_path: Path) -> None:
    people = [str(person["number"]) for person in league("enter", "Ida", "--team", "A").record["people"]]
    word = league("line-up", "A", "B", "A", OURS).record["word"]
    stored_bytes = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert word.encode() not in stored_bytes
    assert not any(",".join(order).encode() in stored_bytes for order in permutations(people[:4]))
    assert league("meetings").record["duels"][0]["meetings"] == []
    assert "still secret" in league("meetings", as_text=True).out


def test_a_sealed_line_up_says_to_keep_the_word(league: RunCommand) -> None:
    assert "Keep this word" in league("line-up", "A", "B", "A", OURS, as_text=True).out


def test_a_ruling_may_set_the_line_up(league: RunCommand) -> None:
    league("line-up", "A", "B", "A", OURS)
    league("line-up", "A", "B", "B", THEIRS)
    out = league("line-up", "A", "B", "A", OURS, "--ruling", "word lost", as_text=True).out
    assert out == "Line-up of A: Anna, Bram, Cas, Dirk\n"
