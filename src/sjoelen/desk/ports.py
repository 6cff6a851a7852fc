"""The ports of the desk: a log, a clock, dice and identities, implemented by other rooms."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from sjoelen.desk.waiting_room import WaitingRoom
from sjoelen.home.draw import Dice

Json = int | str | bool | None | list["Json"] | dict[str, "Json"]
ANYONE = "guest"  # nobody logs in at home


@dataclass(frozen=True, slots=True)
class EncodedEvent:
    """An event that has no place in the log yet, so that no envelope is ever half filled."""

    type: str
    version: int
    payload: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Envelope:
    """An event in the log; `at`: UTC in ISO 8601 to the microsecond; `hash`: chains the stream."""

    stream: str
    sequence: int
    at: str
    zone: str
    by: str
    type: str
    version: int
    payload: dict[str, Json]
    previous_hash: str
    hash: str


@dataclass(frozen=True, slots=True)
class Moment:
    """An instant, and the IANA time zone of the place."""

    at: datetime
    zone: str


@dataclass(frozen=True, slots=True)
class Request:
    """The identity of a command: one key within a scope has one content; `device` sent it."""

    scope: str
    key: str
    content: str
    device: str = ""


@dataclass(frozen=True, slots=True)
class Name:
    """A text about a person, stored beside the chain: a name, a team's name or a reason."""

    id: str
    person: str
    stream: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """A link by the hash of its token: the stream that it opens, and its strength."""

    hash: str
    stream: str
    strength: str
    at: str
    revoked: bool = False


class Transaction(Protocol):
    """A consistent snapshot of the log; in `EventLog.writing` it also accepts writes."""

    def read(self, stream: str, after: int = 0) -> tuple[Envelope, ...]:
        """Return every event of the stream after this number, in order."""

    def last(self, stream: str) -> int:
        """Return the number of the stream's last event, 0 for an empty stream."""

    def lasts(self, streams: Iterable[str]) -> dict[str, int]:
        """Return the number of the last event of each of these streams that has one."""

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the stored texts of these identities."""

    def link(self, token_hash: str) -> Link | None:
        """Return the link of this hash."""

    def links(self, stream: str) -> tuple[Link, ...]:
        """Return every link of the stream, in the order of issue."""

    def stored_response(self, request: Request) -> str | None:
        """Return the stored response of this request; raises KeyReused where its content differs."""

    def append(
        self, stream: str, expected: int, facts: Iterable[EncodedEvent], *, by: str, moment: Moment
    ) -> tuple[Envelope, ...]:
        """Append events after event number `expected`; raises StreamMoved where that is not the last."""

    def adopt(self, envelopes: Sequence[Envelope]) -> None:
        """Store a whole stream of another database; raises BrokenChain, StreamMoved."""

    def write_names(self, names: Iterable[Name]) -> None:
        """Store texts about people."""

    def names_about(self, stream: str) -> tuple[Name, ...]:
        """Return every text that is stored beside the stream."""

    def erase(self, person: str, streams: Iterable[str]) -> None:
        """Delete every text about the person beside these streams; the chain stays."""

    def write_link(self, link: Link) -> None:
        """Store a link."""

    def revoke_link(self, token_hash: str) -> None:
        """Mark a link as revoked."""

    def store_response(self, request: Request, body: str) -> None:
        """Store the response of a request."""


class EventLog(Protocol):
    """The append-only log."""

    def reading(self) -> AbstractContextManager[Transaction]:
        """Open a transaction that reads."""

    def writing(self) -> AbstractContextManager[Transaction]:
        """Open a transaction that writes: at the end of the block all of it is durable, or nothing."""

    def check_chain(self, envelopes: Sequence[Envelope]) -> None:
        """Raise BrokenChain at the first event that is missing, moved or altered."""

    def streams(self) -> tuple[str, ...]:
        """Return the names of all streams."""

    def verified(self, stream: str) -> tuple[int, str]:
        """Return the number of events and the hash of the last; raises BrokenChain."""

    def has_event(self, digits: str) -> bool:
        """Tell whether the hash of any event begins with these digits."""

    def head(self, stream: str) -> str:
        """Verify the stream; return the hash of its last event."""

    def copy(self, path: Path) -> None:
        """Write a snapshot of all streams to a new file, while others write."""

    def close(self) -> None:
        """Close all connections."""

    def version(self) -> int:
        """Return a number that changes with every commit, of this or another process."""


class Clock(Protocol):
    """A source of the time."""

    def now(self) -> Moment:
        """Return the present moment."""


class Ids(Protocol):
    """A source of identities that nobody can guess."""

    def new(self) -> str:
        """Return a new identity of 128 bits, safe in a URL."""


@dataclass(frozen=True, slots=True)
class Ports:
    """All ports together, and the memory of the server: replayed streams and live counts by stream."""

    log: EventLog
    clock: Clock
    dice: Dice
    ids: Ids
    game_cache: dict[str, Any] = field(default_factory=dict)
    waiting_room: WaitingRoom = field(default_factory=WaitingRoom)
    live_counts: dict[str, Any] = field(default_factory=dict)
