"""Youth or senior."""

from enum import StrEnum

from sjoelen.tournament.error import CategoryUnknown


class Category(StrEnum):
    """What somebody is beside a class; of many it is never said."""

    YOUTH = "youth"
    SENIOR = "senior"


WORDS = {
    **dict.fromkeys(("youth", "jeugd", "junior", "junioren", "juniors", "j", "y"), Category.YOUTH),
    **dict.fromkeys(("senior", "senioren", "seniors", "s"), Category.SENIOR),
}


def category_of(word: str) -> Category | None:
    """Read it as people write it, None where nothing is written; raises CategoryUnknown."""
    if not word.strip():
        return None
    found = WORDS.get(word.strip().casefold())
    if found is None:
        raise CategoryUnknown(text=word)
    return found
