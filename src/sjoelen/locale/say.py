"""A sentence by its key, in the reader's language."""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

LANGUAGES = ("nl", "en")
DOMAINS = ("error", "rules", "cli", "web", "pages")


class NothingToSay(LookupError):
    """A sentence or a whole compiled catalogue is missing: a mistake of ours, never the reader's."""


def say(key: str, language: str, /, **facts: object) -> str:
    """The sentence with its facts filled in; lists become "a, b, c"."""
    return _sentences(language).gettext(key).format_map({name: _told(fact) for name, fact in facts.items()})


def can_say(key: str, language: str) -> bool:
    """Whether there is such a sentence."""
    try:
        return bool(_sentences(language).gettext(key))
    except NothingToSay:
        return False


class _Last(NullTranslations):
    """Asked when no catalogue has the key."""

    def gettext(self, message: str) -> str:
        raise NothingToSay(message)


@cache
def _sentences(language: str) -> NullTranslations:
    shelf = files("sjoelen.locale") / language / "LC_MESSAGES"
    catalogues = [shelf / f"{domain}.mo" for domain in DOMAINS]
    found = [catalogue for catalogue in catalogues if catalogue.is_file()]
    if not found:
        raise NothingToSay(f"no compiled catalogue for {language}: run make")
    chain: NullTranslations = _Last()
    for catalogue in reversed(found):
        with catalogue.open("rb") as compiled:
            sentences = GNUTranslations(compiled)
        sentences.add_fallback(chain)
        chain = sentences
    return chain


def _told(fact: object) -> object:
    if isinstance(fact, list | tuple):
        return ", ".join(str(_told(part)) for part in fact)
    return "" if fact is None else fact
