"""What the desk needs from outside: a log, a clock, dice and identities."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from sjoelen.home.draw import Dice

Json = int | str | bool | None | list["Json"] | dict[str, "Json"]
ANYONE = "guest"  # nobody logs in at home


@dataclass(frozen=True, slots=True)
class EncodedEvent:
    """An event on its way into the log."""

    type: str
    version: int
    payload: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Envelope:
    """An event in the log; `at` is UTC in ISO 8601 to the microsecond, `hash` chains the stream."""

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
    """An instant and the IANA zone of the place where it was seen."""

    at: datetime
    zone: str


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked: the same key within a scope must come with the same content; `device` who asks."""

    scope: str
    key: str
    content: str
    device: str = ""


@dataclass(frozen=True, slots=True)
class Name:
    """A text about a person in a game, beside the chain: a name, a team's name or a reason."""

    id: str
    person: str
    stream: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """A link by the hash of its token, never the token: which stream it opens, and how far."""

    hash: str
    stream: str
    strength: str
    at: str
    revoked: bool = False


class Transaction(Protocol):
    """One consistent look at the log; in `EventLog.writing` also the pen."""

    def read(self, stream: str, after: int = 0) -> tuple[Envelope, ...]:
        """Every event of the stream after this number, in order; empty when there are none."""

    def last(self, stream: str) -> int:
        """The number of the stream's last event, 0 when there is none."""

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The texts that are known by these identities."""

    def link(self, token_hash: str) -> Link | None:
        """The link of this hash."""

    def links(self, stream: str) -> tuple[Link, ...]:
        """Every link that was issued to the stream, in order."""

    def answer(self, request: Request) -> str | None:
        """What was answered before; KeyReused when the key came with another request."""

    def append(
        self, stream: str, expected: int, facts: Iterable[EncodedEvent], *, by: str, moment: Moment
    ) -> tuple[Envelope, ...]:
        """Add facts after event number `expected`, sealed; StreamMoved when that is not the last."""

    def adopt(self, envelopes: Sequence[Envelope]) -> None:
        """Take in a whole stream as it was sealed elsewhere; BrokenChain, StreamMoved."""

    def write_names(self, names: Iterable[Name]) -> None:
        """Keep texts about people, beside the log."""

    def names_about(self, stream: str) -> tuple[Name, ...]:
        """Every text that lies beside the stream."""

    def erase(self, person: str, streams: Iterable[str]) -> None:
        """Forget every text about the person beside these streams; the chain holds identities and stays."""

    def write_link(self, link: Link) -> None:
        """Let a link open its stream from now on."""

    def revoke_link(self, token_hash: str) -> None:
        """Let it open nothing any more."""

    def write_answer(self, request: Request, body: str) -> None:
        """Keep an answer for the same request in future."""


class EventLog(Protocol):
    """All that happened, append-only."""

    def reading(self) -> AbstractContextManager[Transaction]:
        """A book to read in."""

    def writing(self) -> AbstractContextManager[Transaction]:
        """The book of the only writer: everything is durable at the end of the block, or nothing is."""

    def head(self, stream: str) -> str:
        """The hash that seals the whole stream, once it was verified."""

    def copy(self, path: Path) -> None:
        """A snapshot of it all in a new file, while others write."""

    def close(self) -> None:
        """Let go of what was opened."""

    def version(self) -> int:
        """A number that changes when anybody, in this or another process, has written."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> Moment:
        """This moment."""


class Ids(Protocol):
    """Gives identities that nobody can guess."""

    def new(self) -> str:
        """A new identity, 128 bits, safe in an address."""


@dataclass(frozen=True, slots=True)
class Ports:
    """The outside world as the desk sees it; `folds` remembers how streams were folded, by name."""

    log: EventLog
    clock: Clock
    dice: Dice
    ids: Ids
    folds: dict[str, Any] = field(default_factory=dict)
