"""The editions that come with the program."""

from functools import cache
from importlib.resources import files

from sjoelen.rules.edition import Edition
from sjoelen.rules.error import UnknownEdition
from sjoelen.rules.parse import parse_edition

EDITION_IDS = ("ans-2026", "ans-classic", "english", "club-short", "system-20-2", "six-pack")
DEFAULT_EDITION = "ans-2026"


@cache
def edition(name: str = DEFAULT_EDITION) -> Edition:
    """Return the edition of this id; raises UnknownEdition."""
    if name not in EDITION_IDS:
        raise UnknownEdition(edition=name, known=EDITION_IDS)
    return parse_edition(packaged_text(f"editions/{name}.toml"), edition)


def editions() -> tuple[Edition, ...]:
    """Return all editions of the program, the default first."""
    return tuple(map(edition, EDITION_IDS))


def packaged_text(path: str) -> str:
    """Return the text of a file that comes with the rules."""
    return files("sjoelen.rules").joinpath(path).read_text(encoding="utf-8")
