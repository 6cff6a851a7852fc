import pytest

from sjoelen.rules.citation import Label, followed, following, label_of


@pytest.mark.parametrize(
    ("article", "label"),
    [
        ("3.2.3", Label.ARTICLE),
        ("4.1; 5.1.8", Label.ARTICLE),
        ("Bepalingen", Label.ARTICLE),
        ("S0: Discussie", Label.ARTICLE),
        ("ans-2026: S0: Discussie", Label.READING),
        ("R60", Label.READING),
        ("R75", Label.HOUSE),
    ],
)
def test_a_citation_has_one_of_three_labels(article: str, label: Label) -> None:
    assert label_of(article) is label


def test_what_follows_names_the_edition_and_the_article_there() -> None:
    assert followed("ans-2026: S0: Discussie") == ("ans-2026", "S0: Discussie")
    assert followed("S0: Discussie") is None
    assert following("ans-2026", "6.4") == "ans-2026: 6.4"


def test_a_reading_that_is_followed_stays_ours() -> None:
    assert following("ans-2026", "R60") == "R60"
    assert following("english", "ans-2026: 6.4") == "ans-2026: 6.4"
