"""The envelope of an event: canonical JSON, chained by SHA-256."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256
from json import JSONEncoder
from json.encoder import encode_basestring as quoted

from sjoelen.desk.ports import EncodedEvent, Envelope, Json, Moment
from sjoelen.storage.error import BrokenChain

FIRST_HASH = "0" * 64  # the previous hash of the first event
ENCODER = JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))

# sequence, at, zone, by, type, version, payload as canonical text, previous hash, hash
EventRow = tuple[int, str, str, str, str, int, str, str, str]


def canonical(value: Json) -> str:
    """Return the one text of a value: keys sorted, no spaces; raises TypeError for a fraction."""
    _refuse_fractions(value)
    return ENCODER.encode(value)


def utc_text(moment: datetime) -> str:
    """Return a time as 2026-09-01T18:30:00.000000Z."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def seal(
    fact: EncodedEvent, stream: str, after: tuple[int, str] = (0, FIRST_HASH), *, by: str, moment: Moment
) -> Envelope:
    """Put an event into its envelope, after the event of this number and hash."""
    sequence, previous_hash = after
    envelope = Envelope(
        stream=stream,
        sequence=sequence + 1,
        at=utc_text(moment.at),
        zone=moment.zone,
        by=by,
        type=fact.type,
        version=fact.version,
        payload=fact.payload,
        previous_hash=previous_hash,
        hash="",
    )
    return replace(envelope, hash=hash_of(envelope))


def hash_of(envelope: Envelope) -> str:
    """Return the SHA-256, hexadecimal, of the envelope without its hash."""
    return _hash(envelope.stream, row_of(envelope))


def row_of(envelope: Envelope) -> EventRow:
    """Return the envelope as a row of its stream."""
    return (
        envelope.sequence,
        envelope.at,
        envelope.zone,
        envelope.by,
        envelope.type,
        envelope.version,
        canonical(envelope.payload),
        envelope.previous_hash,
        envelope.hash,
    )


def check_chain(envelopes: Sequence[Envelope]) -> None:
    """Raise BrokenChain at the first event that is missing, moved or altered."""
    previous_hash = FIRST_HASH
    for sequence, envelope in enumerate(envelopes, start=1):
        in_place = envelope.sequence == sequence and envelope.previous_hash == previous_hash
        if not in_place or envelope.hash != hash_of(envelope):
            raise BrokenChain(stream=envelope.stream, sequence=sequence)
        previous_hash = envelope.hash


def check_stream(stream: str, rows: Iterable[EventRow]) -> tuple[int, str]:
    """Return the number of events and the hash of the last; raises BrokenChain where any byte differs."""
    sequence, previous_hash = 0, FIRST_HASH
    for sequence, row in enumerate(rows, start=1):
        if row[0] != sequence or row[7] != previous_hash or row[8] != _hash(stream, row):
            raise BrokenChain(stream=stream, sequence=sequence)
        previous_hash = row[8]
    return sequence, previous_hash


def _hash(stream: str, row: EventRow) -> str:
    """Hash canonical JSON, written key by key in their order: the stored payload is not parsed."""
    sequence, time, zone, by, kind, version, payload, previous_hash, _ = row
    before, after = _shared_parts(stream, zone, by, kind, version)
    middle = f'{payload},"previous_hash":"{previous_hash}","sequence":{sequence}'
    return sha256(f'{{"at":{quoted(time)}{before}{middle}{after}'.encode()).hexdigest()


@lru_cache(1000)
def _shared_parts(stream: str, zone: str, by: str, kind: str, version: int) -> tuple[str, str]:
    """Return the JSON that most events of a stream share, before and after the parts that differ."""
    after = f',"stream":{quoted(stream)},"type":{quoted(kind)},"version":{version},"zone":{quoted(zone)}}}'
    return f',"by":{quoted(by)},"payload":', after


def _refuse_fractions(value: Json) -> None:
    if isinstance(value, float):
        raise TypeError("a fact holds integers only")
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    for part in parts:
        _refuse_fractions(part)
