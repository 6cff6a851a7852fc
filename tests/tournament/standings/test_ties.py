from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.standings.ties import Rank, TieBreak, TieBreakInput, rank

TURNS = {"anna": [100, 90], "bram": [95, 95], "cas": [100, 90], "dirk": [80, 80]}
TOTALS = {name: sum(turns) for name, turns in TURNS.items()}
EVERY = list(TieBreak)


def ranks(rows: tuple[Rank, ...]) -> list[tuple[int, str]]:
    return [(row.rank, row.contestant) for row in rows]


def test_equal_totals_share_a_rank_and_the_next_is_skipped() -> None:
    rows = rank(TOTALS, [], TieBreakInput(TURNS))
    assert ranks(rows) == [(1, "anna"), (1, "bram"), (1, "cas"), (4, "dirk")]
    assert [row.tied for row in rows] == [True, True, True, False]
    assert [row.by for row in rows] == [None, None, None, "points"]


def test_each_tie_break_separates_only_those_still_tied() -> None:
    rows = rank(TOTALS, [TieBreak.HIGHEST_TURN], TieBreakInput(TURNS))
    assert ranks(rows) == [(1, "anna"), (1, "cas"), (3, "bram"), (4, "dirk")]
    assert [row.by for row in rows] == [None, None, "highest_turn", "points"]


def test_the_next_highest_turns_decide_one_after_another() -> None:
    turns = {"anna": [100, 80, 70], "bram": [100, 90, 60]}
    rows = rank(
        {"anna": 250, "bram": 250}, [TieBreak.HIGHEST_TURN, TieBreak.NEXT_HIGHEST_TURNS], TieBreakInput(turns)
    )
    assert [(row.contestant, row.by) for row in rows] == [("bram", None), ("anna", "next_highest_turns")]


def test_a_deciding_leg_counts_once_all_of_the_tied_have_played_it() -> None:
    totals = {"anna": 100, "bram": 100, "cas": 100}
    waiting = TieBreakInput({}, deciders={"anna": [20], "bram": [24]})
    assert ranks(rank(totals, [TieBreak.DECIDER], waiting)) == [(1, "anna"), (1, "bram"), (1, "cas")]
    played = TieBreakInput({}, deciders={"anna": [20, 28], "bram": [20, 24], "cas": [22]})
    assert ranks(rank(totals, [TieBreak.DECIDER], played)) == [(1, "cas"), (2, "anna"), (2, "bram")]


def test_a_direct_comparison_needs_a_meeting_of_every_tied_pair() -> None:
    totals = {"anna": 10, "bram": 10, "cas": 10}
    meetings = {("anna", "bram"): 2, ("bram", "anna"): 0}
    assert (
        len(
            {
                row.rank
                for row in rank(totals, [TieBreak.DIRECT_COMPARISON], TieBreakInput({}, meetings=meetings))
            }
        )
        == 1
    )
    two = rank({"anna": 10, "bram": 10}, [TieBreak.DIRECT_COMPARISON], TieBreakInput({}, meetings=meetings))
    assert ranks(two) == [(1, "anna"), (2, "bram")]


def test_a_seed_gives_the_same_lot_every_time() -> None:
    drawn = {
        tuple(ranks(rank(TOTALS, [TieBreak.LOT], TieBreakInput(TURNS, seed=seed)))) for seed in (1, 1, 1)
    }
    assert len(drawn) == 1
    assert (
        len(
            {tuple(ranks(rank(TOTALS, [TieBreak.LOT], TieBreakInput(TURNS, seed=seed)))) for seed in range(9)}
        )
        > 1
    )


@pytest.mark.parametrize("procedure", EVERY)
def test_no_contestant_and_a_single_contestant_have_a_standing(procedure: TieBreak) -> None:
    assert rank({}, [procedure], TieBreakInput({})) == ()
    assert ranks(rank({"anna": 0}, [procedure], TieBreakInput({}))) == [(1, "anna")]


@given(
    st.dictionaries(
        st.text("abcd", min_size=1, max_size=2), st.lists(st.integers(0, 3), min_size=2, max_size=2)
    ),
    st.permutations(EVERY),
    st.randoms(use_true_random=False),
)
def test_the_order_of_input_changes_nothing(turns: dict[str, list[int]], order: list[TieBreak], dice) -> None:  # type: ignore[no-untyped-def]
    totals = {name: sum(points) for name, points in turns.items()}
    shuffled = list(totals)
    dice.shuffle(shuffled)
    rows = rank(totals, order, TieBreakInput(turns))
    assert rank({name: totals[name] for name in shuffled}, order, TieBreakInput(turns)) == rows
    assert [row.rank for row in rows] == sorted(row.rank for row in rows)
    assert all(totals[a.contestant] >= totals[b.contestant] for a, b in pairwise(rows))
