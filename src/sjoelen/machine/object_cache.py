"""Object cache: machine code on disk, beside Python's bytecode or in the folder of the user."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from secrets import token_hex
from types import FunctionType

DIGEST_BYTES = hashlib.sha256().digest_size


def load(function: FunctionType, stamp: str) -> bytes | None:
    """Return the code stored under this stamp; None if there is none, or if it is damaged."""
    for path in _paths(function):
        with suppress(OSError):
            content = path.read_bytes()
            if content[:DIGEST_BYTES] == _digest(stamp, content[DIGEST_BYTES:]):
                return content[DIGEST_BYTES:]
    return None


def store(function: FunctionType, stamp: str, code: bytes) -> None:
    """Store code in the first folder that can be written, if any."""
    for path in _paths(function):
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, _digest(stamp, code) + code)
            return


def _replace(path: Path, content: bytes) -> None:
    """Replace a file in one step: a reader sees the old content or the new."""
    temporary = path.with_suffix(f".{token_hex(8)}")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _digest(stamp: str, code: bytes) -> bytes:
    return hashlib.sha256(stamp.encode() + code).digest()


def _paths(function: FunctionType) -> Iterator[Path]:
    bytecode = Path(cache_from_source(function.__code__.co_filename))
    name = f"{bytecode.stem}.{function.__name__}.code"
    yield bytecode.with_name(name)
    from platformdirs import user_cache_path  # noqa: PLC0415 seldom needed, and slow

    yield (
        user_cache_path("sjoelen", appauthor=False) / hashlib.sha256(bytes(bytecode)).hexdigest()[:16] / name
    )
