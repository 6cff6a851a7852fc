"""Every language has the same sentences, in the same order."""

import re
from string import Formatter

import pytest

from tests.architecture.catalogue import DOMAINS, LANGUAGES, catalogue, read

SOURCE, *OTHERS = sorted(LANGUAGES, key=lambda language: language != "nl")
everywhere = pytest.mark.parametrize(
    ("language", "domain"), [(language, domain) for language in LANGUAGES for domain in DOMAINS]
)


def placeholders(sentences: tuple[str, ...]) -> set[str]:
    return {name for text in sentences for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_dutch_is_the_source_and_english_complete_from_the_first_day() -> None:
    assert SOURCE == "nl"
    assert "en" in OTHERS


@everywhere
def test_every_language_says_everything(language: str, domain: str) -> None:
    assert set(catalogue(language, domain)) == set(catalogue(SOURCE, domain))


@everywhere
def test_a_sentence_names_the_same_facts_in_every_language(language: str, domain: str) -> None:
    names = {key: placeholders(texts) for key, texts in catalogue(language, domain).items()}
    assert names == {key: placeholders(texts) for key, texts in catalogue(SOURCE, domain).items()}


@everywhere
def test_no_sentence_is_empty_fuzzy_or_obsolete(language: str, domain: str) -> None:
    assert [key for key, texts in catalogue(language, domain).items() if not all(texts)] == []
    messages = read(language, domain)
    assert [message.id for message in messages if message.fuzzy and message.id] == []
    assert list(messages.obsolete) == []


@everywhere
def test_entries_are_sorted_by_key(language: str, domain: str) -> None:
    keys = list(catalogue(language, domain))
    assert keys == sorted(keys)


def test_english_names_no_player_by_sex() -> None:
    every = [text for domain in DOMAINS for texts in catalogue("en", domain).values() for text in texts]
    assert [text for text in every if re.search(r"\b(he|him|his|she|hers?)\b", text, re.IGNORECASE)] == []
