from sjoelen.generator.competition import invent
from sjoelen.tournament.competition.competition import replay


def test_a_seed_repeats_a_competition() -> None:
    assert invent(7) == invent(7)
    assert invent(7) != invent(8)


def test_an_invented_competition_is_one_that_can_be() -> None:
    for seed in range(20):
        assert replay(invent(seed)).entrants
