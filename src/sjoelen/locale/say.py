"""A sentence by its key, in the reader's language."""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

from sjoelen.error import Figure, Phrase

LANGUAGES = ("nl", "en")
DOMAINS = ("error", "rules", "cli", "web", "pages")


class NothingToSay(LookupError):
    """A sentence or a whole compiled catalogue is missing: a mistake of ours, never the reader's."""


def say(key: str, language: str, /, **facts: object) -> str:
    """The sentence with its facts filled in, as `told` tells them."""
    told_facts = {name: told(fact, language) for name, fact in facts.items()}
    return _sentences(language).gettext(key).format_map(told_facts)


def told(fact: object, language: str) -> object:
    """A fact as people read it: lists become "a, b, c", numbers have the decimal mark of the language."""
    match fact:
        case None:
            return ""
        case Phrase():
            return say(f"phrase.{fact.key}", language, **fact.facts)
        case Figure():
            return fact.replace(".", say("decimal-mark", language))
        case float():
            return told(Figure(f"{fact:g}"), language)
        case list() | tuple():
            return ", ".join(str(told(part, language)) for part in fact)
        case _:
            return fact


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
