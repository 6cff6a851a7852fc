import pytest

from tests.cli.conftest import Sjoelen


@pytest.mark.parametrize("words", [["9", "5", "7", "5"], ["9,5,7,5"], ["9, 5, 7, 5"], ["9", "5", "7,5"]])
def test_a_tally_may_be_typed_with_spaces_or_commas(sjoelen: Sjoelen, words: list[str]) -> None:
    done = sjoelen("score", *words, "--json")
    assert done.code == 0
    assert done.record == {
        "edition": "ans-2026",
        "tally": [9, 5, 7, 5],
        "sets": 5,
        "extras": [4, 0, 2, 0],
        "points": 116,
    }


def test_people_see_how_the_points_come_about(sjoelen: Sjoelen) -> None:
    assert sjoelen("score", "9", "5", "7", "5", "--lang", "en").out == (
        "9-5-7-5: 116 points\n"
        "  sets: 5 × 20 = 100\n"
        "  extra in the compartment of 2: 4 × 2 = 8\n"
        "  extra in the compartment of 4: 2 × 4 = 8\n"
    )


@pytest.mark.parametrize(
    ("words", "code", "family", "key"),
    [
        (["-1", "5", "5", "5"], 2, "invalid", "negative-count"),
        (["5", "5", "5", "-15"], 2, "invalid", "negative-count"),
        (["1.5", "5", "5", "5"], 2, "invalid", "not-a-count"),
        (["vijf", "5", "5", "5"], 2, "invalid", "not-a-count"),
        (["5", "5", "5"], 2, "invalid", "not-four-counts"),
        (["8", "8", "8", "7"], 3, "illegal", "too-many-discs"),
        (["1000000000000", "5", "5", "5"], 3, "illegal", "too-many-discs"),
        (["5", "5", "5", "5", "--edition", "nope"], 4, "unknown", "unknown-edition"),
        (["5", "5", "5", "5", "--house", "nope"], 4, "unknown", "unknown-house-rule"),
        (["6", "5", "5", "5", "--house", "discs-20"], 3, "illegal", "too-many-discs"),
        (["5,5,5,5", "--house", "discs-20", "--house", "discs-25"], 2, "invalid", "house-rules-clash"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_code_of_its_family(
    sjoelen: Sjoelen, words: list[str], code: int, family: str, key: str
) -> None:
    done = sjoelen("score", *words, "--json")
    assert (done.code, done.error["family"], done.error["key"]) == (code, family, key)
    assert set(done.error) == {"family", "key", "article", "facts"}


@pytest.mark.parametrize(("language", "word"), [("nl", "schijven"), ("en", "discs")])
def test_an_error_is_in_the_readers_language_and_cites_the_article(
    sjoelen: Sjoelen, language: str, word: str
) -> None:
    done = sjoelen("score", "8", "8", "8", "8", "--lang", language)
    assert done.out == ""
    assert word in done.err
    assert "art. 3.2.1" in done.err
