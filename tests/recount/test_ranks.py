from fractions import Fraction

from sjoelen.recount.ranks import RankedField, is_above, ranks


def field(turns: dict[str, list[int]], ties: list[str], **more: dict[str, list[int]]) -> RankedField:
    scores = {who: Fraction(sum(points)) for who, points in turns.items()}
    return RankedField(scores, turns, more.get("legs", {}), ties, 1)


def test_each_is_ranked_below_those_who_stand_above() -> None:
    every = field({"a": [100], "b": [90], "c": [90], "d": [80]}, [])
    assert ranks(every) == {"a": 1, "b": 2, "c": 2, "d": 4}


def test_a_tie_break_tells_the_tied_apart() -> None:
    turns = {"a": [60, 40], "b": [50, 50]}
    highest = field(turns, ["highest_turn"], legs={"a": [20], "b": [24]})
    assert is_above(highest, "a", "b")
    assert not is_above(highest, "b", "a")
    level = {"a": [50, 50], "b": [50, 50]}
    assert ranks(field(level, ["highest_turn", "decider"], legs={"a": [20], "b": [24]})) == {"a": 2, "b": 1}


def test_duels_are_told_apart_by_what_was_won_and_slid() -> None:
    scores = dict.fromkeys("ab", Fraction(2))
    against: dict[str, dict[str, int]] = {"a": {"b": 0}, "b": {"a": 2}}
    told = RankedField(
        scores, {"a": [90], "b": [80]}, {}, ["direct_comparison"], 1, {"a": 3, "b": 1}, against
    )
    assert ranks(told) == {"a": 2, "b": 1}
    by_legs = RankedField(scores, told.turns, {}, ["leg_points"], 1, told.leg_points, {"a": {}, "b": {}})
    assert ranks(by_legs) == {"a": 1, "b": 2}
    slid = RankedField(
        scores, told.turns, {}, ["direct_comparison", "slid_points"], 1, {}, {"a": {}, "b": {}}
    )
    assert ranks(slid) == {"a": 1, "b": 2}
