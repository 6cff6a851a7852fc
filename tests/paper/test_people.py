import pytest

from sjoelen.paper.error import ColumnTwice
from sjoelen.paper.people import Listed, read_people


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("Anna", Listed("Anna", None, None)),
        ("Anna;De Schijf;jeugd", Listed("Anna", "De Schijf", "jeugd")),
        ("naam;klasse\nRenée;A", Listed("Renée", None, "A")),
        ("class,club,name\nA,De Schijf,Anna", Listed("Anna", "De Schijf", "A")),
        ("nr;naam\n7;Anna", Listed("Anna", None, None)),
    ],
)
def test_people_are_found_by_their_heading_or_their_order(text: str, listed: Listed) -> None:
    for encoding in ("utf-8", "utf-8-sig", "cp1252"):
        assert read_people(text.encode(encoding)) == ((listed,), ())


@pytest.mark.parametrize(
    ("line", "key"), [(";x", "name-missing"), ('"Bram', "torn-line"), ("a;b;c;d", "cells-too-many")]
)
def test_a_line_that_cannot_be_read_is_named(line: str, key: str) -> None:
    people, (doubt,) = read_people(f"Anna\n{line}\nCas".replace("Anna\n", "Anna;;\n").encode())
    assert [each.name for each in people] == ["Anna", "Cas"]
    assert (doubt.line, doubt.error.key) == (2, key)


def test_a_column_stands_once() -> None:
    with pytest.raises(ColumnTwice):
        read_people(b"name;naam\na;b")
