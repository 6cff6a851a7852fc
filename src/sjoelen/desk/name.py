"""Names: which characters are allowed, and which names are the same."""

import unicodedata

from sjoelen.desk.error import NameEmpty, NameTooLong, NameUnreadable

VISIBLE_CHARACTERS_MAX = 40  # that a score sheet has room for
CHARACTERS_MAX = 200  # with accents and the joiners of emoji
INVISIBLE = ("Mn", "Me", "Cf")
JOINERS = "\u200c\u200d"  # they shape letters and emoji; other format characters only mislead
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols by category, but invisible
TAGS = range(0xE0020, 0xE0080)  # they spell the flags of regions


def clean_name(text: str, most: int = VISIBLE_CHARACTERS_MAX) -> str:
    """Return the name trimmed and composed (NFC); raises NameEmpty, NameTooLong, NameUnreadable."""
    name = unicodedata.normalize("NFC", text).strip()
    if unreadable := next((character for character in name if not _can_be_shown(character)), None):
        raise NameUnreadable(character=f"U+{ord(unreadable):04X}")
    visible = sum(
        character not in BLANKS and unicodedata.category(character) not in INVISIBLE for character in name
    )
    if visible == 0:
        raise NameEmpty
    if visible > most or len(name) > CHARACTERS_MAX:
        raise NameTooLong(length=len(name), most=most)
    return name


def same_name(first: str, second: str) -> bool:
    """Return whether two names sound the same."""
    return comparison_key(first) == comparison_key(second)


def comparison_key(name: str) -> str:
    """Return a name without capitals, joiners and double spaces, to compare it with others."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.translate(dict.fromkeys(map(ord, JOINERS))).split())


def _can_be_shown(character: str) -> bool:
    match unicodedata.category(character):
        case "Cc" | "Cs" | "Co" | "Zl" | "Zp":
            return False
        case "Cf":
            return character in JOINERS or ord(character) in TAGS
        case _:
            return True
