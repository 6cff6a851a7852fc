from sjoelen.generator.competition import generate_competition
from sjoelen.tournament.competition.competition import replay


def test_a_seed_repeats_a_competition() -> None:
    assert generate_competition(7) == generate_competition(7)
    assert generate_competition(7) != generate_competition(8)


def test_a_generated_competition_is_valid() -> None:
    for seed in range(20):
        assert replay(generate_competition(seed)).entrants
