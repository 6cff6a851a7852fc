"""A game on the table, and the one way to change what lies there."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from sjoelen.desk.encryption import decrypt, encrypt
from sjoelen.desk.error import UnknownGame, WritersCrossed
from sjoelen.desk.event_encoding import event_of, fact_of
from sjoelen.desk.ports import ANYONE, Book, Desk, Request
from sjoelen.desk.serialization import from_json, to_json
from sjoelen.home.events import HomeEvent
from sjoelen.home.game import HomeGame, replay

MOST_FOLDS = 500  # games that are kept folded in memory
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Mark:
    """When an entry was made, and by which device."""

    at: str
    by: str


@dataclass(frozen=True, slots=True)
class Table:
    """A game, its stream, the marks of its entries, and how far the link goes that opened it."""

    stream: str
    game: HomeGame = field(default_factory=HomeGame)
    marks: tuple[Mark, ...] = ()
    strength: str = ""


@dataclass(frozen=True, slots=True)
class Pen:
    """What it takes to write: the outside world, the book and the device of who writes."""

    desk: Desk
    book: Book
    device: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """All that is kept of an answer: what it showed, and the link that it handed out."""

    stream: str
    sequence: int
    token: str = ""
    strength: str = ""


def once(
    desk: Desk,
    request: Request,
    act: Callable[[Pen], tuple[Receipt, Answer]],
    again: Callable[[Book, Receipt], Answer],
) -> Answer:
    """The same request again changes nothing and gets the same answer; what is refused leaves no trace.

    `again` answers by the receipt, and checks whether the link still holds.
    """
    while True:
        try:
            return _once(desk, request, act, again)
        except WritersCrossed:  # the other one got through
            continue


def _once(
    desk: Desk,
    request: Request,
    act: Callable[[Pen], tuple[Receipt, Answer]],
    again: Callable[[Book, Receipt], Answer],
) -> Answer:
    key = f"{request.scope}\0{request.key}"
    with desk.log.writing() as book:
        if known := book.answer(request):
            return again(book, _decrypted(from_json(Receipt, known), key))
        receipt, answer = act(Pen(desk, book, request.device))
        encrypted = replace(receipt, token=encrypt(receipt.token, key)) if receipt.token else receipt
        book.write_answer(request, to_json(encrypted))
        return answer


def _decrypted(receipt: Receipt, key: str) -> Receipt:
    """Return the receipt with its token readable; raises UnknownGame where it was damaged."""
    token = decrypt(receipt.token, key) if receipt.token else ""
    if token is None:
        raise UnknownGame
    return replace(receipt, token=token)


def fold(desk: Desk, book: Book, stream: str) -> Table:
    """The game as its stream tells it; only what came since the last look is read.

    Never asked after writing in the same block: what may still be rolled back is not kept.
    """
    known: Table = desk.folds.get(stream) or Table(stream)
    table = read_on(book, known)
    if table is not known:
        desk.folds.pop(stream, None)
        desk.folds[stream] = table
        for oldest in list(desk.folds)[:-MOST_FOLDS]:
            desk.folds.pop(oldest, None)
    return table


def read_on(book: Book, table: Table, until: int | None = None) -> Table:
    """The game with what has been written since, up to this event; nothing new: the very same table."""
    new = book.read(table.stream, after=len(table.game.entries))
    if until is not None:
        new = new[: max(0, until - len(table.game.entries))]
    if not new:
        return table
    marks = tuple(Mark(envelope.at, envelope.by) for envelope in new)
    return replace(table, game=replay(map(event_of, new), table.game), marks=table.marks + marks)


def as_of(book: Book, table: Table, sequence: int) -> Table:
    """The game as it was after this event."""
    if len(table.game.entries) == sequence:
        return table
    return read_on(book, Table(table.stream, strength=table.strength), sequence)


def store(pen: Pen, table: Table, events: tuple[HomeEvent, ...]) -> Table:
    """The game after these facts, which are then in the log."""
    sealed = pen.book.append(
        table.stream,
        len(table.game.entries),
        map(fact_of, events),
        by=code_of(pen.device, table.stream),
        moment=pen.desk.clock.now(),
    )
    marks = tuple(Mark(envelope.at, envelope.by) for envelope in sealed)
    return replace(table, game=replay(events, table.game), marks=table.marks + marks)


def code_of(device: str, stream: str) -> str:
    """A device within one game: the same each time, and telling nothing about it elsewhere."""
    return hashlib.sha256(f"{stream}\0{device}".encode()).hexdigest()[:8] if device else ANYONE
