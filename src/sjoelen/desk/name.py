"""What may stand as a name on a sheet."""

import unicodedata

from sjoelen.desk.error import NameEmpty, NameTooLong, NameUnreadable

MOST_VISIBLE = 40  # what a sheet can show
MOST_SIGNS = 200  # with accents and the joints of emoji
INVISIBLE = ("Mn", "Me", "Cf")
JOINTS = "\u200c\u200d"  # they shape letters and emoji; other format characters only mislead
TAGS = range(0xE0020, 0xE0080)  # they spell the flags of regions


def tidy_name(text: str) -> str:
    """Trimmed and composed (NFC); raises NameEmpty, NameTooLong, NameUnreadable."""
    name = unicodedata.normalize("NFC", text).strip()
    if bad := next((sign for sign in name if not _can_be_shown(sign)), None):
        raise NameUnreadable(character=f"U+{ord(bad):04X}")
    visible = sum(unicodedata.category(sign) not in INVISIBLE for sign in name)
    if visible == 0:
        raise NameEmpty
    if visible > MOST_VISIBLE or len(name) > MOST_SIGNS:
        raise NameTooLong(length=len(name), most=MOST_VISIBLE)
    return name


def same_name(first: str, second: str) -> bool:
    """Whether nobody could tell them apart at the board."""
    return _folded(first) == _folded(second)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _can_be_shown(sign: str) -> bool:
    match unicodedata.category(sign):
        case "Cc" | "Cs" | "Co" | "Zl" | "Zp":
            return False
        case "Cf":
            return sign in JOINTS or ord(sign) in TAGS
        case _:
            return True
