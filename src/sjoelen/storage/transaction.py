"""The log within one transaction."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict
from typing import Any, cast

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update

from sjoelen.desk.error import KeyReused, StreamMoved
from sjoelen.desk.ports import EncodedEvent, Envelope, Link, Moment, Name, Request
from sjoelen.storage.envelope import FIRST_HASH, EventRow, check_chain, check_stream, row_of, seal
from sjoelen.storage.error import BrokenChain
from sjoelen.storage.schema import answer, event, link, name

COLUMNS = ("sequence", "at", "zone", "by", "type", "version", "payload", "previous_hash", "hash")
EVENTS = select(*(event.c[column] for column in COLUMNS)).order_by(event.c.sequence)
LAST_EVENT = (
    select(event.c.sequence, event.c.hash)
    .where(event.c.stream == bindparam("of"))
    .order_by(event.c.sequence.desc())
    .limit(1)
)


class SqlTransaction:
    """A `desk.ports.Transaction` on a connection; a writer locks each stream before reading it."""

    def __init__(
        self, connection: Connection, lock: Callable[[Connection, str], None] = lambda *_: None
    ) -> None:
        self._connection = connection
        self._lock, self._locked = lock, set[str]()

    def read(self, stream: str, after: int = 0) -> tuple[Envelope, ...]:
        """Return every event of the stream after this number, in order."""
        self._lock_once(stream)
        query = EVENTS.where(event.c.stream == stream, event.c.sequence > after)
        with self._rows(query) as rows:
            return tuple(_envelope(stream, row) for row in rows)

    def verify(self, stream: str) -> tuple[int, str]:
        """Return the number of events and the hash of the last; raises BrokenChain."""
        with self._rows(EVENTS.where(event.c.stream == stream)) as rows:
            return check_stream(stream, rows)

    def last(self, stream: str) -> int:
        """Return the number of the stream's last event, 0 for an empty stream."""
        self._lock_once(stream)
        query = select(func.coalesce(func.max(event.c.sequence), 0)).where(event.c.stream == stream)
        return int(self._connection.execute(query).scalar_one())

    def lasts(self, streams: Iterable[str]) -> dict[str, int]:
        """Return the number of the last event of each of these streams that has one."""
        query = select(event.c.stream, func.max(event.c.sequence).label("last")).where(
            event.c.stream.in_(list(streams))
        )
        rows = self._connection.execute(query.group_by(event.c.stream))
        return {row.stream: row.last for row in rows}

    def append(
        self, stream: str, expected: int, facts: Iterable[EncodedEvent], *, by: str, moment: Moment
    ) -> tuple[Envelope, ...]:
        """Append events after event number `expected`; raises StreamMoved where that is not the last."""
        self._lock_once(stream)
        end = self._end(stream)
        if end[0] != expected:
            raise StreamMoved(expected=expected, found=end[0])
        sealed = list[Envelope]()
        for fact in facts:
            sealed.append(seal(fact, stream, end, by=by, moment=moment))
            end = sealed[-1].sequence, sealed[-1].hash
        if sealed:
            self._connection.execute(insert(event), [_row(envelope) for envelope in sealed])
        return tuple(sealed)

    def adopt(self, envelopes: Sequence[Envelope]) -> None:
        """Store a whole stream of another database; raises BrokenChain, StreamMoved."""
        check_chain(envelopes)
        if last := self.last(envelopes[0].stream):
            raise StreamMoved(expected=0, found=last)
        self._connection.execute(insert(event), [_row(envelope) for envelope in envelopes])

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the stored texts of these identities."""
        query = select(name.c.id, name.c.text).where(name.c.id.in_(list(ids)))
        return {row.id: row.text for row in self._connection.execute(query)}

    def write_names(self, names: Iterable[Name]) -> None:
        """Store texts about people."""
        if rows := [asdict(name) for name in names]:
            self._connection.execute(insert(name), rows)

    def names_about(self, stream: str) -> tuple[Name, ...]:
        """Return every text that is stored beside the stream."""
        self._lock_once(stream)
        query = select(name).where(name.c.stream == stream).order_by(name.c.id)
        return tuple(Name(*row) for row in self._connection.execute(query))

    def erase(self, person: str, streams: Iterable[str]) -> None:
        """Delete every text about the person beside these streams; stored responses hold none."""
        streams = sorted(streams)
        for stream in streams:
            self._lock_once(stream)
        about = (name.c.person == person, name.c.stream.in_(streams))
        self._connection.execute(delete(name).where(*about))

    def link(self, token_hash: str) -> Link | None:
        """Return the link of this hash."""
        row = self._connection.execute(select(link).where(link.c.hash == token_hash)).one_or_none()
        return _link(row) if row else None

    def links(self, stream: str) -> tuple[Link, ...]:
        """Return every link of the stream, in the order of issue."""
        self._lock_once(stream)
        query = select(link).where(link.c.stream == stream).order_by(link.c.at, link.c.hash)
        return tuple(_link(row) for row in self._connection.execute(query))

    def write_link(self, issued: Link) -> None:
        """Store a link."""
        self._connection.execute(insert(link).values(**asdict(issued)))

    def revoke_link(self, token_hash: str) -> None:
        """Mark a link as revoked."""
        self._connection.execute(update(link).where(link.c.hash == token_hash).values(revoked=1))

    def stored_response(self, request: Request) -> str | None:
        """Return the stored response of this request; raises KeyReused where its content differs."""
        scope, key = _hash(request.scope), _hash(request.key)
        self._lock_once(f"{scope}/{key}")
        query = select(answer).where(answer.c.scope == scope, answer.c.key == key)
        row = self._connection.execute(query).one_or_none()
        if row is None:
            return None
        if row.request_hash != _hash(request.content):
            raise KeyReused(idempotency_key=request.key)
        return str(row.body)

    def store_response(self, request: Request, body: str) -> None:
        """Store the response of a request; addresses and keys only as hashes."""
        values = (_hash(request.scope), _hash(request.key), _hash(request.content), body)
        columns = ("scope", "key", "request_hash", "body")
        self._connection.execute(insert(answer).values(dict(zip(columns, values, strict=True))))

    @contextmanager
    def _rows(self, query: Select[Any]) -> Iterator[Iterable[EventRow]]:
        with closing(self._connection.execute(query)) as result:
            yield cast("Iterable[EventRow]", result.cursor)  # straight from the driver: half the time

    def _lock_once(self, subject: str) -> None:
        if subject not in self._locked:
            self._lock(self._connection, subject)
            self._locked.add(subject)

    def _end(self, stream: str) -> tuple[int, str]:
        """Return the number and the hash of the last event."""
        row = self._connection.execute(LAST_EVENT, {"of": stream}).one_or_none()
        return (row.sequence, row.hash) if row else (0, FIRST_HASH)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _link(row: Row[*tuple[Any, ...]]) -> Link:
    token_hash, stream, strength, issued_at, revoked = row
    return Link(token_hash, stream, strength, issued_at, bool(revoked))


def _envelope(stream: str, row: EventRow) -> Envelope:
    sequence, time, zone, by, type_, version, payload, previous_hash, own_hash = row
    try:
        content = json.loads(payload)
    except ValueError:
        raise BrokenChain(stream=stream, sequence=sequence) from None
    return Envelope(stream, sequence, time, zone, by, type_, version, content, previous_hash, own_hash)


def _row(envelope: Envelope) -> dict[str, int | str]:
    return {"stream": envelope.stream, **dict(zip(COLUMNS, row_of(envelope), strict=True))}
