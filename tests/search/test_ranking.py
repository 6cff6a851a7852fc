import pytest

from sjoelen.search.ranking import Ranking, differ_by_one

TEXTS = [{"disc": 1.0, "gate": 1.0}, {"disc": 1.0, "stack": 3.0}, {"disc": 1.0, "stack": 1.0}]


def places(*query: str) -> list[int]:
    return [text.place for text in Ranking(TEXTS).rank(query)]


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    assert places("disc", "gate")[0] == 0


def test_a_word_of_more_weight_ranks_higher() -> None:
    assert places("stack")[:2] == [1, 2]


def test_equal_texts_stay_in_their_order() -> None:
    assert places("nothing") == places() == [0, 1, 2]


def test_coverage_is_the_share_of_the_query_that_a_text_has() -> None:
    ranking = Ranking(TEXTS)
    assert ranking.rank(["gate"])[0].coverage == 1
    assert 0 < ranking.rank(["gate", "zebra"])[0].coverage < 1
    assert ranking.rank([])[0].coverage == 0


def test_a_compound_finds_its_part() -> None:
    assert places("gatekeeper")[0] == 0


@pytest.mark.parametrize(
    ("word", "other", "near"),
    [
        ("stack", "stack", True),
        ("stack", "stak", True),
        ("stack", "staack", True),
        ("stack", "stick", True),
        ("stack", "satck", True),
        ("stack", "stacks", True),
        ("stack", "slick", False),
        ("stack", "st", False),
    ],
)
def test_one_typing_error_is_near(word: str, other: str, near: bool) -> None:
    assert differ_by_one(word, other) == differ_by_one(other, word) == near
