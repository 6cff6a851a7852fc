"""Read and write files named on the command line."""

from pathlib import Path

import click

from sjoelen.cli.error import UnknownFile
from sjoelen.error import Phrase
from sjoelen.storage.atomic_file import atomic_path

FILE = click.Path(path_type=Path, readable=False)  # reading it reports the error


def read_bytes(file: Path) -> bytes:
    """Return the content of a file; raises UnknownFile, also for an impossible name."""
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:
        raise UnknownFile(file=str(file), why=_why(error)) from None


def read_text(file: Path) -> str:
    """Return the UTF-8 text of a file; raises UnknownFile."""
    try:
        return read_bytes(file).decode()
    except UnicodeDecodeError:
        raise UnknownFile(file=str(file), why=Phrase("not-text")) from None


def write_text(file: Path, text: str) -> None:
    """Write a text file atomically; raises CannotStore."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """Write a binary file atomically; raises CannotStore."""
    with atomic_path(file) as partial:
        partial.write_bytes(content)


def _why(error: OSError | ValueError) -> Phrase:
    match error:
        case IsADirectoryError():
            return Phrase("a-folder")
        case PermissionError():
            return Phrase("not-allowed")
        case FileNotFoundError() | NotADirectoryError():
            return Phrase("not-there")
        case _:
            return Phrase("not-readable")
