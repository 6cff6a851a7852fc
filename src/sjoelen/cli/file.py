"""Files that people name."""

from pathlib import Path

from sjoelen.cli.error import UnknownFile
from sjoelen.storage.whole import whole


def content_of(file: Path) -> bytes:
    """What a file holds; raises UnknownFile, also for a name that no file can have."""
    try:
        return file.read_bytes()
    except (OSError, ValueError):
        raise UnknownFile(file=str(file)) from None


def read_text(file: Path) -> str:
    """The text of a file; raises UnknownFile."""
    try:
        return content_of(file).decode()
    except UnicodeDecodeError:
        raise UnknownFile(file=str(file)) from None


def write_text(file: Path, text: str) -> None:
    """Write a text whole, or not at all; raises CannotStore."""
    with whole(file) as partial:
        partial.write_text(text, encoding="utf-8")
