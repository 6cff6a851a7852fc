"""The category of a player: youth or senior."""

from enum import StrEnum

from sjoelen.tournament.error import CategoryUnknown


class Category(StrEnum):
    """A player's category, which is independent of the class and often unknown."""

    YOUTH = "youth"
    SENIOR = "senior"


WORDS = {
    **dict.fromkeys(("youth", "jeugd", "junior", "junioren", "juniors", "j", "y"), Category.YOUTH),
    **dict.fromkeys(("senior", "senioren", "seniors", "s"), Category.SENIOR),
}


def category_of(word: str) -> Category | None:
    """Return the category that a word names, or None for a blank; raises CategoryUnknown."""
    if not word.strip():
        return None
    category = WORDS.get(word.strip().casefold())
    if category is None:
        raise CategoryUnknown(text=word)
    return category
