"""The stems of a text: words without endings, without stop words, and with synonyms as one word."""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from snowballstemmer import stemmer

WORD = re.compile(r"[^\W_]{2,}|\d")  # a single letter is the rest of a contraction


@dataclass(frozen=True, slots=True)
class Language:
    """The words of a language: its stemmer, stop words, and the stem that stands for each synonym."""

    stem: Callable[[str], str]
    stop: frozenset[str]
    same: Mapping[str, str]


def stems(text: str, language: str) -> list[str]:
    """Return the stems of a text in their order."""
    words = _language(language)
    plain = [word for word in WORD.findall(plain_text(text)) if word not in words.stop]
    return [words.same.get(stem, stem) for stem in map(words.stem, plain)]


def plain_text(text: str) -> str:
    """Return the text in small letters without accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


@cache
def _language(name: str) -> Language:
    table = tomllib.loads(files("sjoelen.search").joinpath("languages.toml").read_text(encoding="utf-8"))[
        name
    ]
    stem = cache(stemmer(table["stemmer"]).stemWord)
    same = {
        stem(synonym): stem(word)
        for word, synonyms in table["same"].items()
        for synonym in synonyms.split()
        if stem(synonym) != stem(word)
    }
    return Language(stem, frozenset(table["stop"].split()), same)
