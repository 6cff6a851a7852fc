from fractions import Fraction

from sjoelen.recount.ranks import RankedField, is_above, ranks


def field(turns: dict[str, list[int]], ties: list[str], **more: dict[str, list[int]]) -> RankedField:
    scores = {name: Fraction(sum(points)) for name, points in turns.items()}
    return RankedField(scores, turns, more.get("legs", {}), ties, 1)


def test_a_rank_is_one_more_than_the_number_of_contestants_above() -> None:
    contestants = field({"a": [100], "b": [90], "c": [90], "d": [80]}, [])
    assert ranks(contestants) == {"a": 1, "b": 2, "c": 2, "d": 4}


def test_a_tie_break_separates_tied_contestants() -> None:
    turns = {"a": [60, 40], "b": [50, 50]}
    highest = field(turns, ["highest_turn"], legs={"a": [20], "b": [24]})
    assert is_above(highest, "a", "b")
    assert not is_above(highest, "b", "a")
    level = {"a": [50, 50], "b": [50, 50]}
    assert ranks(field(level, ["highest_turn", "decider"], legs={"a": [20], "b": [24]})) == {"a": 2, "b": 1}


def test_ties_of_duels_are_broken_by_comparison_legs_and_points() -> None:
    scores = dict.fromkeys("ab", Fraction(2))
    against: dict[str, dict[str, int]] = {"a": {"b": 0}, "b": {"a": 2}}
    by_comparison = RankedField(
        scores, {"a": [90], "b": [80]}, {}, ["direct_comparison"], 1, {"a": 3, "b": 1}, against
    )
    assert ranks(by_comparison) == {"a": 2, "b": 1}
    by_legs = RankedField(
        scores, by_comparison.turns, {}, ["leg_points"], 1, by_comparison.leg_points, {"a": {}, "b": {}}
    )
    assert ranks(by_legs) == {"a": 1, "b": 2}
    slid = RankedField(
        scores, by_comparison.turns, {}, ["direct_comparison", "slid_points"], 1, {}, {"a": {}, "b": {}}
    )
    assert ranks(slid) == {"a": 1, "b": 2}
