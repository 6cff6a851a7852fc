from sjoelen.physics.trajectories.mark import COUNTS, COUNTS_NOT, mark


def test_a_disc_that_counts_has_its_value_and_another_a_cross() -> None:
    assert ">3</text>" in (counts := mark(10.0, 20.0, 6.0, 3))
    assert COUNTS in counts
    assert "<path" in (counts_not := mark(10.0, 20.0, 6.0, None))
    assert COUNTS_NOT in counts_not
