import tomllib
from importlib.resources import files
from itertools import combinations

import pytest
from snowballstemmer import stemmer

from sjoelen.locale.say import LANGUAGES
from sjoelen.search.stems import plain_text, stems

TABLES = tomllib.loads(files("sjoelen.search").joinpath("languages.toml").read_text(encoding="utf-8"))


def test_every_language_can_be_searched() -> None:
    assert set(TABLES) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "stapel stapelen gestapeld torentje"),
        ("nl", "vliegt vloog gevlogen"),
        ("nl", "kapot gebroken breekt"),
        ("nl", "schijf schijven steen puck"),
        ("en", "stack stacking piles"),
        ("en", "flew flies flying"),
        ("en", "broke broken cracked"),
        ("en", "disc discs puck stone"),
    ],
)
def test_forms_and_synonyms_have_one_stem(language: str, words: str) -> None:
    assert len(set(stems(words, language))) == 1


def test_stop_words_have_no_stem() -> None:
    assert stems("mag ik de", "nl") == stems("may I the", "en") == []


def test_a_plain_text_has_no_accents_and_no_capitals() -> None:
    assert plain_text("Één ÁÇ") == "een ac"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_stands_for_itself_and_no_synonym_for_two(language: str) -> None:
    stem = stemmer(TABLES[language]["stemmer"]).stemWord
    same = {
        word: {stem(word), *map(stem, synonyms.split())}
        for word, synonyms in TABLES[language]["same"].items()
    }
    shared = {(a, b): same[a] & same[b] for a, b in combinations(same, 2) if same[a] & same[b]}
    assert shared == {}
