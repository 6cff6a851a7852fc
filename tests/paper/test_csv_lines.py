import pytest

from sjoelen.paper.csv_lines import CsvLine, cells_of, read_lines
from sjoelen.paper.error import SheetEmpty, SheetUnreadable, TornLine


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_keep_their_number_in_the_file(end: str) -> None:
    assert read_lines(f"a;b{end}{end};;{end}c;d".encode()) == (CsvLine(1, "a;b", ";"), CsvLine(4, "c;d", ";"))


def test_the_first_line_may_say_what_parts_the_cells() -> None:
    (line,) = read_lines(b"sep=|\na|b")
    assert cells_of(line) == ["a", "b"]


@pytest.mark.parametrize(("content", "leaf"), [(b"", SheetEmpty), (b"\x00a", SheetUnreadable)])
def test_what_is_no_text_has_no_lines(content: bytes, leaf: type[Exception]) -> None:
    with pytest.raises(leaf):
        read_lines(content)


@pytest.mark.parametrize("text", ['"a;b', '"a"b";c'])
def test_a_torn_line_has_no_cells(text: str) -> None:
    with pytest.raises(TornLine):
        cells_of(CsvLine(1, text, ";"))
