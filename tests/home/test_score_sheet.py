from fractions import Fraction

import pytest

from sjoelen.home.score_sheet import SheetLine, standing_of_sheet
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.tally import Tally

ANS, SYSTEM_20_2 = edition("ans-2026"), edition("system-20-2")


def test_counts_totals_or_both_make_a_standing() -> None:
    rows, doubts = standing_of_sheet(
        [
            SheetLine(1, "Anna", 1, Tally((9, 5, 7, 5)), None),
            SheetLine(2, "Anna", 2, None, 100),
            SheetLine(3, "Bram", 1, Tally((7, 7, 9, 7)), 153),
            SheetLine(4, "Bram", 2, Tally((0, 0, 0, 0)), 0),
        ],
        ANS,
    )
    assert [(row.player, row.points, row.average, row.best) for row in rows] == [
        ("Anna", 216, Fraction(108), 116),
        ("Bram", 153, Fraction(153, 2), 153),
    ]
    assert doubts == ()


@pytest.mark.parametrize(
    ("tally", "total", "key", "facts"),
    [
        ((8, 8, 8, 8), None, "too-many-discs", {"discs": 32, "most": 30}),
        ((8, 8, 8, 8), 160, "too-many-discs", {"discs": 32, "most": 30}),
        (None, 157, "unreachable-total", {"total": 157, "most": 156}),
        (None, -1, "not-a-score", {"text": "-1"}),
        ((5, 5, 5, 5), 50, "tally-and-total-differ", {"counted": 100, "total": 50}),
        ((5, 5, 5, 5), 104, "tally-and-total-differ", {"counted": 100, "total": 104}),
        ((7, 7, 9, 7), 147, "tally-and-total-differ", {"counted": 148, "total": 147}),
    ],
)
def test_a_line_that_cannot_be_true_is_refused(
    tally: tuple[int, ...] | None, total: int | None, key: str, facts: dict[str, int]
) -> None:
    rows, (doubt,) = standing_of_sheet([SheetLine(7, "Anna", 1, Tally(tally) if tally else None, total)], ANS)
    assert (rows, doubt.line, doubt.error.key, doubt.error.facts) == ((), 7, key, facts)


def test_97_cannot_be_made_with_twenty_discs() -> None:
    _, (doubt,) = standing_of_sheet([SheetLine(1, "Anna", 1, None, 97)], SYSTEM_20_2)
    assert doubt.error.key == "unreachable-total"


def test_of_a_turn_on_two_lines_the_first_counts() -> None:
    rows, (doubt,) = standing_of_sheet(
        [SheetLine(1, "Anna", 1, None, 100), SheetLine(2, "Anna", 1, None, 90)], ANS
    )
    assert rows[0].points == 100
    assert (doubt.line, doubt.error.facts) == (2, {"player": "Anna", "turn": 1, "first": 1})


def test_an_empty_evening_has_an_empty_standing() -> None:
    assert standing_of_sheet([], ANS) == ((), ())
