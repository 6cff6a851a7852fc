"""A sentence by its key, in the reader's language."""

import re
from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self

from sjoelen.error import Figure, Phrase

FOLDER = files("sjoelen.locale")
SOURCE = "nl"
DOMAINS = ("error", "rules", "cli", "web", "pages")
COUNT = re.compile(r"\{(\w+):n\}")  # the number that a sentence with plural forms depends on


class MissingSentence(LookupError):
    """A sentence or a whole compiled catalogue is missing: a mistake of ours, never the reader's."""


def _compiled(language: Traversable) -> Iterator[Traversable]:
    files_of_domains = (language / "LC_MESSAGES" / f"{domain}.mo" for domain in DOMAINS)
    return (file for file in files_of_domains if file.is_file())


def languages(folder: Traversable = FOLDER) -> tuple[str, ...]:
    """Return the languages with compiled catalogues, the source first; only complete ones are compiled."""
    compiled = {language.name for language in folder.iterdir() if list(_compiled(language))}
    return tuple(sorted(compiled | {SOURCE}, key=lambda language: (language != SOURCE, language)))


LANGUAGES = languages()


def say(key: str, language: str, /, **facts: object) -> str:
    """Return the sentence in the plural form of its count, with its facts filled in by `format_fact`."""
    sentence = _sentence(key, language)
    if counted := COUNT.search(sentence):
        sentence = _catalogue(language).ngettext(key, key, facts[counted[1]])  # type: ignore[arg-type]
    return sentence.format_map({name: format_fact(fact, language) for name, fact in facts.items()})


def format_fact(fact: object, language: str) -> object:
    """Return a fact as people read it: lists as "a, b, c", numbers with the decimal mark of the language.

    A sentence writes "a, b and c" as `{NAME:and}`, "a, b or c" as `{NAME:or}`.
    """
    match fact:
        case None:
            return ""
        case Phrase():
            return say(f"phrase.{fact.key}", language, **fact.facts)
        case Figure():
            return fact.replace(".", say("decimal-mark", language))
        case float():
            return format_fact(Figure(f"{fact:g}"), language)
        case list() | tuple():
            return _List(tuple(str(format_fact(part, language)) for part in fact), language)
        case _:
            return fact


def can_say(key: str, language: str) -> bool:
    """Return whether there is such a sentence."""
    try:
        return bool(_sentence(key, language))
    except MissingSentence:
        return False


class _List(str):
    """Parts with commas between them, or with a word between the last two when that is its format."""

    __slots__ = ("language", "parts")
    parts: tuple[str, ...]
    language: str

    def __new__(cls, parts: tuple[str, ...], language: str) -> Self:
        text = super().__new__(cls, ", ".join(parts))
        text.parts, text.language = parts, language
        return text

    def __format__(self, word: str) -> str:
        if not word or len(self.parts) == 1:
            return str(self)
        *first, last = self.parts
        return f"{', '.join(first)} {say(f'list.{word}', self.language)} {last}"


class _NoSentence(NullTranslations):
    """The end of the chain of catalogues."""

    def gettext(self, message: str) -> str:
        raise MissingSentence(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        raise MissingSentence(msgid1)


def _sentence(key: str, language: str) -> str:
    catalogue = _catalogue(language)
    try:
        return catalogue.gettext(key)
    except MissingSentence:  # until Python 3.11.2 it does not look among the plural forms
        return catalogue.ngettext(key, key, 1)


@cache
def _catalogue(language: str) -> NullTranslations:
    compiled = list(_compiled(FOLDER / language))
    if not compiled:
        raise MissingSentence(f"no compiled catalogue for {language}: run make")
    chain: NullTranslations = _NoSentence()
    for file in reversed(compiled):
        with file.open("rb") as content:
            catalogue = GNUTranslations(content)
        catalogue.add_fallback(chain)
        chain = catalogue
    return chain
