"""Files with one leaf changed, sealed again so that only what they say is wrong."""

import json
import random
from collections.abc import Iterator
from typing import Any

from sjoelen.desk.ports import Envelope
from sjoelen.desk.sealed_file import checksum
from sjoelen.storage.envelope import FIRST_HASH, hash_of

VALUES: tuple[Any, ...] = (
    *(0, -5, 1, 2, 3, 10**12, 2**53, 2**63, 10**30),
    *("", "\ud800", "x" * 300, "\0", "<script>", "2026-13-45T99:99:99.000000Z", "nope"),
    *(None, True, False, [], {}, [[]], [1, 2, 3, 4], {"a": 1}),
)
Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every part of a document, the whole parts before their leaves."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in items:
        yield from leaves(part, (*path, name))


def replaced(document: Any, path: Path, value: Any) -> Any:
    """Return the document with another value at a path."""
    if not path:
        return value
    copy: Any = dict(document) if isinstance(document, dict) else list(document)
    copy[path[0]] = replaced(document[path[0]], path[1:], value)
    return copy


def sealed(content: dict[str, Any]) -> str:
    """Return the file with a chain and a check sum that hold, as far as they can be made."""
    try:
        previous = FIRST_HASH
        for event in content["events"]:
            event["previous_hash"] = previous
            event["hash"] = previous = hash_of(Envelope(**event))
        content["check"] = checksum({name: value for name, value in content.items() if name != "check"})
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError):
        pass  # not even a forger could seal it
    return json.dumps(content)


def mutations(text: str, seed: int, number: int) -> Iterator[tuple[str, str]]:
    """Yield changed files by what was changed: at random, from a seed."""
    chance = random.Random(seed)  # noqa: S311
    content = json.loads(text)
    places = [path for path in leaves(content) if path[0] in ("events", "names")]
    for _ in range(number):
        path, value = chance.choice(places), chance.choice(VALUES)
        yield f"{path} = {str(value)[:40]!r}", sealed(json.loads(json.dumps(replaced(content, path, value))))
