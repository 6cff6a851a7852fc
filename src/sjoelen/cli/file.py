"""Texts in files that people name."""

from pathlib import Path

from sjoelen.cli.error import UnknownFile
from sjoelen.storage.whole import whole


def read_text(file: Path) -> str:
    """The text of a file; raises UnknownFile."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise UnknownFile(file=str(file)) from None


def write_text(file: Path, text: str) -> None:
    """Write a text whole, or not at all; raises CannotStore."""
    with whole(file) as partial:
        partial.write_text(text, encoding="utf-8")
