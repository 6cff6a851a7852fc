import pytest

from sjoelen.error import SjoelenError
from sjoelen.home.score_sheet import SheetLine
from sjoelen.paper.error import ColumnsMissing, ColumnTwice, SheetEmpty, SheetUnreadable
from sjoelen.paper.score_sheet import read_sheet
from sjoelen.rules.tally import Tally

ANNA = SheetLine(1, "Anna", 1, Tally((9, 5, 7, 5)), None)


@pytest.mark.parametrize(
    "text",
    [
        "Anna,1,9,5,7,5",
        "Anna;1;9;5;7;5",
        "Anna\t1\t9\t5\t7\t5",
        '"Anna", 1, 9, 5, 7, 5',
        "Anna,1,9,5,7,5\r\n\r\n,,,,,\n",
        "Anna;1;9;5;7;5\r",
    ],
)
def test_commas_semicolons_and_tabs_are_read(text: str) -> None:
    assert read_sheet(text.encode()) == ((ANNA,), ())


@pytest.mark.parametrize("first", ["sep=;", "SEP=;", '"sep=;"', "\ufeffsep=;", "sep=;;;"])
def test_the_separator_may_be_said_first(first: str) -> None:
    notes, _ = read_sheet(f"{first}\r\nspeler;beurt;totaal\r\nAnna, A;1;104".encode())
    assert notes == (SheetLine(3, "Anna, A", 1, None, 104),)


@pytest.mark.parametrize("sign", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_only_a_line_end_ends_a_line(sign: str) -> None:
    (note,), doubts = read_sheet(f"An{sign}na,1,104".encode())
    assert (note.player, doubts) == (f"An{sign}na", ())


def test_a_cell_broken_over_two_lines_gives_nobody_points() -> None:
    notes, doubts = read_sheet(b'player,turn,total\n"An\nna",1,104\nBram,1,90')
    assert [note.player for note in notes] == ["Bram"]
    assert [(doubt.line, doubt.error.key) for doubt in doubts] == [(2, "torn-line"), (3, "torn-line")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_the_usual_encodings_are_read(encoding: str) -> None:
    (note,), _ = read_sheet("Renée;1;104".encode(encoding))
    assert note.player == "Renée"


@pytest.mark.parametrize(
    ("text", "tally", "total"),
    [
        ("Anna,1,104", None, 104),
        ("Anna,1,9,5,7,5,116", Tally((9, 5, 7, 5)), 116),
        ("player,turn,total\nAnna,1,104", None, 104),
        ("Speler;Beurt;2;3;4;1\nAnna;1;9;5;7;5", Tally((9, 5, 7, 5)), None),
        ("naam;spel;1;2;3;4\nAnna;1;5;9;5;7", Tally((9, 5, 7, 5)), None),
        ("date;name;turn;points\n2026-11-30;Anna;1;104", None, 104),
        ("player,turn,2,3,4,1,total\nAnna,1,,,,,104", None, 104),
        ("player,turn,2,3,4,1,total\nAnna,1,9,5,7,5", Tally((9, 5, 7, 5)), None),
    ],
)
def test_columns_are_found_by_their_heading_or_their_number(
    text: str, tally: Tally | None, total: int | None
) -> None:
    (note,), doubts = read_sheet(text.encode())
    assert (note.player, note.turn, note.tally, note.total, doubts) == ("Anna", 1, tally, total, ())


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('"Bram,2,104', "torn-line"),
        ('Br"am,2,104', "torn-line"),
        ('"Br"am,2,104', "torn-line"),
        ('Bram,2,"104', "torn-line"),
        ("Bram,2,104,1", "cells-too-many"),
        ("Bram,2", "nothing-written"),
        ("Bram", "not-a-turn"),
        ("Bram,0,104", "not-a-turn"),
        ("Bram,1000,104", "not-a-turn"),
        ("Bram,1.0,104", "not-a-turn"),
        ("Bram,2,1O4", "not-a-count"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_the_others_stay(line: str, key: str) -> None:
    notes, (doubt,) = read_sheet(f"Anna,1,104\n\n{line}\nCas,1,88".encode())
    assert [note.player for note in notes] == ["Anna", "Cas"]
    assert (doubt.line, doubt.error.key) == (3, key)


@pytest.mark.parametrize(
    ("content", "leaf"),
    [
        (b"", SheetEmpty),
        (b" \n;;;\n", SheetEmpty),
        (b"player,turn,total\n", SheetEmpty),
        (b"\x00\x01\x02", SheetUnreadable),
        (b"Anna;1;\x81", SheetUnreadable),
        (b"sep=;\n", SheetEmpty),
        (b"\xff\xfe\x00", SheetUnreadable),
        (b"Anna,1", ColumnsMissing),
        (b"player,turn,2,3,4\nAnna,1,1,1,1", ColumnsMissing),
        (b"player,total\nAnna,104", ColumnsMissing),
        (b"turn,total\n1,104", ColumnsMissing),
        (b"player,turn,total,score\nAnna,1,104,104", ColumnTwice),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(content: bytes, leaf: type[SjoelenError]) -> None:
    with pytest.raises(leaf):
        read_sheet(content)
