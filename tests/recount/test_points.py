from itertools import product

from sjoelen.recount.points import points
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally


def test_the_naive_count_agrees_with_the_formula_on_every_tally_of_twenty_discs() -> None:
    ans = edition("ans-2026")
    for counts in product(range(21), repeat=4):
        if sum(counts) <= 20:
            assert points(counts) == score(Tally(counts), ans).points


def test_bonus_slides_come_on_top() -> None:
    assert points((7, 7, 9, 7), (4, 1)) == 153
