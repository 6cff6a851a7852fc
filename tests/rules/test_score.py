from itertools import product

import pytest

from sjoelen.rules.builtin_editions import edition, editions
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import TooManyDiscs
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally

ANS, SYSTEM_20_2 = edition("ans-2026"), edition("system-20-2")


def tallies(discs: int) -> list[Tally]:
    counts = product(range(discs + 1), repeat=4)
    return [Tally(values) for values in counts if sum(values) <= discs]


THIRTY, TWENTY = tallies(30), tallies(20)
POSSIBLE = {30: THIRTY, 20: TWENTY, 6: tallies(6)}


def test_thirty_discs_make_46376_tallies() -> None:
    assert len(THIRTY) == 46_376


def test_every_total_from_0_to_148_can_be_reached_with_thirty_discs() -> None:
    assert {score(tally, ANS).points for tally in THIRTY} == set(range(149))


def test_twenty_discs_reach_every_total_to_100_but_97_98_and_99() -> None:
    assert {score(tally, SYSTEM_20_2).points for tally in TWENTY} == set(range(101)) - {97, 98, 99}


def test_seven_seven_nine_seven_is_the_only_148() -> None:
    assert [tally.counts for tally in THIRTY if score(tally, ANS).points == 148] == [(7, 7, 9, 7)]


@pytest.mark.parametrize("rules", editions(), ids=lambda rules: rules.id)
def test_the_best_tally_is_worth_the_maximum_of_its_edition(rules: Edition) -> None:
    possible = POSSIBLE[rules.discs_per_turn.value]
    assert max(score(tally, rules).points for tally in possible) == rules.maximum.value


def test_a_score_names_its_sets_and_extras() -> None:
    scored = score(Tally((9, 5, 7, 5)), ANS)
    assert (scored.tally, scored.sets, scored.extras, scored.points) == (
        Tally((9, 5, 7, 5)),
        5,
        (4, 0, 2, 0),
        116,
    )


def test_thirty_one_discs_are_refused_with_the_article() -> None:
    with pytest.raises(TooManyDiscs) as refused:
        score(Tally((7, 7, 10, 7)), ANS)
    assert refused.value.facts == {"discs": 31, "most": 30}
    assert refused.value.article == "3.2.1"


def test_one_more_disc_in_a_compartment_never_lowers_a_score() -> None:
    for tally in TWENTY:
        points = score(tally, ANS).points
        for place in range(4):
            more = tuple(count + (place == index) for index, count in enumerate(tally.counts))
            assert score(Tally(more), ANS).points > points
