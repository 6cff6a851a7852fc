from fractions import Fraction
from pathlib import Path

import pytest

from sjoelen.cli.output import Reader
from sjoelen.cli.sheet import rounded
from tests.cli.conftest import Sjoelen

EVENING = """speler;beurt;2;3;4;1;totaal
Anna;1;9;5;7;5;116
Bram;1;5;5;6;5;
Anna;2;7;7;9;7;150
Cas;1;;;;;104
Renée;1;5;4;5;6;88
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return tmp_path / "evening.csv"


def test_an_evening_has_a_standing_with_ties_shown_as_ties(sjoelen: Sjoelen, sheet: Path) -> None:
    sheet.write_text(EVENING, encoding="utf-8")
    done = sjoelen("sheet", str(sheet), "--json")
    assert done.code == 0
    assert [(row["rank"], row["player"], row["points"]) for row in done.record["standing"]] == [
        (1, "Anna", 266),
        (2, "Bram", 104),
        (2, "Cas", 104),
        (4, "Renée", 88),
    ]
    assert done.record["standing"][0]["average"] == {"numerator": 133, "denominator": 1}
    assert done.record["doubts"] == []


def test_the_standing_is_a_table_for_people(sjoelen: Sjoelen, sheet: Path) -> None:
    sheet.write_text(EVENING, encoding="utf-8")
    assert sjoelen("sheet", str(sheet)).out == (
        "plaats  speler  punten  beurten  gemiddeld  beste\n"
        "     1  Anna       266        2     133,00    150\n"
        "     2  Bram       104        1     104,00    104\n"
        "     2  Cas        104        1     104,00    104\n"
        "     4  Renée       88        1      88,00     88\n"
    )


@pytest.mark.parametrize(
    ("line", "code", "key"),
    [
        ("Dirk;1;8;8;8;8;", 3, "too-many-discs"),
        ("Dirk;1;8;8;8;8;160", 3, "too-many-discs"),
        ("Dirk;1;;;;;157", 3, "unreachable-total"),
        ("Dirk;1;5;5;5;5;101", 3, "tally-and-total-differ"),
        ("Anna;1;5;5;5;5;", 5, "turn-twice"),
        (";1;5;5;5;5;", 2, "name-empty"),
        ("Dirk;x;5;5;5;5;", 2, "not-a-turn"),
        ('"Dirk;1;5;5;5;5;', 2, "torn-line"),
        ("Dirk;1;5;5;;5;", 2, "not-a-count"),
        ("Dirk;1;-5;5;5;5;", 2, "negative-count"),
    ],
)
def test_a_line_that_cannot_be_true_is_named_and_left_out(
    sjoelen: Sjoelen, sheet: Path, line: str, code: int, key: str
) -> None:
    sheet.write_text(f"{EVENING}{line}\n", encoding="utf-8")
    done = sjoelen("sheet", str(sheet), "--json")
    (doubt,) = done.record["doubts"]
    assert (done.code, doubt["line"], doubt["key"]) == (code, 7, key)
    assert len(done.record["standing"]) == 4
    assert "7" in sjoelen("sheet", str(sheet)).out.splitlines()[-1]


def test_a_player_is_one_player_however_the_name_is_written(sjoelen: Sjoelen, sheet: Path) -> None:
    sheet.write_text("Renée,1,104\nRene\u0301e,2,90\nRENÉE ,3,80\nrenée,3,70\nRenee,1,60\n", encoding="utf-8")
    done = sjoelen("sheet", str(sheet), "--json")
    assert [(row["player"], row["points"]) for row in done.record["standing"]] == [
        ("Renée", 274),
        ("Renee", 60),
    ]
    assert [(doubt["line"], doubt["key"]) for doubt in done.record["doubts"]] == [(4, "turn-twice")]


def test_doubts_stand_in_the_order_of_the_lines(sjoelen: Sjoelen, sheet: Path) -> None:
    sheet.write_text("A,1,8,8,8,8\nA,x,1,1,1,1\n,2,1,1,1,1\nA,3,20\nA,4,5,5,5,5\n", encoding="utf-8")
    done = sjoelen("sheet", str(sheet), "--json")
    assert [doubt["line"] for doubt in done.record["doubts"]] == [1, 2, 3, 4]


def test_a_file_that_is_not_there_is_unknown(sjoelen: Sjoelen, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.csv", tmp_path):
        done = sjoelen("sheet", str(path), "--json")
        assert (done.code, done.error["key"]) == (4, "unknown-file")


@pytest.mark.parametrize(
    ("average", "text"),
    [
        (Fraction(83, 8), "10,38"),
        (Fraction(73, 7), "10,43"),
        (Fraction(1, 3), "0,33"),
        (Fraction(2, 3), "0,67"),
        (Fraction(1, 8), "0,13"),
        (Fraction(148), "148,00"),
        (None, ""),
    ],
)
def test_an_average_is_rounded_only_where_it_is_shown(average: Fraction | None, text: str) -> None:
    assert rounded(Reader("nl", False), average) == text
    assert rounded(Reader("en", False), average) == text.replace(",", ".")
