from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.incident import Incident
from sjoelen.rules.reachable import final_scores, reach
from sjoelen.rules.score import unchecked_score
from sjoelen.rules.tally import NOTHING, Tally
from sjoelen.rules.turn import Turn, new_turn
from sjoelen.rules.turn_record import Occurrence, TurnRecord, reconstruct

ANS = edition("ans-2026")
SMALL = st.integers(0, 4)


def standing(name: str, *counts: tuple[int, ...], **more: object) -> Turn:
    record = TurnRecord(tuple((n, Tally(counted)) for n, counted in enumerate(counts, 1)), **more)  # type: ignore[arg-type]
    return reconstruct(record, edition(name))[1]


@given(st.tuples(SMALL, SMALL, SMALL, SMALL), st.integers(0, 6), st.sampled_from(EDITION_IDS))
def test_every_total_and_no_other_is_what_some_further_discs_make(
    counts: tuple[int, ...], in_hand: int, name: str
) -> None:
    rules = edition(name)
    by_hand = {
        unchecked_score(Tally(tuple(map(sum, zip(counts, more, strict=True)))), rules).points
        for more in product(range(in_hand + 1), repeat=4)
        if sum(more) <= in_hand
    }
    assert final_scores(Tally(counts), in_hand, rules) == by_hand


@pytest.mark.parametrize("name", EDITION_IDS)
def test_a_new_turn_reaches_from_nothing_to_the_absolute_maximum(name: str) -> None:
    reached = reach(new_turn(edition(name)))
    assert (reached.least, reached.most) == (0, edition(name).absolute_maximum.value)


def test_every_total_to_156_is_possible() -> None:
    assert reach(new_turn(ANS)).totals == tuple(range(157))


def test_system_20_2_never_makes_97_98_or_99() -> None:
    assert set(range(105)) - set(reach(new_turn(edition("system-20-2"))).totals) == {97, 98, 99}


def test_each_further_sub_turn_narrows_the_bonus_still_to_be_earned() -> None:
    assert reach(standing("ans-2026", (5, 6, 7, 5))).most == 152
    assert reach(standing("ans-2026", (5, 6, 7, 5), (5, 6, 7, 5))).most == 148


def test_a_lost_maximum_leaves_less() -> None:
    assert reach(standing("ans-2026", (10, 5, 5, 5))).most == 136


def test_with_fewer_discs_no_bonus_is_in_reach() -> None:
    assert reach(standing("ans-2026", discs=29)).most == 144


def test_bonus_slides_left_reach_their_gates() -> None:
    assert reach(standing("ans-2026", (7, 7, 9, 7))).totals == tuple(range(148, 157))
    assert reach(standing("ans-2026", (7, 7, 9, 7), bonus=(1,))).totals == (149, 150, 151, 152, 153)


def test_an_ended_turn_reaches_its_points_alone() -> None:
    assert reach(standing("ans-2026", (7, 8, 8, 7))).totals == (147,)


def test_a_void_turn_reaches_what_its_replay_can() -> None:
    void = standing("ans-2026", (5, 5, 5, 5), occurrences=(Occurrence(2, Incident.BROKEN_DISC),))
    assert reach(void).totals == tuple(range(157))


def test_no_discs_in_hand_leave_the_score_as_it_is() -> None:
    assert final_scores(NOTHING, 0, ANS) == {0}
