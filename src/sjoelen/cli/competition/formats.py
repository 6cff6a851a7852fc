"""sjoelen competition formats"""

from pathlib import Path

from sjoelen.cli.file import read_text
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import Reader, answer, this_reader
from sjoelen.tournament.competition import builtin_formats
from sjoelen.tournament.competition.builtin_formats import SUFFIX, format_of, parse_own_format
from sjoelen.tournament.competition.format import Format

WIDTH = 24  # of a column of ids


@localized_command("formats")
def formats() -> None:
    """List the formats by id and title."""
    reader = this_reader()
    titles = {chosen.id: format_title(reader, chosen) for chosen in builtin_formats.formats()}
    record = {"formats": [{"format": name, "title": title} for name, title in titles.items()]}
    answer(record, (f"{name:<{WIDTH}} {title}" for name, title in titles.items()))


def format_from(word: str) -> Format:
    """Read a format from a file of TOML, or find the one of this id.

    Raises UnknownFile, UnknownFormat and what `parse_own_format` raises.
    """
    return parse_own_format(read_text(Path(word))) if word.endswith(SUFFIX) else format_of(word)


def format_title(reader: Reader, chosen: Format) -> str:
    """Return the title of a format, its own or from the catalogues, in the reader's language."""
    return chosen.title_in(reader.language) or reader.say(f"format.{chosen.id}")
