"""Every term of the glossary is used, and no other word for the same thing."""

import re
from pathlib import Path

import pytest

from docs.pages.glossary import avoided, terms
from tests.architecture.catalogue import DOMAINS, LANGUAGES, catalogue
from tests.architecture.source import SRC, label, modules, tree
from tests.architecture.test_words import docstrings, identifiers

ROOMS = ("rules", "home", "tournament", "generator", "recount")
GAMES = [path for room in ROOMS for path in modules(SRC / room)]
BANNED = {word: term["en"] for term in terms() for word in avoided(term, "code")}


def sentences(language: str) -> dict[str, str]:
    catalogues = (catalogue(language, domain) for domain in DOMAINS)
    return {key: " / ".join(forms) for texts in catalogues for key, forms in texts.items()}


def words(name: str) -> set[str]:
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    text = " ".join(sentences(language).values()).lower()
    wordings = {term["en"]: term[language].lower().split(", ") for term in terms()}
    assert {term for term, words in wordings.items() if not any(word in text for word in words)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used_for_a_term(language: str) -> None:
    others = "|".join(re.escape(word) for term in terms() for word in avoided(term, language))
    pattern = re.compile(rf"\b({others})\b", re.IGNORECASE)
    assert {key: text for key, text in sentences(language).items() if pattern.search(text)} == {}


@pytest.mark.parametrize("path", GAMES, ids=label)
def test_a_name_uses_the_term_of_the_glossary(path: Path) -> None:
    names = {*identifiers(tree(path)), path.stem}
    assert {name: BANNED[word] for name in names for word in words(name) & BANNED.keys()} == {}


@pytest.mark.parametrize("path", GAMES, ids=label)
def test_a_docstring_uses_the_term_of_the_glossary(path: Path) -> None:
    text = " ".join(docstrings(tree(path))).lower()
    assert {word: term for word, term in BANNED.items() if re.search(rf"\b{word}s?\b", text)} == {}


def test_every_word_stands_for_one_term() -> None:
    names = [word for term in terms() for word in term["en"].split(", ")]
    others = [word for term in terms() for word in avoided(term, "code")]
    assert len({*names, *others}) == len(names) + len(others)
