"""Machine code on disk: beside Python's own bytecode, or where the user may write."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from secrets import token_hex
from types import FunctionType

LENGTH = hashlib.sha256().digest_size


def found(act: FunctionType, stamp: str) -> bytes | None:
    """The code that was kept under this stamp, if it is there and whole."""
    for place in _places(act):
        with suppress(OSError):
            kept = place.read_bytes()
            if kept[:LENGTH] == _digest(stamp, kept[LENGTH:]):
                return kept[LENGTH:]
    return None


def keep(act: FunctionType, stamp: str, code: bytes) -> None:
    """Keep code in the first place that can be written; nowhere if none can."""
    for place in _places(act):
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            _replace(place, _digest(stamp, code) + code)
            return


def _replace(place: Path, content: bytes) -> None:
    """At once: who reads it meanwhile sees the old or the new."""
    written = place.with_suffix(f".{token_hex(8)}")
    try:
        written.write_bytes(content)
        written.replace(place)
    except OSError:
        written.unlink(missing_ok=True)
        raise


def _digest(stamp: str, code: bytes) -> bytes:
    return hashlib.sha256(stamp.encode() + code).digest()


def _places(act: FunctionType) -> Iterator[Path]:
    bytecode = Path(cache_from_source(act.__code__.co_filename))
    name = f"{bytecode.stem}.{act.__name__}.code"
    yield bytecode.with_name(name)
    from platformdirs import user_cache_path  # noqa: PLC0415 seldom needed, and slow

    yield (
        user_cache_path("sjoelen", appauthor=False) / hashlib.sha256(bytes(bytecode)).hexdigest()[:16] / name
    )
