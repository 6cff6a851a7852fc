from fractions import Fraction

import pytest

from sjoelen.tournament.people.classes import ClassLimit, ClassTable, class_of

GERMAN = ClassTable(
    (
        ClassLimit("A", Fraction(131)),
        ClassLimit("B", Fraction(124)),
        ClassLimit("C", Fraction(112)),
        ClassLimit("D", Fraction(0)),
    ),
    results_least=3,
    unrated="X",
)


@pytest.mark.parametrize(
    ("results", "name"),
    [
        ([131, 131, 131], "A"),
        ([131, 131, 130], "B"),
        ([124, 124, 124], "B"),
        ([124, 124, 123], "C"),
        ([112] * 3, "C"),
        ([111] * 3, "D"),
        ([140, 140], "X"),
        ([], "X"),
    ],
)
def test_a_class_follows_from_the_exact_average_and_enough_results(results: list[int], name: str) -> None:
    assert class_of(results, GERMAN) == name


def test_an_average_below_the_lowest_limit_is_unrated() -> None:
    table = ClassTable((ClassLimit("A", Fraction(131)),), 0, "X")
    assert class_of([100], table) == "X"
    assert class_of([], table) == "X"
