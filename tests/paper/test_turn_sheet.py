import pytest

from sjoelen.home.score_sheet import SheetLine
from sjoelen.paper.error import NotATurnLine, NothingWritten
from sjoelen.paper.turn_sheet import TurnLine, read_turns
from sjoelen.rules.tally import Tally

COUNTS = Tally((9, 5, 7, 5))


def test_a_table_is_read_as_any_sheet() -> None:
    turns, doubts = read_turns(b"speler;beurt;2;3;4;1\nAnna;1;9;5;7;5\nBram;x;1;1;1;1\n")
    assert turns == (TurnLine(SheetLine(2, "Anna", 1, COUNTS, None)),)
    assert [(doubt.line, doubt.error.key) for doubt in doubts] == [(3, "not-a-turn")]


def test_a_line_of_json_tells_more() -> None:
    text = b"""
{"player": 1, "turn": 1, "counts": [9, 5, 7, 5], "board": "R1", "juror": 2}
{"player": "Bram", "turn": 2, "total": 104}
{"player": "Cas", "turn": 2, "counts": [7, 7, 9, 7], "after": 2, "bonus": [4]}
"""
    assert read_turns(text) == (
        (
            TurnLine(SheetLine(2, "1", 1, COUNTS, None), board="R1", juror="2"),
            TurnLine(SheetLine(3, "Bram", 2, None, 104)),
            TurnLine(SheetLine(4, "Cas", 2, Tally((7, 7, 9, 7)), None), (4,), 2),
        ),
        (),
    )


@pytest.mark.parametrize(
    ("line", "leaf"),
    [
        ('{"player": "Bram", "turn": 2}', NothingWritten),
        ('{"player": "Bram", "turn": "2", "total": 1}', NotATurnLine),
        ('{"player": "Bram", "turn": 2, "total": 1.5}', NotATurnLine),
        ('{"player": "Bram", "turn": 2, "counts": [1, 2, 3]}', NotATurnLine),
        ('{"player": "Bram", "turn": 2, "total": 1, "note": "x"}', NotATurnLine),
        ('{"player": "Bram",', NotATurnLine),
        ("Bram;2;104", NotATurnLine),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, leaf: type[Exception]) -> None:
    turns, (doubt,) = read_turns(f'{{"player": "Anna", "turn": 1, "total": 104}}\n{line}\n'.encode())
    assert (len(turns), doubt.line, type(doubt.error)) == (1, 2, leaf)
