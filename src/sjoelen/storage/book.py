"""The log within one transaction."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from sjoelen.desk.error import KeyReused, StreamMoved
from sjoelen.desk.ports import Envelope, Fact, Moment, Request
from sjoelen.storage.envelope import canonical, seal
from sjoelen.storage.schema import answer, event, person


class SqlBook:
    """A `desk.ports.Book` on a connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def read(self, stream: str) -> tuple[Envelope, ...]:
        """Every event of the stream, in order."""
        query = select(event).where(event.c.stream == stream).order_by(event.c.sequence)
        return tuple(_envelope(row) for row in self._connection.execute(query))

    def append(self, stream: str, expected: int, facts: Iterable[Fact], *, by: str, moment: Moment) -> None:
        """Add facts after event number `expected`; StreamMoved when that is not the last."""
        last = self._last(stream)
        found = last.sequence if last else 0
        if found != expected:
            raise StreamMoved(expected=expected, found=found)
        for fact in facts:
            last = seal(fact, last, stream=stream, by=by, moment=moment)
            self._connection.execute(insert(event).values(_row(last)))

    def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names that are known of these people."""
        query = select(person.c.id, person.c.name).where(person.c.id.in_(list(people)))
        return {row.id: row.name for row in self._connection.execute(query)}

    def write_names(self, names: Mapping[str, str]) -> None:
        """Keep the names of new people."""
        if names:
            rows = [{"id": who, "name": name} for who, name in names.items()]
            self._connection.execute(insert(person), rows)

    def erase(self, who: str) -> None:
        """Forget a name, also in the answers that told it; the chain holds only the identity and stays."""
        self._connection.execute(delete(person).where(person.c.id == who))
        self._connection.execute(delete(answer).where(answer.c.body.contains(who, autoescape=True)))

    def answer(self, request: Request) -> str | None:
        """What was answered to this request before; KeyReused when it was another request."""
        query = select(answer).where(answer.c.scope == request.scope, answer.c.key == request.key)
        row = self._connection.execute(query).one_or_none()
        if row is None:
            return None
        if row.request_hash != _hash(request):
            raise KeyReused(idempotency_key=request.key)
        return str(row.body)

    def write_answer(self, request: Request, body: str) -> None:
        """Keep the answer for when the same request comes again."""
        row = {"scope": request.scope, "key": request.key, "request_hash": _hash(request), "body": body}
        self._connection.execute(insert(answer).values(row))

    def _last(self, stream: str) -> Envelope | None:
        query = select(event).where(event.c.stream == stream).order_by(event.c.sequence.desc()).limit(1)
        row = self._connection.execute(query).one_or_none()
        return _envelope(row) if row else None


def _hash(request: Request) -> str:
    return hashlib.sha256(request.content.encode()).hexdigest()


def _envelope(row: Row[*tuple[Any, ...]]) -> Envelope:
    stream, sequence, at, zone, by, kind, version, payload, previous_hash, own_hash = row
    fact = msgspec.json.decode(payload)
    return Envelope(stream, sequence, at, zone, by, kind, version, fact, previous_hash, own_hash)


def _row(envelope: Envelope) -> dict[str, int | str]:
    names = ("stream", "sequence", "at", "zone", "by", "type", "version", "previous_hash", "hash")
    return {**{name: getattr(envelope, name) for name in names}, "payload": canonical(envelope.payload)}
