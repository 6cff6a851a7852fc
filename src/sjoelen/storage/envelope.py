"""What a fact is sealed in: canonical JSON, chained by SHA-256."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from sjoelen.desk.ports import Envelope, Fact, Json, Moment
from sjoelen.storage.error import BrokenChain

FIRST_HASH = "0" * 64  # stands before the first event of a stream


def canonical(value: Json) -> str:
    """One text for one value: keys sorted, no spaces, no fractions."""
    _refuse_fractions(value)
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def utc_text(at: datetime) -> str:
    """Such as 2026-09-01T18:30:00.000000Z."""
    return at.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def seal(fact: Fact, previous: Envelope | None, *, stream: str, by: str, moment: Moment) -> Envelope:
    """The fact in its place after the previous one."""
    envelope = Envelope(
        stream=stream,
        sequence=previous.sequence + 1 if previous else 1,
        at=utc_text(moment.at),
        zone=moment.zone,
        by=by,
        type=fact.type,
        version=fact.version,
        payload=fact.payload,
        previous_hash=previous.hash if previous else FIRST_HASH,
        hash="",
    )
    return replace(envelope, hash=hash_of(envelope))


def hash_of(envelope: Envelope) -> str:
    """SHA-256, hexadecimal, of all that the envelope holds but the hash itself."""
    sealed: Json = {
        "stream": envelope.stream,
        "sequence": envelope.sequence,
        "at": envelope.at,
        "zone": envelope.zone,
        "by": envelope.by,
        "type": envelope.type,
        "version": envelope.version,
        "payload": envelope.payload,
        "previous_hash": envelope.previous_hash,
    }
    return hashlib.sha256(canonical(sealed).encode()).hexdigest()


def check_chain(envelopes: Sequence[Envelope]) -> None:
    """Raise BrokenChain at the first event that is missing, moved or altered."""
    previous_hash = FIRST_HASH
    for sequence, envelope in enumerate(envelopes, start=1):
        in_place = envelope.sequence == sequence and envelope.previous_hash == previous_hash
        if not in_place or envelope.hash != hash_of(envelope):
            raise BrokenChain(stream=envelope.stream, sequence=sequence)
        previous_hash = envelope.hash


def _refuse_fractions(value: Json) -> None:
    if isinstance(value, float):
        raise TypeError("a fact holds integers only")
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    for part in parts:
        _refuse_fractions(part)
