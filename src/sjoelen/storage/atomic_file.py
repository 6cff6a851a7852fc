"""Atomic writing: a file or a folder appears whole, or not at all."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sjoelen.storage.error import CannotStore


@contextmanager
def atomic_path(path: Path) -> Iterator[Path]:
    """Give a path to write to; at the end it appears at `path`, durably. Raises CannotStore.

    A killed process leaves a hidden file, which the next call deletes.
    """
    partial = path.with_name(f".{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _clear(partial)
        yield partial
        for created in (*partial.rglob("*"), partial):
            _sync(created)
        partial.replace(path)
        _sync(path.parent)
    except OSError as error:
        _clear(partial)
        raise CannotStore(path=str(path)) from error
    except BaseException:
        _clear(partial)
        raise


def _clear(path: Path) -> None:
    with suppress(OSError):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():  # Windows cannot sync a folder
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
