from pathlib import Path

import pytest

from tests.cli.competition.conftest import RunCommand


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return tmp_path / "turns.csv"


def test_a_sheet_of_turns_is_recorded_in_one_transaction(spring: RunCommand, sheet: Path) -> None:
    lines = [f"{number};{turn};9;5;7;5" for number in (1, 2, 3) for turn in range(1, 11)]
    sheet.write_text("\n".join(["speler;beurt;2;3;4;1", *lines]), encoding="utf-8")
    before = spring("verify").record["events"]
    assert spring("record-sheet", str(sheet)).record == {
        "competition": "spring",
        "recorded": 30,
        "doubts": [],
    }
    assert {row["points"] for row in spring("standing").record["standing"]} == {1160}
    assert spring("verify").record["events"] == before + 30
    assert spring("record-sheet", str(sheet), as_text=True).out == "30 turns recorded\n"
    assert spring("verify").record["events"] == before + 30
    assert spring("card", "Anna").record["turns"][0]["juror"] != "Anna"


def test_of_a_sheet_with_a_wrong_line_nothing_is_written_and_every_wrong_line_is_named(
    spring: RunCommand, sheet: Path
) -> None:
    sheet.write_text(
        "player,turn,total\nAnna,1,104\nZoe,1,104\nBram,x,104\nCas,1,160\nAnna,1,98\nBram,2,90\n",
        encoding="utf-8",
    )
    done = spring("record-sheet", str(sheet))
    assert [(doubt["line"], doubt["key"]) for doubt in done.record["doubts"]] == [
        (3, "unknown-entrant"),
        (4, "not-a-turn"),
        (5, "unreachable-total"),
        (6, "turn-twice"),
    ]
    assert (done.code, done.record["recorded"]) == (4, 0)
    assert not spring("card", "Anna").record["total"]
    out = spring("record-sheet", str(sheet), as_text=True).out
    assert out.startswith("Nothing was recorded, because 4 lines cannot be true:\n  line 3: ")


def test_json_lines_say_board_juror_and_bonus(spring: RunCommand, sheet: Path) -> None:
    sheet.write_text(
        '{"player": 1, "turn": 1, "counts": [7, 7, 9, 7], "after": 2, "bonus": [4], "total": 152,'
        ' "board": "R1", "juror": "Bram"}\n',
        encoding="utf-8",
    )
    assert spring("record-sheet", str(sheet)).code == 0
    (turn, *_) = spring("card", "Anna").record["turns"]
    assert (turn["points"], turn["board"], turn["juror"], turn["bonus"]) == (152, "R1", "Bram", [4])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Anna;1;9;5;7;5;117", "tally-and-total-differ"),
        ("Anna;1;9;5;7;5;116", 116),
        ("Anna;1;7;7;9;7;152", 152),  # the bonus slides are in the total alone
    ],
)
def test_counts_and_a_total_beside_them_must_fit(
    spring: RunCommand, sheet: Path, line: str, expected: str | int
) -> None:
    sheet.write_text(f"speler;beurt;2;3;4;1;totaal\n{line}\n", encoding="utf-8")
    done = spring("record-sheet", str(sheet))
    if isinstance(expected, str):
        assert done.record["doubts"][0]["key"] == expected
    else:
        assert spring("card", "Anna").record["total"] == expected


def test_bonus_slides_that_do_not_make_the_total_are_refused(spring: RunCommand, sheet: Path) -> None:
    sheet.write_text(
        '{"player": 1, "turn": 1, "counts": [7, 7, 9, 7], "after": 2, "bonus": [3], "total": 152}\n',
        encoding="utf-8",
    )
    done = spring("record-sheet", str(sheet))
    assert done.record["doubts"][0]["facts"] == {"counted": 151, "total": 152}
    assert spring("record-sheet", "/nowhere.csv").error["key"] == "unknown-file"
