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
    """A `desk.ports.Book` on a connection; who writes locks each stream before looking at it."""

    def __init__(
        self, connection: Connection, lock: Callable[[Connection, str], None] = lambda *_: None
    ) -> None:
        self._connection = connection
        self._lock, self._locked = lock, set[str]()

    def read(self, stream: str, after: int = 0) -> tuple[Envelope, ...]:
        """Every event of the stream after this number, in order."""
        self._hold(stream)
        query = EVENTS.where(event.c.stream == stream, event.c.sequence > after)
        with self._rows(query) as rows:
            return tuple(_envelope(stream, row) for row in rows)

    def verify(self, stream: str) -> tuple[int, str]:
        """How many events the stream has, and the hash of the last; BrokenChain."""
        with self._rows(EVENTS.where(event.c.stream == stream)) as rows:
            return check_stream(stream, rows)

    def last(self, stream: str) -> int:
        """The number of the stream's last event, 0 when there is none."""
        self._hold(stream)
        query = select(func.coalesce(func.max(event.c.sequence), 0)).where(event.c.stream == stream)
        return int(self._connection.execute(query).scalar_one())

    def append(
        self, stream: str, expected: int, facts: Iterable[EncodedEvent], *, by: str, moment: Moment
    ) -> tuple[Envelope, ...]:
        """Add facts after event number `expected`, sealed; StreamMoved when that is not the last."""
        self._hold(stream)
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
        """Take in a whole stream as it was sealed elsewhere; BrokenChain, StreamMoved."""
        check_chain(envelopes)
        if found := self.last(envelopes[0].stream):
            raise StreamMoved(expected=0, found=found)
        self._connection.execute(insert(event), [_row(envelope) for envelope in envelopes])

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The texts that are known by these identities."""
        query = select(name.c.id, name.c.text).where(name.c.id.in_(list(ids)))
        return {row.id: row.text for row in self._connection.execute(query)}

    def write_names(self, names: Iterable[Name]) -> None:
        """Keep new texts about people."""
        if rows := [asdict(each) for each in names]:
            self._connection.execute(insert(name), rows)

    def names_about(self, stream: str) -> tuple[Name, ...]:
        """Every text that lies beside the stream."""
        self._hold(stream)
        query = select(name).where(name.c.stream == stream).order_by(name.c.id)
        return tuple(Name(*row) for row in self._connection.execute(query))

    def erase(self, person: str, streams: Iterable[str]) -> None:
        """Forget every text about the person beside these streams; no answer that was kept tells one."""
        streams = sorted(streams)
        for stream in streams:
            self._hold(stream)
        about = (name.c.person == person, name.c.stream.in_(streams))
        self._connection.execute(delete(name).where(*about))

    def link(self, token_hash: str) -> Link | None:
        """The link of this hash."""
        row = self._connection.execute(select(link).where(link.c.hash == token_hash)).one_or_none()
        return _link(row) if row else None

    def links(self, stream: str) -> tuple[Link, ...]:
        """Every link that was issued to the stream, in order."""
        self._hold(stream)
        query = select(link).where(link.c.stream == stream).order_by(link.c.at, link.c.hash)
        return tuple(_link(row) for row in self._connection.execute(query))

    def write_link(self, issued: Link) -> None:
        """Let a link open its stream from now on."""
        self._connection.execute(insert(link).values(**asdict(issued)))

    def revoke_link(self, token_hash: str) -> None:
        """Let it open nothing any more."""
        self._connection.execute(update(link).where(link.c.hash == token_hash).values(revoked=1))

    def answer(self, request: Request) -> str | None:
        """What was answered to this request before; KeyReused when it was another request."""
        scope, key = _hash(request.scope), _hash(request.key)
        self._hold(f"{scope}/{key}")
        query = select(answer).where(answer.c.scope == scope, answer.c.key == key)
        row = self._connection.execute(query).one_or_none()
        if row is None:
            return None
        if row.request_hash != _hash(request.content):
            raise KeyReused(idempotency_key=request.key)
        return str(row.body)

    def write_answer(self, request: Request, body: str) -> None:
        """Keep the answer for when the same request comes again; addresses and keys only as hashes."""
        asked = (_hash(request.scope), _hash(request.key), _hash(request.content), body)
        columns = ("scope", "key", "request_hash", "body")
        self._connection.execute(insert(answer).values(dict(zip(columns, asked, strict=True))))

    @contextmanager
    def _rows(self, query: Select[Any]) -> Iterator[Iterable[EventRow]]:
        with closing(self._connection.execute(query)) as result:
            yield cast("Iterable[EventRow]", result.cursor)  # straight from the driver: half the time

    def _hold(self, subject: str) -> None:
        if subject not in self._locked:
            self._lock(self._connection, subject)
            self._locked.add(subject)

    def _end(self, stream: str) -> tuple[int, str]:
        """The number and the hash of the last event."""
        row = self._connection.execute(LAST_EVENT, {"of": stream}).one_or_none()
        return (row.sequence, row.hash) if row else (0, FIRST_HASH)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _link(row: Row[*tuple[Any, ...]]) -> Link:
    token_hash, stream, strength, at, revoked = row
    return Link(token_hash, stream, strength, at, bool(revoked))


def _envelope(stream: str, row: EventRow) -> Envelope:
    sequence, at, zone, by, type_, version, payload, previous_hash, own_hash = row
    try:
        content = json.loads(payload)
    except ValueError:
        raise BrokenChain(stream=stream, sequence=sequence) from None
    return Envelope(stream, sequence, at, zone, by, type_, version, content, previous_hash, own_hash)


def _row(envelope: Envelope) -> dict[str, int | str]:
    return {"stream": envelope.stream, **dict(zip(COLUMNS, row_of(envelope), strict=True))}
