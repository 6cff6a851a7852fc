from sjoelen.recount.ranks import Field, is_above, ranks


def test_each_is_ranked_below_those_who_stand_above() -> None:
    field = Field({"a": [100], "b": [90], "c": [90], "d": [80]}, {}, [], 1)
    assert ranks(field) == {"a": 1, "b": 2, "c": 2, "d": 4}


def test_a_tie_break_tells_the_tied_apart() -> None:
    field = Field({"a": [60, 40], "b": [50, 50]}, {"a": [20], "b": [24]}, ["highest_turn"], 1)
    assert is_above(field, "a", "b")
    assert not is_above(field, "b", "a")
    by_leg = Field({"a": [50, 50], "b": [50, 50]}, {"a": [20], "b": [24]}, ["highest_turn", "decider"], 1)
    assert ranks(by_leg) == {"a": 2, "b": 1}
