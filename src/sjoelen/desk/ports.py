"""What the desk needs from outside: a log, a clock, dice and identities."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from sjoelen.tournament.draw import Dice

Json = int | str | bool | None | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class Fact:
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
    """What was asked: the same key within a scope must come with the same content."""

    scope: str
    key: str
    content: str
    by: str


class Book(Protocol):
    """One consistent look at the log; in `EventLog.writing` also the pen."""

    def read(self, stream: str) -> tuple[Envelope, ...]:
        """Every event of the stream, in order; empty when there is no such stream."""

    def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names that are known of these people."""

    def answer(self, request: Request) -> str | None:
        """What was answered before; KeyReused when the key came with another request."""

    def append(self, stream: str, expected: int, facts: Iterable[Fact], *, by: str, moment: Moment) -> None:
        """Add facts after event number `expected`; StreamMoved when that is not the last."""

    def write_names(self, names: Mapping[str, str]) -> None:
        """Keep the names of people, beside the log."""

    def write_answer(self, request: Request, body: str) -> None:
        """Keep an answer for the same request in future."""


class EventLog(Protocol):
    """All that happened, append-only."""

    def reading(self) -> AbstractContextManager[Book]:
        """A book to read in."""

    def writing(self) -> AbstractContextManager[Book]:
        """The book of the only writer: everything is durable at the end of the block, or nothing is."""

    def head(self, stream: str) -> str:
        """The hash that seals the whole stream, once it was verified."""

    def close(self) -> None:
        """Let go of what was opened."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> Moment:
        """This moment."""


class Ids(Protocol):
    """Gives identities that nobody can guess."""

    def new(self) -> str:
        """A new identity, 128 bits, safe in an address."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The outside world as the desk sees it."""

    log: EventLog
    clock: Clock
    dice: Dice
    ids: Ids
