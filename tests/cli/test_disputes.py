import pytest

from sjoelen.rules.builtin_editions import EDITION_IDS
from tests.cli.conftest import Sjoelen


@pytest.mark.parametrize("name", EDITION_IDS)
@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_dispute_has_answers_in_sentences(sjoelen: Sjoelen, name: str, language: str) -> None:
    done = sjoelen("disputes", "--edition", name, "--lang", language)
    assert done.code == 0
    assert done.out.count("?") >= 15


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["vinger"], ["finger-sweep"]),
        (["VINGER", "poortjes"], ["finger-sweep"]),
        (["poetsen"], ["polish"]),
        (["half-in-gate"], ["half-in-gate"]),
        (["opgewreven"], ["polish"]),
        (["kapotte", "schijf"], ["disc-breaks"]),
        (["abracadabra"], []),
    ],
)
def test_words_find_their_question(sjoelen: Sjoelen, words: list[str], expected: list[str]) -> None:
    record = sjoelen("disputes", *words, "--json").record
    assert [dispute["dispute"] for dispute in record["disputes"]] == expected


def test_accents_and_capitals_make_no_difference(sjoelen: Sjoelen) -> None:
    assert sjoelen("disputes", "VÍNGER").out == sjoelen("disputes", "vinger").out != ""


def test_an_empty_result_is_reported(sjoelen: Sjoelen) -> None:
    done = sjoelen("disputes", "abracadabra", "--lang", "en")
    assert (done.code, done.out) == (0, "There is no question with these words. Try other words.\n")


def test_an_answer_cites_the_article_or_the_house_rule(sjoelen: Sjoelen) -> None:
    assert "(art. 3.2.6)" in sjoelen("disputes", "half", "--lang", "en").out
    assert "(house rule)" in sjoelen("disputes", "finger", "--house", "finger-sweep", "--lang", "en").out
