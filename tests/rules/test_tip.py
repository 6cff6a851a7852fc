import pytest

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import Tip, TipKind, tip
from sjoelen.rules.turn import new_turn
from sjoelen.rules.turn_record import TurnRecord, reconstruct

TIPS: list[tuple[tuple[int, int, int, int], int, Tip | None]] = [
    ((0, 0, 0, 0), 1, Tip(TipKind.EVEN, (2, 3, 4, 1), 4)),
    ((5, 3, 5, 5), 1, Tip(TipKind.LAGGING, (3,), 1)),
    ((5, 3, 3, 5), 1, Tip(TipKind.LAGGING, (3, 4), 2)),
    ((3, 3, 5, 5), 1, Tip(TipKind.LAGGING, (2, 3), 2)),
    ((5, 5, 5, 3), 2, Tip(TipKind.OUTER, (1,), 1)),
    ((3, 5, 5, 3), 2, Tip(TipKind.OUTER, (2, 1), 2)),
    ((7, 7, 7, 7), 2, Tip(TipKind.LAST, (4,), 4)),
    ((7, 7, 8, 7), 2, Tip(TipKind.LAST, (4,), 3)),
    ((8, 7, 8, 5), 2, Tip(TipKind.OUTER, (1,), 1)),
    ((7, 7, 9, 7), 2, Tip(TipKind.BONUS, (4,))),
    ((9, 5, 7, 5), 3, None),
]


@pytest.mark.parametrize(("counts", "after", "expected"), TIPS)
def test_the_tip_follows_from_the_points(counts: tuple[int, ...], after: int, expected: Tip | None) -> None:
    _, turn = reconstruct(TurnRecord(((after, Tally(counts)),)), edition("ans-2026"))
    assert tip(turn) == expected


def test_before_the_first_slide_all_compartments_are_alike() -> None:
    assert tip(new_turn(edition("ans-2026"))) == Tip(TipKind.EVEN, (2, 3, 4, 1), 4)
