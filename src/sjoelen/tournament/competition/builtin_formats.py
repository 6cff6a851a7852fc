"""The formats that come with the program, and formats of a user's own."""

from functools import cache
from importlib.resources import files

from sjoelen.error import Phrase
from sjoelen.tournament.competition.format import Format
from sjoelen.tournament.competition.format_parser import TextPart, parse_format
from sjoelen.tournament.error import UnknownFormat

FOLDER = files("sjoelen.tournament") / "formats"
SUFFIX = ".toml"


@cache
def format_ids() -> tuple[str, ...]:
    """Return the ids of the formats, which are the names of their files, in alphabetical order."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


@cache
def format_of(name: str) -> Format:
    """Return the format of this id; raises UnknownFormat."""
    if name not in format_ids():
        raise UnknownFormat(format=name, known=format_ids())
    return parse_format((FOLDER / f"{name}{SUFFIX}").read_text(encoding="utf-8"))


def formats() -> tuple[Format, ...]:
    """Return every format that comes with the program."""
    return tuple(map(format_of, format_ids()))


def parse_own_format(text: str) -> Format:
    """Read a format of a user's own, which has a title and an id that no other format has.

    Raises what `parse_format` raises.
    """
    chosen, head = parse_format(text), TextPart(text, 0)
    if not chosen.title:
        raise head.missing("title")
    if chosen.id in format_ids():
        raise head.wrong("id", Phrase("another-id"))
    return chosen
