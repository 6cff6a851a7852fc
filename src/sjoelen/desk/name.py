"""Names: which characters are allowed, and which names are the same."""

import unicodedata

from sjoelen.desk.error import NameEmpty, NameTooLong, NameUnreadable

MOST_VISIBLE = 40  # what a sheet can show
MOST_SIGNS = 200  # with accents and the joints of emoji
INVISIBLE = ("Mn", "Me", "Cf")
JOINTS = "\u200c\u200d"  # they shape letters and emoji; other format characters only mislead
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their category, and yet nothing to see
TAGS = range(0xE0020, 0xE0080)  # they spell the flags of regions


def clean_name(text: str, most: int = MOST_VISIBLE) -> str:
    """Return the name trimmed and composed (NFC); raises NameEmpty, NameTooLong, NameUnreadable."""
    name = unicodedata.normalize("NFC", text).strip()
    if bad := next((sign for sign in name if not _can_be_shown(sign)), None):
        raise NameUnreadable(character=f"U+{ord(bad):04X}")
    visible = sum(sign not in BLANKS and unicodedata.category(sign) not in INVISIBLE for sign in name)
    if visible == 0:
        raise NameEmpty
    if visible > most or len(name) > MOST_SIGNS:
        raise NameTooLong(length=len(name), most=most)
    return name


def same_name(first: str, second: str) -> bool:
    """Return whether two names sound the same."""
    return comparison_key(first) == comparison_key(second)


def comparison_key(name: str) -> str:
    """Return a name without capitals, joiners and double spaces, to compare it with others."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.translate(dict.fromkeys(map(ord, JOINTS))).split())


def _can_be_shown(sign: str) -> bool:
    match unicodedata.category(sign):
        case "Cc" | "Cs" | "Co" | "Zl" | "Zp":
            return False
        case "Cf":
            return sign in JOINTS or ord(sign) in TAGS
        case _:
            return True
